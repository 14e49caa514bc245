import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { useApi } from '../../api/api-context.tsx';
import { useEditingSession, type EditingSession } from '../../editing/index.ts';
import { marksOf, mayDiffer } from './marks-of.ts';
import { showPath } from './path-marks.ts';
import { createSimulator, type Simulator, type SimulatorState } from './simulator-store.ts';

/** One for each open project: a conversation outlives the place where it is shown. */
const simulators = new WeakMap<EditingSession, Simulator>();

/** The simulator of the open project. */
export function useProjectSimulator(): Simulator {
  const api = useApi();
  const session = useEditingSession();
  const known = simulators.get(session);
  if (known) return known;
  const made = createSimulator(api, session);
  made.subscribe((now, before) => mayDiffer(now, before) && showPath(marksOf(now)));
  simulators.set(session, made);
  return made;
}

const Context = createContext<Simulator | undefined>(undefined);

/** Gives the parts below their simulator. */
export const SimulatorProvider = Context;

/** What the parts of the simulator ask of it. */
export function useSimulator(): Simulator {
  const simulator = use(Context);
  if (!simulator) throw new Error('There is no SimulatorProvider above this part.');
  return simulator;
}

/** Something of its state; drawn again when that changes. */
export function useSimulated<Seen>(read: (state: SimulatorState) => Seen): Seen {
  return useStore(useSimulator(), read);
}
