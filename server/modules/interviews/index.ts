export { InterviewResolver } from './interview.resolver';
export { saveInterviewDetails } from './commands/save-interview-details';
export { calendarFile, findCalendarEntry, type CalendarEntry } from './calendar-file';
export { buildInvitation } from './invitation';
export { readFeed } from './calendar-feed';
export { CalendarFeedResolver, FEED_PATH } from './calendar-feed.resolver';
