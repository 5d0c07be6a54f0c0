export { AdminReportsResolver, ReportGroupResolver } from './admin-reports.resolver';
export {
  FlaggedPostingResolver,
  FlaggedPostingsResolver,
} from './flagged-postings.resolver';
export { ReportedCompanyResolver, ReportedJobResolver, ReportResolver } from './report.resolver';
export { pauseJob } from './commands/pause-job';
export { sendReport } from './commands/send-report';
export { dismissFlags } from './commands/dismiss-flags';
export { listFlaggedPostings } from './flagged-postings.sql';
