import { registerModals } from '../../../modals/registry.ts';
import { lazyModal } from '../../../loading/lazy-modal.tsx';

/** The modal that confirms the sign-in. It is loaded when it is first opened. */
const confirmSignInModals = {
  confirmSignIn: lazyModal(async () => (await import('./confirm-sign-in-modal.tsx')).ConfirmSignInModal),
};

registerModals(confirmSignInModals);

declare module '../../../modals/registry.ts' {
  interface ModalRegistry {
    readonly confirmSignIn: typeof confirmSignInModals;
  }
}
