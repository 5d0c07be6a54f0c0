import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { MomentText } from '../../../components/MomentText';
import type { SeekerProposalsQuery } from '../../../graphql/generated';
import { IconCalendarRepeat } from '../../../icons';
import { answersProposal } from '../request-link-state';
import classes from './ProposalsLine.module.css';

interface ProposalsLineProps {
  proposals: SeekerProposalsQuery['proposalsToAnswer'];
}

/**
 * That companies wait for the seeker's answer, in one line above a list or a calendar: one proposal leads to its
 * application, several to the dashboard, which has all of them.
 */
export function ProposalsLine({ proposals }: ProposalsLineProps) {
  const t = useTranslations('applications.proposals');
  const applications = useTranslations('applications');
  const [first, ...others] = proposals;
  if (!first) return null;
  const { id, companyName, jobTitle, selectedInterview, interviewRescheduleRequest: request } = first;
  const isOne = others.length === 0;
  const name = companyName || applications('unknownCompany');
  return (
    <Link
      to={isOne ? paths.user.application(id) : paths.user.dashboard}
      state={isOne ? answersProposal : undefined}
      className={classes.line}
    >
      <IconCalendarRepeat size={20} stroke={1.75} aria-hidden />
      <span className={classes.words}>
        <b>{isOne ? t('from', { company: name }) : t('many', { count: proposals.length })}</b>
        {isOne && request ? (
          <span>
            <span translate="no">{`${jobTitle} · `}</span>
            {t.rich('until', {
              time: () => <MomentText value={request.expiresAt} zone={selectedInterview.timeZone} />,
            })}
          </span>
        ) : null}
      </span>
      <span className={classes.answer}>{t('answer')}</span>
    </Link>
  );
}
