import { openModal } from '../../../../modals/modal-store.ts';
import type { Tree } from './use-tree.ts';

/** Removes a node; asks first if it has descendants, because they are removed too (A4.14). */
export function confirmRemoveNode(
  tree: Tree,
  nodeId: string,
  title: string,
  formatQuestion: (descendantCount: number) => string,
): void {
  if (!tree.canRemove) return;
  const below = tree.countBelow(nodeId);
  if (below === 0) tree.remove(nodeId);
  else
    openModal('confirmationModal', {
      title,
      message: formatQuestion(below),
      confirmLabel: title,
      onConfirm: () => tree.remove(nodeId),
    });
}
