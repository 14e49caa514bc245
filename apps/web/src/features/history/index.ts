import { lazy } from 'react';

/** The history of an item, loaded when its tab is first opened. */
export const HistoryTab = lazy(async () => ({ default: (await import('./history-tab.tsx')).HistoryTab }));
