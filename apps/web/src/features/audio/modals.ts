import { lazy } from 'react';
import { registerModals } from '../../modals/registry.ts';

/** The modals of the audio feature. Each is loaded when it is first opened. */
const audioModals = {
  audioEditor: lazy(async () => ({
    default: (await import('./editor/audio-editor-modal.tsx')).AudioEditorModal,
  })),
};

registerModals(audioModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly audio: typeof audioModals;
  }
}
