import { paths } from '../../../../domain/paths';
import type { OutgoingMail } from '../../../ports';

interface FreeTimeNews {
  to: string;
  appUrl: string;
  unsubscribeUrl: string;
  seekerId: string;
  job: { id: string; title: string; companyName: string };
}

/** A job that had no free time has one. Which one is left to the page: it may be another by then. */
export function timeFreeMail({ to, appUrl, unsubscribeUrl, seekerId, job }: FreeTimeNews): OutgoingMail {
  return {
    to,
    kind: 'timeFree',
    values: { job: job.title, company: job.companyName },
    url: `${appUrl}${paths.user.job(job.id)}`,
    unsubscribeUrl,
    news: { about: 'FREE_TIME', jobId: job.id, seekerId },
  };
}
