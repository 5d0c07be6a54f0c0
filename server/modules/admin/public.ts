export { AdminResolver } from './dashboard.resolver';
export {
  AdminApplicationResolver,
  AdminDetailsResolver,
  AdminJobResolver,
  AdminUserResolver,
} from './details.resolver';
export { AdminJobConnectionResolver, AdminListsResolver, AdminTokenTransactionResolver } from './lists.resolver';
export { applicationPages, companyPages, transactionPages, userPages } from './export-pages';
