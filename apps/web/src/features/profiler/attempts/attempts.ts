import type { ProfilerResult } from '@confab/contracts';
import { createStore, type StoreApi } from 'zustand';

/** One utterance that was tried, and what came of it. */
export interface Attempt {
  readonly id: number;
  readonly text: string;
  /** Where it was said, as the call has it. */
  readonly type: string;
  /** Undefined for the project's own language. */
  readonly language: string | undefined;
  readonly state: 'waiting' | 'failed' | 'done';
  readonly message: string;
  readonly result: ProfilerResult | undefined;
  readonly threshold: number;
  readonly margin: number;
}

interface AttemptState {
  /** The last first. */
  readonly list: readonly Attempt[];
  readonly selectedId: number | undefined;
}

const attemptsMax = 200;
const kept = new WeakMap<object, StoreApi<AttemptState>>();

/** What was tried in a project that is open; it stays while the profiler is closed. */
export function getAttemptStore(key: object): StoreApi<AttemptState> {
  const store = kept.get(key) ?? createStore<AttemptState>(() => ({ list: [], selectedId: undefined }));
  kept.set(key, store);
  return store;
}

let lastId = 0;

/** Puts utterances that are about to be tried before the others. The first is selected. */
export function addAttempts(
  store: StoreApi<AttemptState>,
  texts: readonly string[],
  at: Pick<Attempt, 'type' | 'language'>,
): Attempt[] {
  const made = texts.map((text): Attempt => {
    lastId += 1;
    return { id: lastId, text, ...at, state: 'waiting', message: '', result: undefined, threshold: 0, margin: 0 };
  });
  store.setState(({ list }) => ({ list: [...made, ...list].slice(0, attemptsMax), selectedId: made[0]?.id }));
  return made;
}

export function updateAttempts(store: StoreApi<AttemptState>, changes: ReadonlyMap<number, Partial<Attempt>>): void {
  store.setState(({ list }) => ({ list: list.map((one) => ({ ...one, ...changes.get(one.id) })) }));
}

export function selectAttempt(store: StoreApi<AttemptState>, id: number): void {
  store.setState({ selectedId: id });
}

export function clearAttempts(store: StoreApi<AttemptState>): void {
  store.setState({ list: [], selectedId: undefined });
}
