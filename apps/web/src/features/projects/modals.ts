import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The modals of the projects feature. Each is loaded when it is first opened. */
const projectsModals = {
  deleteConfirmation: lazyModal(async () => (await import('./deletion/delete-confirmation.tsx')).DeleteConfirmation),
};

registerModals(projectsModals);

/** The question before a deletion, for a page that shows it by its own state. */
export const DeleteConfirmation = projectsModals.deleteConfirmation;

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly projects: typeof projectsModals;
  }
}
