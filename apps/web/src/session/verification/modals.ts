import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The modals about verifying the email address. Each is loaded when it is first opened. */
const verificationModals = {
  verificationRequiredWarning: lazyModal(
    async () => (await import('./verification-required-modal.tsx')).VerificationRequiredModal,
  ),
};

registerModals(verificationModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly verification: typeof verificationModals;
  }
}
