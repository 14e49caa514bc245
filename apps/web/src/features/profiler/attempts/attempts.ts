import type { ProfilerResult } from '@confab/contracts';
import { createStore, type StoreApi } from 'zustand';
import { noMessage, type Message } from '../../../words/message.ts';

/** One utterance that was tried, with its result. */
export interface Attempt {
  readonly id: number;
  readonly text: string;
  /** Place where it was said, in the format of the call. */
  readonly type: string;
  /** Undefined for the project's own language. */
  readonly language: string | undefined;
  readonly state: 'waiting' | 'failed' | 'done';
  readonly message: Message;
  readonly result: ProfilerResult | undefined;
  readonly threshold: number;
  readonly margin: number;
}

interface AttemptState {
  /** Newest first. */
  readonly list: readonly Attempt[];
  readonly selectedId: number | undefined;
  /** How many utterances of the last text were not tried, because it had more than `attemptsMax`. */
  readonly leftOutCount: number;
}

/** The most attempts of a list, and so of one text. */
export const attemptsMax = 200;
const noAttempts: AttemptState = { list: [], selectedId: undefined, leftOutCount: 0 };
const stores = new WeakMap<object, StoreApi<AttemptState>>();

/** The attempts of an open project; they survive closing the profiler. */
export function getAttemptStore(key: object): StoreApi<AttemptState> {
  const store = stores.get(key) ?? createStore<AttemptState>(() => noAttempts);
  stores.set(key, store);
  return store;
}

let lastId = 0;

/** Adds waiting attempts at the front of the list, as many as fit, and selects the first of them. */
export function addAttempts(
  store: StoreApi<AttemptState>,
  texts: readonly string[],
  at: Pick<Attempt, 'type' | 'language'>,
): Attempt[] {
  const added = texts.slice(0, attemptsMax).map((text): Attempt => {
    lastId += 1;
    return {
      id: lastId,
      text,
      ...at,
      state: 'waiting',
      message: noMessage,
      result: undefined,
      threshold: 0,
      margin: 0,
    };
  });
  store.setState(({ list }) => ({
    list: [...added, ...list].slice(0, attemptsMax),
    selectedId: added[0]?.id,
    leftOutCount: texts.length - added.length,
  }));
  return added;
}

export function updateAttempts(store: StoreApi<AttemptState>, changes: ReadonlyMap<number, Partial<Attempt>>): void {
  store.setState(({ list }) => ({ list: list.map((one) => ({ ...one, ...changes.get(one.id) })) }));
}

export function selectAttempt(store: StoreApi<AttemptState>, id: number): void {
  store.setState({ selectedId: id });
}

export function clearAttempts(store: StoreApi<AttemptState>): void {
  store.setState(noAttempts);
}
