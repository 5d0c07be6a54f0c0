export { AdminDailyFiguresResolver } from './figures/daily-figures.resolver';
export { AdminResolver } from './figures/dashboard.resolver';
export {
  AdminApplicationResolver,
  AdminDetailsResolver,
  AdminJobResolver,
  AdminUserResolver,
} from './details.resolver';
export { AdminFlaggedOutcomesResolver } from './oversight/flagged-outcomes.resolver';
export {
  AdminJobConnectionResolver,
  AdminListsResolver,
  AdminTokenTransactionConnectionResolver,
  AdminTokenTransactionResolver,
} from './lists/lists.resolver';
export {
  AdminJobPausesResolver,
  AdminOversightResolver,
  AdminPauseResolver,
  AdminReceiptMemberResolver,
  AdminReceiptResolver,
  AdminSilentCompanyResolver,
} from './oversight/oversight.resolver';
export { applicationPages, companyPages, transactionPages, userPages } from './lists/export-pages';
