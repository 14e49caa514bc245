import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The modal that edits a picture. It is loaded when it is first opened. */
const imageEditorModals = {
  imageEditor: lazyModal(async () => (await import('./image-editor-modal.tsx')).ImageEditorModal),
};

registerModals(imageEditorModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly imageEditor: typeof imageEditorModals;
  }
}
