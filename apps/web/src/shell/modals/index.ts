export { ModalHost } from './modal-host.tsx';
export { openModal } from './modal-store.ts';
