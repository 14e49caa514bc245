import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The modals of the extensions feature. Each is loaded when it is first opened. */
const extensionsModals = {
  extensions: lazyModal(async () => (await import('./extensions-modal.tsx')).ExtensionsModal),
};

registerModals(extensionsModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly extensions: typeof extensionsModals;
  }
}
