export { saveUnsavedChanges } from './save-unsaved-changes.ts';
export { listHashes, markItemsDeleted, writeSavedItems, type WrittenItem } from './states.repository.ts';
