export { JobResolver } from './job.resolver';
export { JobPayload, JobType } from './job.types';
export { InterviewSlotType, InterviewTime } from './slot.types';
export { FIRST_ACTIVE_JOB_IDS, FIRST_ACTIVE_JOBS } from './first-active-jobs';
export { loadJobs, readJob } from './job.queries';
export {
  isCardEnough,
  isVisibleToSeekers,
  joinedJobOf,
  JOINED_JOB_COLUMNS,
  joinedShareColumns,
  joinedShareOf,
  jobOf,
  jobShareFor,
  jobsOfJson,
  type JobCardRow,
  type JobRow,
  type JobShare,
} from './job.rows';
export { whyJobIsHidden, whyNotApply } from './job.policy';
export { listVisibleJobs, recommendJobs } from './visible-jobs.queries';
export {
  joinedSlotOf,
  JOINED_SLOT_COLUMNS,
  loadSlotsOfJobs,
  readSlot,
  readSlotsOfJob,
  seatsInUse,
  slotOf,
  type SlotRow,
} from './slot.queries';
export { createJob, insertJob, searchTextOf, type NewJob } from './commands/create-job';
export { requireOwnJob, setJobActive } from './commands/set-job-active';
export { Job } from './job.entity';
export { InterviewSlot, SlotHold } from './interview-slot.entity';
export { closePastJobs, startAutoClose } from './auto-close';
export { refuseUnlessOpen } from './open-slot';
export { SearchByIndex } from './search/search-by-index';
export { startJobSearch } from './search/watch-size';
