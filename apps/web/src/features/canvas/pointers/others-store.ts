import { create } from 'zustand';
import type { Point } from '../routing/types.ts';

/** Where the pointer of a colleague is on the canvas of a workflow. */
export interface OtherPointer extends Point {
  readonly workflowId: string;
}

interface Others {
  /** By connection, because one person may have two tabs. */
  readonly pointers: ReadonlyMap<string, OtherPointer>;
  readonly selections: ReadonlyMap<string, ReadonlySet<string>>;
}

const noSelection: ReadonlySet<string> = new Set();

/** The pointers and selections of colleagues, as far as they have been received. */
export const useOthers = create<Others>(() => ({ pointers: new Map(), selections: new Map() }));

/** Stores the pointer of a connection; undefined removes it. */
export function setOtherPointer(connectionId: string, pointer: OtherPointer | undefined): void {
  useOthers.setState(({ pointers }) => ({ pointers: withEntry(pointers, connectionId, pointer) }));
}

/** Stores which nodes a connection has selected. */
export function setOtherSelection(connectionId: string, nodeIds: readonly string[]): void {
  useOthers.setState(({ selections }) => ({
    selections: withEntry(selections, connectionId, nodeIds.length > 0 ? new Set(nodeIds) : undefined),
  }));
}

/** The nodes that a connection has selected. */
export function getOtherSelection(others: Pick<Others, 'selections'>, connectionId: string): ReadonlySet<string> {
  return others.selections.get(connectionId) ?? noSelection;
}

function withEntry<Value>(entries: ReadonlyMap<string, Value>, key: string, value: Value | undefined) {
  const next = new Map(entries);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}
