export { AdminResolver } from './admin.resolver';
