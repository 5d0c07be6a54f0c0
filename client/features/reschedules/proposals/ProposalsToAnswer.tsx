import { useApolloClient } from '@apollo/client/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { IconCalendarRepeat } from '../../../icons';
import {
  useAcceptProposalMutation,
  type ProposalToAnswerFragment,
  type ProposedTimeFragment,
} from '../../../graphql/generated';
import { interviewChange } from '../interview-change';
import { useFormats } from '../../../language/formats';
import { LightButton, LightLinkButton } from '../../../components/LightButton';
import { MomentText } from '../../../components/MomentText';
import { ReadersTime } from '../../../components/ReadersTime';
import { SpanText } from '../../../components/SpanText';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import classes from './ProposalsToAnswer.module.css';

/** A proposal, who made it, and the page with all answers. */
interface ToAnswer {
  application: ProposalToAnswerFragment;
  from: string;
  to: string;
}

function Time({
  label,
  time,
  isProposed = false,
}: {
  label: string;
  time: ProposedTimeFragment;
  isProposed?: boolean;
}) {
  const places = useTranslations('options.locationType');
  const formats = useFormats();
  return (
    <div className={classes.time} data-proposed={isProposed || undefined}>
      <dt>{label}</dt>
      <dd>
        <b>{`${formats.shortWeekday(time.date)}, ${formats.day(time.date)}`}</b>
        <span>
          <SpanText time={time} />
          <ReadersTime time={time} />
        </span>
        <span>{places(time.locationType)}</span>
      </dd>
    </div>
  );
}

function Proposal({ application, from, to }: ToAnswer) {
  const t = useTranslations('portal.proposals');
  const { cache } = useApolloClient();
  const title = useId();
  const accept = useAcceptProposalMutation(interviewChange);
  const { id, jobTitle, interview, selectedInterview, interviewRescheduleRequest: request } = application;
  const { busy, submit } = useSubmit({
    send: () => accept({ input: { applicationId: id, requestId: request?.id ?? null, answer: 'ACCEPT' } }),
    onDone: () => toast.success(t('accepted')),
    failed: t('failed'),
    onRefused: (message) => {
      toast.error(message);
      // The other side has done something meanwhile, perhaps.
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'proposalsToAnswer' });
    },
  });
  if (!request) return null;
  const isCancelled = interview?.state === 'CANCELLED';
  return (
    <li className={classes.proposal} aria-labelledby={title}>
      <p className={classes.title}>
        <Link id={title} to={to} className={classes.link} translate="no">
          {from}
        </Link>
        <span className={classes.job} translate="no">
          {jobTitle}
        </span>
      </p>
      <dl className={classes.times}>
        <Time label={t(isCancelled ? 'cancelled' : 'now')} time={selectedInterview} />
        <Time label={t('proposed')} time={request.newInterview} isProposed />
      </dl>
      <p className={classes.until}>
        {t.rich('until', { time: () => <MomentText value={request.expiresAt} zone={selectedInterview.timeZone} /> })}
      </p>
      <div className={classes.answers}>
        <LightButton
          busy={busy}
          onClick={() => void submit(undefined)}
          aria-label={t('acceptOf', { from, job: jobTitle })}
        >
          {t('accept')}
        </LightButton>
        <LightLinkButton to={to} look="secondary" aria-label={t('otherOf', { from, job: jobTitle })}>
          {t('other')}
        </LightLinkButton>
      </div>
    </li>
  );
}

/** What the other side proposes, with both times; nothing where nothing waits. */
export function ProposalsToAnswer({ proposals }: { proposals: readonly ToAnswer[] }) {
  const t = useTranslations('portal.proposals');
  const id = useId();
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.card}>
      <h2 id={id} className={classes.heading}>
        <IconCalendarRepeat size={20} stroke={1.75} aria-hidden />
        {t('title')}
      </h2>
      <ul className={classes.list}>
        {proposals.map((proposal) => (
          <Proposal key={proposal.application.id} {...proposal} />
        ))}
      </ul>
    </section>
  );
}
