export { saveInterviewDetails } from './commands/save-interview-details';
export { calendarFile, findCalendarEntry, type CalendarEntry } from './calendar-file';
export { buildInvitation } from './invitation';
export { readFeed } from './calendar-feed';
export { FEED_PATH } from './calendar-feed.resolver';
