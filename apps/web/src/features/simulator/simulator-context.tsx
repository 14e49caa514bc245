import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { useApi } from '../../api/api-context.tsx';
import { useEditingSession, type EditingSession } from '../../editing/index.ts';
import { createPathMarks, canPathDiffer } from './path/create-path-marks.ts';
import { showPath } from './path/path-marks.ts';
import type { SimulatorState } from './store/simulator-state.ts';
import { createSimulator, type Simulator } from './store/simulator-store.ts';

/** One simulator per editing session, so that a conversation survives closing the dock. */
const simulators = new WeakMap<EditingSession, Simulator>();

/** The simulator of the open project. */
export function useProjectSimulator(): Simulator {
  const api = useApi();
  const session = useEditingSession();
  const existing = simulators.get(session);
  if (existing) return existing;
  const created = createSimulator(api, session);
  created.subscribe((now, before) => canPathDiffer(now, before) && showPath(createPathMarks(now)));
  simulators.set(session, created);
  return created;
}

const Context = createContext<Simulator | undefined>(undefined);

/** Provides the simulator to the parts below. */
export const SimulatorProvider = Context;

/** The simulator of the surrounding provider. */
export function useSimulator(): Simulator {
  const simulator = use(Context);
  if (!simulator) throw new Error('There is no SimulatorProvider above this part.');
  return simulator;
}

/** Selects from the state of the simulator. */
export function useSimulated<PathInput>(read: (state: SimulatorState) => PathInput): PathInput {
  return useStore(useSimulator(), read);
}
