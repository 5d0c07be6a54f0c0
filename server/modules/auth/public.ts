export { AuthResolver } from './auth.resolver';
