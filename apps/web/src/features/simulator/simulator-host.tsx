import { createContext, use } from 'react';

/** The editor that hosts the simulator. */
export interface SimulatorHost {
  /** Id of the selected node of the editor. */
  readonly selectedNodeId: string | undefined;
  /** Selects an item and, with a path, scrolls to its input. */
  readonly onOpen: (itemId: string, path?: string) => void;
  /** Name of a connector; '' when unknown. */
  readonly connectorName: (nodeId: string, connectorId: string) => string;
}

/** Provides the host to the parts of the simulator. */
export const SimulatorHostProvider = createContext<SimulatorHost>({
  selectedNodeId: undefined,
  onOpen: () => undefined,
  connectorName: () => '',
});

export function useSimulatorHost(): SimulatorHost {
  return use(SimulatorHostProvider);
}
