import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The modals of the authoring feature. Each is loaded when it is first opened. */
const authoringModals = {
  unsavedChangesWarning: lazyModal(
    async () => (await import('./saving/unsaved-changes-modal.tsx')).UnsavedChangesModal,
  ),
  refusedEdits: lazyModal(async () => (await import('./saving/refused-edits-modal.tsx')).RefusedEditsModal),
  reloadModal: lazyModal(async () => (await import('./session/reload-modal.tsx')).ReloadModal),
  authorProjectPromoteModal: lazyModal(
    async () => (await import('./session/author-project-promote-modal.tsx')).AuthorProjectPromoteModal,
  ),
};

registerModals(authoringModals);

/** The publish window, for the editor, which shows it by its own state. */
export const AuthorProjectPromoteModal = authoringModals.authorProjectPromoteModal;

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly authoring: typeof authoringModals;
  }
}
