export { readInsights } from './company-insights';
