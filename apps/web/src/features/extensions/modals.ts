import { lazy } from 'react';
import { registerModals } from '../../modals/registry.ts';

/** The modals of the extensions feature. Each is loaded when it is first opened. */
const extensionsModals = {
  extensions: lazy(async () => ({ default: (await import('./extensions-modal.tsx')).ExtensionsModal })),
};

registerModals(extensionsModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly extensions: typeof extensionsModals;
  }
}
