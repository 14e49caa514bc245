import { lazy } from 'react';
import { registerModals } from '../../modals/registry.ts';

/** The modals of the recently deleted feature. Each is loaded when it is first opened. */
const recentlyDeletedModals = {
  recentlyDeleted: lazy(async () => ({ default: (await import('./recently-deleted-modal.tsx')).RecentlyDeletedModal })),
};

registerModals(recentlyDeletedModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly recentlyDeleted: typeof recentlyDeletedModals;
  }
}
