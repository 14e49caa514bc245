export { EditorPage } from './editor-page.tsx';
