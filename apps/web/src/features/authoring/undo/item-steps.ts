import type { NodePosition, EditingSession } from '../../../editing/index.ts';

/** Items that were added or removed together. */
export interface ItemsStep {
  readonly type: 'added' | 'removed';
  readonly itemIds: readonly string[];
  /** Positions of the cards when they were removed, by workflow id. */
  readonly previousPositions: ReadonlyMap<string, readonly NodePosition[]>;
  /** The number of colleagues' changes when the step was made or last applied. */
  readonly since: number;
}

/** Functions that remove items, and restore them to their previous positions. */
export function createItemStepActions(session: EditingSession) {
  const hasItem = (itemId: string) => session.getItem(itemId) !== undefined;

  /** Current positions of the cards; unplaced cards have none. */
  function listPositions(workflowId: string, nodeIds: readonly string[]) {
    const view = session.getWorkflow(workflowId);
    return view.status === 'ready' ? view.layout.positions.filter(({ nodeId }) => nodeIds.includes(nodeId)) : [];
  }

  function listPositionsByWorkflow(itemIds: readonly string[]) {
    const workflowIds = new Set(itemIds.flatMap((itemId) => session.getItem(itemId)?.workflowId ?? []));
    return new Map<string, readonly NodePosition[]>([...workflowIds].map((id) => [id, listPositions(id, itemIds)]));
  }

  /** Returns the step with the positions to restore; undefined when removing failed, which the session reports. */
  async function removeItems(step: ItemsStep): Promise<ItemsStep | undefined> {
    const previousPositions = listPositionsByWorkflow(step.itemIds);
    const { type } = await session.removeItems(step.itemIds);
    return type === 'done' ? { ...step, previousPositions } : undefined;
  }

  async function restoreItems(step: ItemsStep): Promise<ItemsStep | undefined> {
    const missing = step.itemIds.filter((id) => !hasItem(id));
    if (missing.length > 0 && (await session.restoreItems(missing)).type === 'failed') return undefined;
    for (const [workflowId, positions] of step.previousPositions) {
      const placedIds = new Set<string>(listPositions(workflowId, step.itemIds).map(({ nodeId }) => nodeId));
      const unplaced = positions.filter(({ nodeId }) => hasItem(nodeId) && !placedIds.has(nodeId));
      if (unplaced.length > 0) session.moveNodes(workflowId, unplaced);
    }
    return step;
  }

  return { hasItem, listPositions, listPositionsByWorkflow, removeItems, restoreItems };
}

/** Whether applying the step removes its items; otherwise it restores them. */
export function isRemoval({ type }: ItemsStep, direction: 'undo' | 'redo') {
  return (type === 'added') === (direction === 'undo');
}
