export { AdminResolver } from './admin.resolver';
export {
  AdminApplicationResolver,
  AdminDetailsResolver,
  AdminJobResolver,
  AdminUserResolver,
} from './details.resolver';
export { AdminListsResolver } from './lists.resolver';
export { applicationPages, companyPages, transactionPages, userPages, type AdminScope } from './export-pages';
