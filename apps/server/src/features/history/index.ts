export { saveUnsavedChanges } from './save-unsaved-changes.ts';
export { markItemsDeleted, writeSavedItems } from './states.repository.ts';
