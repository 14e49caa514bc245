export { AnalyticsPage } from './analytics-page.tsx';
export { AnalyticsPanel } from './analytics-panel.tsx';
