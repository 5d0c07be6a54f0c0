export { FOLLOW_UP_OF_INTERVIEW, HAS_APPLICANT } from './missing-outcomes.sql';
