import { lazy } from 'react';
import { registerModals } from '../../modals/registry.ts';

/** The modals about verifying the email address. Each is loaded when it is first opened. */
const verificationModals = {
  verificationRequired: lazy(async () => ({
    default: (await import('./verification-required-modal.tsx')).VerificationRequiredModal,
  })),
};

registerModals(verificationModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly verification: typeof verificationModals;
  }
}
