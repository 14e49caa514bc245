export { createShortDayFormat, formatUtcDay } from './format-utc-day.ts';
export { formatExactTime, formatTimeAgo } from './format-time.ts';
export { Moment } from './moment.tsx';
export { useFormatTime } from './use-format-time.ts';
export { useNow } from './use-now.ts';
export { useTimeZone } from './use-time-zone.ts';
export { useUtcDay } from './use-utc-day.ts';
