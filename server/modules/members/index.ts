export { AdminMembersResolver } from './owners/admin-members.resolver';
export { CompanyInvitationResolver } from './invitations/company-invitation.resolver';
export { endMembershipAgain } from './commands/end-membership-again';
export { endCompanyRole } from './end-company-role';
export { endInvitationsOf } from './end-invitations';
export { InvitationResolver } from './invitations/invitation.resolver';
export { MemberResolver } from './member.resolver';
export { ViewerColleaguesResolver } from './viewer-colleagues.resolver';
