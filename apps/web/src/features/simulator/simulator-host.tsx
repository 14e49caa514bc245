import { createContext, use } from 'react';
import type { SimulatorPlacement } from './placement.ts';

/** The editor that hosts the simulator. */
export interface SimulatorHost {
  /** Where the simulator is shown now. */
  readonly placement: SimulatorPlacement;
  /** Whether the simulator is shown; a closed dock keeps it mounted. */
  readonly isOpen: boolean;
  /** Id of the selected node of the editor. */
  readonly selectedNodeId: string | undefined;
  /** Selects an item and, with a path, scrolls to its input. */
  readonly onOpen: (itemId: string, path?: string) => void;
  /** Name of a connector; '' when unknown. */
  readonly connectorName: (nodeId: string, connectorId: string) => string;
  /** Closes the simulator. */
  readonly onClose: () => void;
}

/** Provides the host to the parts of the simulator. */
export const SimulatorHostProvider = createContext<SimulatorHost>({
  placement: 'side',
  isOpen: true,
  selectedNodeId: undefined,
  onOpen: () => undefined,
  connectorName: () => '',
  onClose: () => undefined,
});

export function useSimulatorHost(): SimulatorHost {
  return use(SimulatorHostProvider);
}
