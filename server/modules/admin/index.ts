export { AdminDailyFiguresResolver } from './daily-figures.resolver';
export { AdminResolver } from './dashboard.resolver';
export {
  AdminApplicationResolver,
  AdminDetailsResolver,
  AdminJobResolver,
  AdminUserResolver,
} from './details.resolver';
export { AdminFlaggedOutcomesResolver } from './flagged-outcomes.resolver';
export {
  AdminJobConnectionResolver,
  AdminListsResolver,
  AdminTokenTransactionConnectionResolver,
  AdminTokenTransactionResolver,
} from './lists.resolver';
export {
  AdminJobPausesResolver,
  AdminOversightResolver,
  AdminPauseResolver,
  AdminReceiptResolver,
  AdminSilentCompanyResolver,
} from './oversight.resolver';
export { applicationPages, companyPages, transactionPages, userPages } from './export-pages';
