import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The modals of the editor of One projects. Each is loaded when it is first opened. */
const oneAuthoringModals = {
  publishOneProjectModal: lazyModal(
    async () => (await import('./publish-one-project-modal.tsx')).PublishOneProjectModal,
  ),
};

registerModals(oneAuthoringModals);

/** The publish window, for the workspace, which shows it by its address. */
export const PublishOneProjectModal = oneAuthoringModals.publishOneProjectModal;

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly oneAuthoring: typeof oneAuthoringModals;
  }
}
