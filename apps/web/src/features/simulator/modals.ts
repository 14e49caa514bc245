import { lazy } from 'react';
import { registerModals } from '../../modals/registry.ts';

/** The modals of the simulator feature. Each is loaded when it is first opened. */
const simulatorModals = {
  chatbotSimulator: lazy(async () => ({ default: (await import('./simulator-modal.tsx')).ChatbotSimulatorModal })),
};

registerModals(simulatorModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly simulator: typeof simulatorModals;
  }
}
