export { applicationPages, companyPages, transactionPages, userPages } from './lists/export-pages';
