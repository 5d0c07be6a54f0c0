export { InterviewResolver } from './interview.resolver';
export { saveInterviewDetails } from './commands/save-interview-details';
export { calendarFile, findCalendarEntry, type CalendarEntry } from './calendar-file';
export { buildInvitation } from './invitation';
