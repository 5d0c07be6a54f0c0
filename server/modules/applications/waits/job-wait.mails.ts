import { paths } from '../../../../domain/paths';
import type { OutgoingMail } from '../../../ports';

interface FreeTimeNews {
  to: string;
  appUrl: string;
  unsubscribeUrl: string;
  job: { id: string; title: string; companyName: string };
}

/** A job that had no free time has one. Which one is left to the page: it may be another by then. */
export function timeFreeMail({ to, appUrl, unsubscribeUrl, job }: FreeTimeNews): OutgoingMail {
  return {
    to,
    kind: 'timeFree',
    values: { job: job.title, company: job.companyName },
    url: `${appUrl}${paths.user.job(job.id)}`,
    unsubscribeUrl,
  };
}
