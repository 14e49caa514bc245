export { saveUnsavedChanges } from './save-unsaved-changes.ts';
export { listHashes, markItemsDeleted, writeSavedItems, type WrittenItem } from './states.repository.ts';
export { thinHistories } from './thin-histories.ts';
