export { cancelInterview } from './commands/cancel-interview';
export { requestReschedule } from './commands/request-reschedule';
export { CancelledInterview } from './interview-life.types';
