export { pauseJob } from './commands/pause-job';
export { sendReport } from './commands/send-report';
export { dismissFlags } from './commands/dismiss-flags';
export { listFlaggedPostings } from './flagged-postings.sql';
