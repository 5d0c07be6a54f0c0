export { AdminResolver } from './dashboard.resolver';
export {
  AdminApplicationResolver,
  AdminDetailsResolver,
  AdminJobResolver,
  AdminUserResolver,
} from './details.resolver';
export {
  ADMIN_LIST_COUNTS,
  AdminJobConnectionResolver,
  AdminListsResolver,
  AdminTokenTransactionConnectionResolver,
  AdminTokenTransactionResolver,
} from './lists.resolver';
export {
  AdminDataExportCountResolver,
  AdminSilentCountResolver,
  AdminJobPausesResolver,
  AdminOversightResolver,
  AdminPauseCountResolver,
  AdminPauseResolver,
  AdminReceiptCountResolver,
  AdminReceiptResolver,
  AdminSilentCompanyResolver,
} from './oversight.resolver';
export { applicationPages, companyPages, transactionPages, userPages } from './export-pages';
