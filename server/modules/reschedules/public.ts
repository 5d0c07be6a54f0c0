export { callOffInterview } from './commands/call-off-interview';
export { InterviewCalledOffResolver, InterviewLifeResolver } from './interview-life.resolver';
export { RescheduleResolver } from './reschedule.resolver';
export { requestReschedule } from './commands/request-reschedule';
