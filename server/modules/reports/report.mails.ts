import { paths } from '../../../domain/paths';
import type { MailTo, OutgoingMail } from '../../ports';

interface PauseMail {
  to: MailTo;
  appUrl: string;
  job: { id: string; title: string };
}

/** Tells a company why its job is hidden. It names nothing that a reporter wrote. */
export function pausedMail({ to, appUrl, job, reason }: PauseMail & { reason: string }): OutgoingMail {
  return { to, kind: 'jobPaused', values: { job: job.title, reason }, url: `${appUrl}${paths.company.job(job.id)}` };
}

export function resumedMail({ to, appUrl, job }: PauseMail): OutgoingMail {
  return { to, kind: 'jobResumed', values: { job: job.title }, url: `${appUrl}${paths.company.job(job.id)}` };
}
