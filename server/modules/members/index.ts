export { endCompanyRole } from './end-company-role';
