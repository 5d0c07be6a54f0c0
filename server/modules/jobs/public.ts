export { jobForViewer, JobResolver, OpenJobsResolver, RecommendedJobsResolver } from './job.resolver';
export { SalaryResolver } from './salary.resolver';
export { JobEditsResolver } from './job-edits.resolver';
export { PostingFileResolver } from './posting-file.resolver';
export { ViewedTermsResolver } from './viewed-terms.resolver';
export { JobSuggestionResolver } from './suggestion.resolver';
export { JobType } from './job.types';
export { InterviewSlotType, InterviewTime, NextTimes } from './slot.types';
export type { ClosingOf, JobApplicants } from './job-applicants.port';
export { loadJobs, readJob, readTimeZone } from './job.sql';
export { isVisibleToSeekers, jobOf } from './shown-job';
export type { JobCardRow, JobRow } from './job-columns.sql';
export { canManageJob, whyJobIsHidden, whyNotApply } from './job.policy';
export { forgetAsFine, rememberAsFine } from './flagged-postings.sql';
export { pauseReason } from './pause-reason';
export { hidePausedJob, showResumedJob } from './job-pause';
export {
  deleteHold,
  loadOpenSlots,
  loadSlotsOfJobs,
  readSlot,
  readSlotsOfJob,
  refuseUnlessOpen,
  seatsInUse,
  slotOf,
} from './slot.sql';
export type { SlotRow } from './slot-columns.sql';
export { createJob, insertJob, readDraft, searchTextOf } from './commands/create-job';
export { recordJobView } from './commands/record-job-view';
export { countSitemaps, listPublicJobs, listPublicJobsOf, readPublicJob, readSitemap } from './public-jobs.sql';
export { readPublicFeed } from './public-feed.sql';
export { setJobActive } from './commands/set-job-active';
export { InterviewSlot } from './interview-slot.entity';
export { companyJobs } from './company-jobs';
export { JobCards } from './job-cards';
export { ShortCache } from './short-cache';
export { filterOf, SeekerJobsResolver } from './seeker-jobs.resolver';
export { JobFilterInput } from './job-filter.types';
export { loadJobFlags } from './job-flags.sql';
export { evidenceText, jobFlagOf, JobFlagType } from './job-flag.types';
export { recommendJobs } from './visible-jobs.sql';
export { findNewJobs, type NewJobs } from './new-jobs.sql';
export { JobVocabulary } from './job-vocabulary';
export { skillsAmong } from './related/skill-match';
