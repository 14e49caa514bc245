import type { ProfilerResult } from '@confab/contracts';
import { createStore, type StoreApi } from 'zustand';

/** One utterance that was tried, and what came of it. */
export interface Try {
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

interface Tries {
  /** The last first. */
  readonly list: readonly Try[];
  readonly selectedId: number | undefined;
}

const mostKept = 200;
const kept = new WeakMap<object, StoreApi<Tries>>();

/** What was tried in a project that is open; it stays while the profiler is closed. */
export function triesOf(key: object): StoreApi<Tries> {
  const store = kept.get(key) ?? createStore<Tries>(() => ({ list: [], selectedId: undefined }));
  kept.set(key, store);
  return store;
}

let lastId = 0;

/** Puts utterances that are about to be tried before the others. The first is selected. */
export function addTries(store: StoreApi<Tries>, texts: readonly string[], at: Pick<Try, 'type' | 'language'>): Try[] {
  const made = texts.map((text): Try => {
    lastId += 1;
    return { id: lastId, text, ...at, state: 'waiting', message: '', result: undefined, threshold: 0, margin: 0 };
  });
  store.setState(({ list }) => ({ list: [...made, ...list].slice(0, mostKept), selectedId: made[0]?.id }));
  return made;
}

export function changeTries(store: StoreApi<Tries>, changes: ReadonlyMap<number, Partial<Try>>): void {
  store.setState(({ list }) => ({ list: list.map((one) => ({ ...one, ...changes.get(one.id) })) }));
}

export function selectTry(store: StoreApi<Tries>, id: number): void {
  store.setState({ selectedId: id });
}

export function forgetTries(store: StoreApi<Tries>): void {
  store.setState({ list: [], selectedId: undefined });
}
