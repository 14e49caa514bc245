import { lazy } from 'react';

/** The history of an item, loaded when its tab is first opened. */
export const HistoryTab = lazy(async () => ({ default: (await import('./history-tab.tsx')).HistoryTab }));

/** Compares two versions of an item, loaded when it is first opened. */
export const CompareItemModal = lazy(async () => ({
  default: (await import('./compare/compare-item-modal.tsx')).CompareItemModal,
}));
