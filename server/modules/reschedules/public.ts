export { InterviewCalledOffResolver, InterviewLifeResolver } from './interview-life.resolver';
export { RescheduleResolver } from './reschedule.resolver';
export { callOffInterview } from './commands/call-off-interview';
export { requestReschedule } from './commands/request-reschedule';
export { respondToReschedule } from './commands/respond-to-reschedule';
export { withdrawReschedule } from './commands/withdraw-reschedule';
export { RescheduleRequest } from './reschedule-request.entity';
