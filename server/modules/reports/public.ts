export { AdminReportCountResolver, AdminReportsResolver, ReportGroupResolver } from './admin-reports.resolver';
export { ReportedCompanyResolver, ReportedJobResolver, ReportResolver } from './report.resolver';
export { pauseJob } from './commands/pause-job';
export { sendReport } from './commands/send-report';
