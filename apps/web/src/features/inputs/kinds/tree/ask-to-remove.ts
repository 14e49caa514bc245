import { openModal } from '../../../../modals/modal-store.ts';
import type { Tree } from './use-tree.ts';

interface Question {
  readonly title: string;
  /** The question, by how many nodes are below. */
  readonly text: (below: number) => string;
}

/** Removes a node at once when nothing is below it; else after asking, as all of that goes too (A4.14). */
export function askToRemove(tree: Tree, nodeId: string, { title, text }: Question): void {
  if (!tree.canRemove) return;
  const below = tree.countBelow(nodeId);
  if (below === 0) tree.remove(nodeId);
  else openModal('confirm', { title, message: text(below), confirmLabel: title, onConfirm: () => tree.remove(nodeId) });
}
