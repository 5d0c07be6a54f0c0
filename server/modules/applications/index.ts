export { stillFree } from './waits/job-waits.sql';
export { stopWaitOfToken } from './waits/commands/stop-being-told';
export { ApplicationDay, ApplicationPayload, ApplicationType } from './application.types';
export { selectedColumns, type Wanted } from './selected-columns';
export { companyApplicants, jobApplicants } from './module-ports';
export { answerWithApplication, isCompanyVerified, loadApplications } from './application.sql';
export { COUNTED_BY_DAY, DAYS_SHOWN, daysFrom, OF_ANY_STATUS } from './dashboards/application-days.sql';
export { interviewSubject, storedSubject, type ApplicationParent } from './shown-application';
export { ANSWER_DUE_BEFORE, endOfToday } from './lists/answers-due.sql';
export { acceptedApplicantPages } from './lists/accepted-applicants.sql';
export { partyOf, type ApplicationSubject, type InterviewSubject } from './application.policy';
export { inState } from './application-state.sql';
export {
  IN_ORDER_OF_TIME,
  listInterviews,
  LIVE_NOT_OVER,
  liveInterview,
  notOverParameters,
  refuseConflict,
} from './interviews.sql';
export { countOverdueReplies } from './reply-clock/reply-clock.sql';
export { takeSeat } from './seats.sql';
export { readApplicationsOf, selectApplications } from './lists/application-lists.sql';
export { subjectOf, withLockedApplication, type LockedApplication } from './locked-application.sql';
export { interviewOf, OF_CONTACT } from './application-columns.sql';
export { mailCalendarEntry, mailParty, pushParty } from './application-news';
export {
  applicationUrl,
  mailedInterview,
  mailedTime,
  type AboutApplication,
  type Addressed,
  type MailedInterview,
} from './application.mails';
export { acceptApplication } from './deciding/commands/accept-application';
export { applyToJob } from './commands/apply-to-job';
export { endForErasure } from './commands/end-for-erasure';
export { cancelPlannedInterview } from './commands/cancel-planned-interview';
export { reminderTopic, soonTopic } from './commands/interview-changes';
export { moveInterview } from './commands/move-interview';
export { closeLapsedApplications, lapseApplications } from './reply-clock/commands/run-reply-clock';
export { rejectApplication } from './deciding/commands/reject-application';
export { withdrawFromOwnCompany } from './commands/withdraw-from-own-company';
export { withdrawApplication } from './commands/withdraw-application';
export { Application } from './application.entity';
export { filesOfAcceptedApplicant, logoOfAcceptingCompany } from './lists/accepted-by.sql';
