export { AdminMembersResolver } from './admin-members.resolver';
export { endCompanyRole } from './end-company-role';
export { endInvitationsOf } from './end-invitations';
export { MemberResolver } from './member.resolver';
