export { FollowUpResolver } from './follow-up.resolver';
