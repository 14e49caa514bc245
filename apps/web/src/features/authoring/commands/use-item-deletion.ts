import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { EditingSession } from '../../../editing/index.ts';
import { useAsksBeforeDeleting } from './use-asks-before-deleting.ts';

/**
 * Deletes items after the author has confirmed it; nodes at once when the account does not want to be asked. The parent
 * of a deleted item that was selected is selected.
 */
export function useItemDeletion(session: EditingSession, select: (itemId: string) => void) {
  const [params] = useSearchParams();
  const [deletingIds, setDeletingIds] = useState<readonly string[]>([]);
  const asksBeforeDeleting = useAsksBeforeDeleting();

  async function remove(itemIds: readonly string[]) {
    setDeletingIds([]);
    const items = itemIds.map((itemId) => session.getItem(itemId)).filter((item) => item !== undefined);
    const selected = items.find(({ id, kind }) => params.get(kind) === id);
    await session.removeItems(itemIds);
    if (selected && !session.getItem(selected.id)) select(selected.workflowId ?? session.projectId);
  }

  return {
    deletingIds,
    confirmDelete(itemIds: readonly string[]) {
      const isNodesOnly = itemIds.every((id) => session.getItem(id)?.kind === 'node');
      if (asksBeforeDeleting || !isNodesOnly) setDeletingIds(itemIds);
      else void remove(itemIds);
    },
    onDelete: () => void remove(deletingIds),
    onCancelDelete: () => setDeletingIds([]),
  };
}
