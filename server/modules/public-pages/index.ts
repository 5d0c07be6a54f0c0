export { ChosenTimeResolver } from './chosen-time.resolver';
export { PublicUrlResolver } from './public-url.resolver';
