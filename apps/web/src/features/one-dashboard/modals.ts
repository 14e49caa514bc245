import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The modals of the One dashboard. Each is loaded when it is first opened. */
const oneDashboardModals = {
  templateProjectCreation: lazyModal(async () => (await import('./create-project-modal.tsx')).CreateProjectModal),
};

registerModals(oneDashboardModals);

/** The window that creates a project from a template, for a page that shows it by its own state. */
export const CreateProjectModal = oneDashboardModals.templateProjectCreation;

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly oneDashboard: typeof oneDashboardModals;
  }
}
