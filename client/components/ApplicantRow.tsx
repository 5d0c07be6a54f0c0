import { useTranslations } from 'use-intl/react';
import { IconChevronRight } from '../icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ApplicationStatus } from '../../domain/applications';
import type { InterviewState } from '../../domain/interviews';
import { useOptionText } from '../language/formats';
import { ApplicantFace } from './ApplicantFace';
import classes from './ApplicantRow.module.css';
import { ApplicationBadges } from './StatusBadge';

export interface ApplicantRowProps {
  to: string;
  applicationId: string;
  applicant: { fullName: string; isRevealed: boolean; pictureUrl?: string | null } | null;
  /** Under the name: what the person can do, or the job. */
  line: ReactNode;
  /** At the side, and beneath on a phone: a date or an interview. */
  aside?: ReactNode;
  /** What its badge says; none without it. */
  application?: {
    status: ApplicationStatus;
    interview: { state: InterviewState } | null;
  };
}

/** One applicant in a list; the whole row leads to the application. */
export function ApplicantRow({ to, applicationId, applicant, line, aside, application }: ApplicantRowProps) {
  const t = useTranslations('portal');
  return (
    <li className={classes.item}>
      <Link to={to} className={classes.row}>
        <ApplicantFace applicationId={applicationId} applicant={applicant} />
        <span className={classes.words}>
          <span className={classes.name} translate={applicant ? 'no' : undefined}>
            {applicant?.fullName || t('unknownUser')}
          </span>
          <span className={classes.line}>{line}</span>
        </span>
        {aside ? <span className={classes.aside}>{aside}</span> : null}
        {application ? (
          <span className={classes.status}>
            <ApplicationBadges {...application} />
          </span>
        ) : null}
        <IconChevronRight size={18} stroke={1.75} aria-hidden className={classes.arrow} />
      </Link>
    </li>
  );
}

interface ApplicantRowsProps {
  children: ReactNode;
  label: string;
  /** Lines of 52 px, for a short list among other things. */
  isDense?: boolean;
}

export function ApplicantRows({ children, label, isDense }: ApplicantRowsProps) {
  return (
    <ul className={classes.list} aria-label={label} data-dense={isDense || undefined}>
      {children}
    </ul>
  );
}

type Able = { technicalSkills: readonly string[]; education: string | null } | null;

/** `React, Node, SQL +2 · Bachelor's Degree`: what a company judges by before it knows who it is. */
function Abilities({ applicant }: { applicant: NonNullable<Able> }) {
  const t = useTranslations('portal');
  const optionText = useOptionText();
  const { technicalSkills, education } = applicant;
  const shown = technicalSkills.slice(0, 3).join(', ');
  const more = technicalSkills.length > 3 ? ` +${technicalSkills.length - 3}` : '';
  if (!shown && !education) return <span>{t('skills.none')}</span>;
  return (
    <>
      {shown ? <span translate="no">{`${shown}${more}`}</span> : null}
      {education ? <span>{`${shown && ' · '}${optionText('education', education)}`}</span> : null}
    </>
  );
}

export function abilitiesOf(applicant: Able): ReactNode {
  return applicant && <Abilities applicant={applicant} />;
}
