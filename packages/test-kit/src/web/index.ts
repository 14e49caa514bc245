export { renderUi, TestUi } from './render-ui.tsx';
