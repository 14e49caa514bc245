export { OneEditorPage } from './one-editor-page.tsx';
