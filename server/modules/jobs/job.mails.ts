import { paths } from '../../../domain/paths';
import type { HoldReason } from '../../text/posting-flags/holding';
import type { MailTo, OutgoingMail } from '../../ports';

interface HeldMail {
  to: MailTo;
  appUrl: string;
  job: { id: string; title: string };
  holdReason: HoldReason;
}

/** Tells a company why its job waits for our team. It quotes nothing, so that nobody learns the words to avoid. */
export function heldMail({ to, appUrl, job, holdReason }: HeldMail): OutgoingMail {
  return { to, kind: 'jobHeld', values: { job: job.title, holdReason }, url: `${appUrl}${paths.company.job(job.id)}` };
}
