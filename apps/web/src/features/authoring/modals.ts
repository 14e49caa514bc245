import { lazy } from 'react';
import { registerModals } from '../../modals/registry.ts';

/** The modals of the authoring feature. Each is loaded when it is first opened. */
const authoringModals = {
  unsavedChanges: lazy(async () => ({
    default: (await import('./saving/unsaved-changes-modal.tsx')).UnsavedChangesModal,
  })),
  refusedEdits: lazy(async () => ({ default: (await import('./saving/refused-edits-modal.tsx')).RefusedEditsModal })),
  reload: lazy(async () => ({ default: (await import('./session/reload-modal.tsx')).ReloadModal })),
};

registerModals(authoringModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly authoring: typeof authoringModals;
  }
}
