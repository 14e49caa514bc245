export { keepUnsaved } from './keep-unsaved.ts';
export { binItems, writeSavedItems } from './states.repository.ts';
