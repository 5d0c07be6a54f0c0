export { cancelInterview } from './commands/cancel-interview';
export {
  CancelledByMemberResolver,
  InterviewCancelledResolver,
  InterviewLifeResolver,
} from './interview-life.resolver';
export { CompanyWaitingResolver } from './company-waiting.resolver';
export { RescheduleMembersResolver, RescheduleResolver } from './reschedule.resolver';
export { requestReschedule } from './commands/request-reschedule';
export { CancelledInterview } from './interview-life.types';
