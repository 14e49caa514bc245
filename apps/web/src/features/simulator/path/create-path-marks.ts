import { listBranch, findTurn } from '../conversation/conversation-tree.ts';
import { findLastNode, collectPath, type PathMarks } from './path-marks.ts';
import type { SimulatorState } from '../store/simulator-state.ts';

type PathInput = Pick<SimulatorState, 'tree' | 'chosen' | 'glanced' | 'preferences'>;

/** The path of a conversation to highlight; undefined when none is shown. */
export function createPathMarks({ tree, chosen, glanced, preferences }: PathInput): PathMarks | undefined {
  const looked = findTurn(tree, chosen ?? tree.head);
  if (!looked || !preferences.showsPath) return undefined;
  const shown = findTurn(tree, glanced) ?? looked;
  return {
    turn: collectPath([shown.result.trace]),
    conversation: collectPath(listBranch(tree).map(({ result }) => result.trace)),
    // Hovering a turn does not move the view.
    leadsTo: preferences.follows ? findLastNode(looked.result.trace) : undefined,
  };
}

/** Whether the path can differ between two states. */
export function canPathDiffer(one: PathInput, other: PathInput): boolean {
  return (
    one.tree !== other.tree ||
    one.chosen !== other.chosen ||
    one.glanced !== other.glanced ||
    one.preferences !== other.preferences
  );
}
