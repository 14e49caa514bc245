import { useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { EditingSession, ItemView } from '../../../editing/index.ts';
import { createLatestValue } from './latest-value.ts';
import { useAsksBeforeDeleting } from './use-asks-before-deleting.ts';

interface Deletion {
  readonly itemIds: readonly string[];
  /** Makes the changes that belong to it. */
  readonly alongside?: (() => void) | undefined;
}

const nothing: Deletion = { itemIds: [] };

/**
 * Deletes items after the author has confirmed it; nodes at once when the account does not want to be asked. The parent
 * of a deleted item is selected, unless the author has moved on since.
 */
export function useItemDeletion(session: EditingSession, select: (itemId: string) => void) {
  const [params] = useSearchParams();
  const [asked, setAsked] = useState<Deletion>(nothing);
  const asksBeforeDeleting = useAsksBeforeDeleting();

  const tab = params.get('tab');
  function leaveDeleted(items: readonly ItemView[], tabBefore: string | null) {
    const selected = items.find(({ id, kind }) => params.get(kind) === id);
    if (tab !== tabBefore || !selected || session.getItem(selected.id)) return;
    select(selected.workflowId ?? session.projectId);
  }
  const [latest] = useState(() => createLatestValue(leaveDeleted));
  useLayoutEffect(() => latest.set(leaveDeleted));

  async function remove({ itemIds, alongside }: Deletion) {
    setAsked(nothing);
    const items = itemIds.map((itemId) => session.getItem(itemId)).filter((item) => item !== undefined);
    await session.runAsOneStep(async (addToStep) => {
      const { type } = await session.removeItems(itemIds);
      if (alongside && type === 'done') addToStep(alongside);
    });
    latest.get()(items, tab);
  }

  return {
    deletingIds: asked.itemIds,
    confirmDelete(itemIds: readonly string[], alongside?: () => void) {
      const isNodesOnly = itemIds.every((id) => session.getItem(id)?.kind === 'node');
      if (asksBeforeDeleting || !isNodesOnly) setAsked({ itemIds, alongside });
      else void remove({ itemIds, alongside });
    },
    onDelete: () => void remove(asked),
    onCancelDelete: () => setAsked(nothing),
  };
}
