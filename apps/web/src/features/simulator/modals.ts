import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The modals of the simulator feature. Each is loaded when it is first opened. */
const simulatorModals = {
  chatbotSimulator: lazyModal(async () => (await import('./simulator-modal.tsx')).ChatbotSimulatorModal),
};

registerModals(simulatorModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly simulator: typeof simulatorModals;
  }
}
