import { lazyModal } from '../../loading/lazy-modal.tsx';
import { lazyView } from '../../loading/lazy-view.tsx';

/** The history of an item, loaded when its tab is first opened. */
export const HistoryTab = lazyView(async () => (await import('./history-tab.tsx')).HistoryTab);

/** Compares two versions of an item, loaded when it is first opened. */
export const CompareItemModal = lazyModal(
  async () => (await import('./compare/compare-item-modal.tsx')).CompareItemModal,
);
