export { RescheduleResolver } from './reschedule.resolver';
export { requestReschedule } from './commands/request-reschedule';
export { respondToReschedule } from './commands/respond-to-reschedule';
export { RescheduleRequest } from './reschedule-request.entity';
