export { ApplicantResolver } from './applicant.types';
export { ApplicationResolver } from './application.resolver';
export { ApplicationWaysResolver } from './application-ways.resolver';
export { DashboardResolver } from './dashboard.resolver';
export { InterviewResolver } from './interview.resolver';
export { JobApplicationsResolver, SlotApplicationsResolver } from './job-applications.resolver';
export { RescheduleResolver } from './reschedule.resolver';
export { requestReschedule } from './commands/request-reschedule';
export { respondToReschedule } from './commands/respond-to-reschedule';
export { ApplicationType } from './application.types';
export { wantedAt, type Wanted } from './application.rows';
export {
  loadApplications,
  NEWEST_FIRST,
  readApplicationsOf,
  selectApplications,
  type ApplicationParent,
} from './application.queries';
export { acceptedApplicantPages, type AcceptedApplicant } from './accepted-applicants.queries';
export { acceptApplication } from './commands/accept-application';
export { applyToJob } from './commands/apply-to-job';
export { rejectApplication } from './commands/reject-application';
export { saveInterviewDetails } from './commands/save-interview-details';
export { withdrawApplication } from './commands/withdraw-application';
export { Application } from './application.entity';
export { RescheduleRequest } from './reschedule-request.entity';
export { fileAccessOf, type FileAccess } from './file.policy';
export { findCalendarEntry, type CalendarEntry } from './calendar-entry.queries';
export { calendarFile } from './calendar-file';
export { startInterviewReminders } from './interview-reminders';
