export { endMembershipAgain } from './commands/end-membership-again';
export { endCompanyRole } from './end-company-role';
export { endInvitationsOf } from './end-invitations';
export { noteLeaving } from './note-leaving';
