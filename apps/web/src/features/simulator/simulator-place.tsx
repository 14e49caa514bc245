import { createContext, use } from 'react';

/** What surrounds the simulator: the editor that it is open in. */
export interface SimulatorPlace {
  /** The node that is selected in the editor. */
  readonly selectedNodeId: string | undefined;
  /** Leads to an item, and to an input of it where there is a path. */
  readonly onOpen: (itemId: string, path?: string) => void;
  /** What a connector is called; empty where nobody knows. */
  readonly connectorName: (nodeId: string, connectorId: string) => string;
}

/** Gives the parts below what surrounds them. */
export const SimulatorPlaceProvider = createContext<SimulatorPlace>({
  selectedNodeId: undefined,
  onOpen: () => undefined,
  connectorName: () => '',
});

export function useSimulatorPlace(): SimulatorPlace {
  return use(SimulatorPlaceProvider);
}
