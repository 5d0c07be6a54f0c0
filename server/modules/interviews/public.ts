export { InterviewResolver } from './interview.resolver';
export { saveInterviewDetails } from './commands/save-interview-details';
export { findCalendarEntry, type CalendarEntry } from './calendar-entry.sql';
export { calendarFile } from './calendar-file';
export { startInterviewReminders } from './interview-reminders';
