import { registerModals } from './registry.ts';
import { lazyModal } from '../loading/lazy-modal.tsx';

/** The modals that every feature can open. Each is loaded when it is first opened. */
const commonModals = {
  confirmationModal: lazyModal(async () => (await import('./confirm-modal.tsx')).ConfirmModal),
  warning: lazyModal(async () => (await import('./warning-modal.tsx')).WarningModal),
  message: lazyModal(async () => (await import('./close-message-modal.tsx')).CloseMessageModal),
};

registerModals(commonModals);

declare module './registry.ts' {
  interface ModalRegistry {
    readonly common: typeof commonModals;
  }
}
