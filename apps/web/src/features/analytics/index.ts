export { AnalyticsPage } from './analytics-page.tsx';
export { AnalyticsInEditor } from './analytics-in-editor.tsx';
export type { AnalyticParams } from './filters/analytic-location.ts';
export { dayText, quickRanges, toRange, usualRange, type QuickRange } from './filters/days.ts';
export { useFilterOptions } from './use-analytic-data.ts';
