import { sitePath } from '../../domain/site-path';

export interface WantedJob {
  jobId: string;
  /** Null where no time of it is chosen yet. */
  slotId: string | null;
}

const JOB_PAGE = /^\/user\/job\/([0-9A-Z]{26})$/i;

/** The job that a way back leads to, of someone who comes from a public job; null where it leads elsewhere. */
export function wantedJobOf(wayBack: string | null): WantedJob | null {
  const [path = '', query] = (sitePath(wayBack) ?? '').split('?');
  const jobId = JOB_PAGE.exec(path)?.[1];
  return jobId === undefined ? null : { jobId, slotId: new URLSearchParams(query).get('slot') || null };
}

/** The same for the address of a page of sign-in, registration or verification. */
export function wantedJobAt(search: string): WantedJob | null {
  return wantedJobOf(wayBackAt(search));
}

export function wayBackAt(search: string): string | null {
  const parameters = new URLSearchParams(search);
  return parameters.get('returnTo') ?? parameters.get('continueUrl');
}
