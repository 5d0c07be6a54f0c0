import { IconChevronRight } from '../icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { UNKNOWN_USER, type ApplicationStatus } from '../../domain/applications';
import { ApplicantFace } from './ApplicantFace';
import classes from './ApplicantRow.module.css';
import { StatusBadge } from './StatusBadge';

export interface ApplicantRowProps {
  to: string;
  applicationId: string;
  applicant: { fullName: string; isRevealed: boolean; pictureUrl?: string | null } | null;
  /** Under the name: what the person can do, or the job. */
  line: ReactNode;
  /** At the side, and beneath on a phone: a date or an interview. */
  aside?: ReactNode;
  status?: ApplicationStatus;
  /** Before the row: a checkbox; null keeps its room, so that rows with and without one line up. */
  choice?: ReactNode;
}

/** One applicant in a list; the whole row leads to the application. */
export function ApplicantRow({ to, applicationId, applicant, line, aside, status, choice }: ApplicantRowProps) {
  return (
    <li className={classes.item}>
      {choice === undefined ? null : <span className={classes.choice}>{choice}</span>}
      <Link to={to} className={classes.row}>
        <ApplicantFace applicationId={applicationId} applicant={applicant} />
        <span className={classes.words}>
          <span className={classes.name}>{applicant?.fullName ?? UNKNOWN_USER}</span>
          <span className={classes.line}>{line}</span>
        </span>
        <span className={classes.aside}>{aside}</span>
        {status ? (
          <span className={classes.status}>
            <StatusBadge status={status} />
          </span>
        ) : null}
        <IconChevronRight size={18} stroke={1.75} aria-hidden className={classes.arrow} />
      </Link>
    </li>
  );
}

export function ApplicantRows({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}

/** `React, Node, SQL +2 · Bachelor's Degree`: what a company judges by before it knows who it is. */
export function abilitiesOf(
  applicant: { technicalSkills: readonly string[]; education: string | null } | null,
): string {
  if (!applicant) return '';
  const shown = applicant.technicalSkills.slice(0, 3).join(', ');
  const more = applicant.technicalSkills.length > 3 ? ` +${applicant.technicalSkills.length - 3}` : '';
  return [shown ? `${shown}${more}` : null, applicant.education].filter(Boolean).join(' · ') || 'No skills listed';
}
