import { loginPath, paths } from '../../domain/paths';

/** To sign in or to register, and then to this job with the time chosen. */
export const signInFor = (jobId: string, slot = ''): string => loginPath(paths.user.job(jobId, { slot }));
