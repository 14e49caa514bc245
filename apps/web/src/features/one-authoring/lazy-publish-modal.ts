import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The publish window, loaded when it is first opened. */
export const OnePublishModal = lazyModal(async () => (await import('../one-publishing/index.ts')).OnePublishModal);
