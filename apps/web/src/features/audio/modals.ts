import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The modals of the audio feature. Each is loaded when it is first opened. */
const audioModals = {
  audioEditor: lazyModal(async () => (await import('./editor/audio-editor-modal.tsx')).AudioEditorModal),
};

registerModals(audioModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly audio: typeof audioModals;
  }
}
