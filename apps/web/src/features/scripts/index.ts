export { HtmlFrame } from './html/html-frame.tsx';
export { useConfirmedClose } from './use-confirmed-close.ts';
