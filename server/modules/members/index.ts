export { CompanyInvitationResolver } from './company-invitation.resolver';
export { endCompanyRole } from './end-company-role';
export { endInvitationsOf } from './end-invitations';
export { InvitationResolver } from './invitation.resolver';
