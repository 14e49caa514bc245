export { AnalyticsPage } from './analytics-page.tsx';
export { AnalyticsInEditor } from './analytics-in-editor.tsx';
export type { AnalyticParams } from './filters/analytic-location.ts';
export { DayField } from './filters/day-field.tsx';
export { quickRanges, toRange, usualRange, type QuickRange } from './filters/days.ts';
export { useFilterOptions } from './use-analytic-data.ts';
