export { AdminMembersResolver } from './owners/admin-members.resolver';
export { endCompanyRole } from './end-company-role';
export { MemberResolver } from './member.resolver';
