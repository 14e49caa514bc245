export { saveUnsavedChanges } from './save-unsaved-changes.ts';
export { markItemsDeleted, writeSavedItems, type WrittenItem } from './states.repository.ts';
