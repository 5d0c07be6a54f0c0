export { FollowUpResolver } from './follow-up.resolver';
export { FOLLOW_UP_OF_INTERVIEW } from './outcomes-to-tell.sql';
