export { PublicUrlResolver } from './public-url.resolver';
