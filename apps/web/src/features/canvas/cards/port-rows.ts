import { create } from 'zustand';
import type { Port } from './read-ports.ts';

/** A row of ports on a card: one port, or the folded intents of a node. */
export interface PortRow {
  readonly ports: readonly Port[];
  readonly fold: 'closed' | 'opener' | undefined;
}

/** More intents than this are shown as one row until they are unfolded. */
const maxOpenIntents = 5;

/**
 * The rows of a card's ports. Many intents become one row, 'closed'; unfolded, an 'opener' without ports comes before
 * them, so that they can be folded again.
 */
export function toPortRows(ports: readonly Port[], isUnfolded: boolean): readonly PortRow[] {
  const intents = ports.filter(({ isIntent }) => isIntent);
  const single = (port: Port): PortRow => ({ ports: [port], fold: undefined });
  if (intents.length <= maxOpenIntents) return ports.map(single);
  const firstAt = ports.findIndex(({ isIntent }) => isIntent);
  return ports.flatMap((port, at): readonly PortRow[] => {
    if (!port.isIntent) return [single(port)];
    if (!isUnfolded) return at === firstAt ? [{ ports: intents, fold: 'closed' }] : [];
    return at === firstAt ? [{ ports: [], fold: 'opener' }, single(port)] : [single(port)];
  });
}

/** The nodes whose intents are unfolded, until the page is closed. */
const useUnfolded = create<{ readonly nodeIds: ReadonlySet<string> }>(() => ({ nodeIds: new Set() }));

/** The nodes whose intents are unfolded. */
export function useUnfoldedNodes(): ReadonlySet<string> {
  return useUnfolded(({ nodeIds }) => nodeIds);
}

/** Unfolds the intents of a node, or folds them again. */
export function toggleFold(nodeId: string): void {
  useUnfolded.setState(({ nodeIds }) => ({
    nodeIds: nodeIds.has(nodeId) ? new Set([...nodeIds].filter((id) => id !== nodeId)) : new Set([...nodeIds, nodeId]),
  }));
}
