import { branchOf, turnOf } from './conversation-tree.ts';
import { endOf, wayOf, type PathMarks } from './path-marks.ts';
import type { SimulatorState } from './simulator-store.ts';

type Seen = Pick<SimulatorState, 'tree' | 'chosen' | 'glanced' | 'preferences'>;

/** The way that a conversation is drawn with; undefined where none is to be drawn. */
export function marksOf({ tree, chosen, glanced, preferences }: Seen): PathMarks | undefined {
  const looked = turnOf(tree, chosen ?? tree.head);
  if (!looked || !preferences.showsPath) return undefined;
  const shown = turnOf(tree, glanced) ?? looked;
  return {
    turn: wayOf([shown.result.trace]),
    conversation: wayOf(branchOf(tree).map(({ result }) => result.trace)),
    // A glance leaves the view where it is.
    leadsTo: preferences.follows ? endOf(looked.result.trace) : undefined,
  };
}

/** Whether the way may be another one. */
export function mayDiffer(one: Seen, other: Seen): boolean {
  return (
    one.tree !== other.tree ||
    one.chosen !== other.chosen ||
    one.glanced !== other.glanced ||
    one.preferences !== other.preferences
  );
}
