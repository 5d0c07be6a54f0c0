export { InsightsResolver } from './insights.resolver';
export { readInsights } from './company-insights';
