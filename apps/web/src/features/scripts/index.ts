export { JavascriptModal } from './javascript-modal.tsx';
