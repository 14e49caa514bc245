import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The modals of the recently deleted feature. Each is loaded when it is first opened. */
const recentlyDeletedModals = {
  recentlyDeleted: lazyModal(async () => (await import('./recently-deleted-modal.tsx')).RecentlyDeletedModal),
};

registerModals(recentlyDeletedModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly recentlyDeleted: typeof recentlyDeletedModals;
  }
}
