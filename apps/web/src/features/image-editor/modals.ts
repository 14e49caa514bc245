import { lazy } from 'react';
import { registerModals } from '../../modals/registry.ts';

/** The modal that edits a picture. It is loaded when it is first opened. */
const imageEditorModals = {
  imageEditor: lazy(async () => ({ default: (await import('./image-editor-modal.tsx')).ImageEditorModal })),
};

registerModals(imageEditorModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly imageEditor: typeof imageEditorModals;
  }
}
