import { lazy } from 'react';
import { registerModals } from '../../../modals/registry.ts';

/** The modal that confirms the sign-in. It is loaded when it is first opened. */
const confirmSignInModals = {
  confirmSignIn: lazy(async () => ({ default: (await import('./confirm-sign-in-modal.tsx')).ConfirmSignInModal })),
};

registerModals(confirmSignInModals);

declare module '../../../modals/registry.ts' {
  interface ModalRegistry {
    readonly confirmSignIn: typeof confirmSignInModals;
  }
}
