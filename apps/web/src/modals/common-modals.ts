import { lazy } from 'react';
import { registerModals } from './registry.ts';

/** The modals that every feature can open. Each is loaded when it is first opened. */
const commonModals = {
  confirm: lazy(async () => ({ default: (await import('./confirm-modal.tsx')).ConfirmModal })),
  warning: lazy(async () => ({ default: (await import('./warning-modal.tsx')).WarningModal })),
  closeMessage: lazy(async () => ({ default: (await import('./close-message-modal.tsx')).CloseMessageModal })),
};

registerModals(commonModals);

declare module './registry.ts' {
  interface ModalRegistry {
    readonly common: typeof commonModals;
  }
}
