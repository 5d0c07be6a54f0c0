import { paths } from '../../../domain/paths';
import type { HeldFor } from '../../text/posting-flags/holding';
import type { OutgoingMail } from '../../ports';

interface HeldMail {
  to: string;
  appUrl: string;
  job: { id: string; title: string };
  heldFor: HeldFor;
}

/** Tells a company why its job waits for our team. It quotes nothing, so that no one learns the words to avoid. */
export function heldMail({ to, appUrl, job, heldFor }: HeldMail): OutgoingMail {
  return { to, kind: 'jobHeld', values: { job: job.title, heldFor }, url: `${appUrl}${paths.company.job(job.id)}` };
}
