import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The modals of the profiler feature. Each is loaded when it is first opened. */
const profilerModals = {
  utteranceProfiler: lazyModal(async () => (await import('./session-profiler-modal.tsx')).SessionProfilerModal),
  // For a stored project that is not open in an editor.
  storedUtteranceProfiler: lazyModal(async () => (await import('./stored-profiler-modal.tsx')).StoredProfilerModal),
};

registerModals(profilerModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly utteranceProfiler: typeof profilerModals;
  }
}
