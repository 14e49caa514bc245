import type { NodePosition, ProjectSession } from '../../editing/index.ts';

/** Items that came or went. */
export interface ItemsStep {
  readonly type: 'added' | 'removed';
  readonly itemIds: readonly string[];
  /** Where the cards stood when they went, by their workflow. */
  readonly places: ReadonlyMap<string, readonly NodePosition[]>;
}

/** Takes items away as a deletion does, and brings them back from the bin to where they stood. */
export function createItemSteps(session: ProjectSession) {
  const has = (itemId: string) => session.getItem(itemId) !== undefined;

  /** Where those cards stand now that have been put somewhere. */
  function placesOf(workflowId: string, nodeIds: readonly string[]) {
    const view = session.getWorkflow(workflowId);
    return view.status === 'ready' ? view.layout.positions.filter(({ nodeId }) => nodeIds.includes(nodeId)) : [];
  }

  function placesOfItems(itemIds: readonly string[]) {
    const workflowIds = new Set(itemIds.flatMap((itemId) => session.getItem(itemId)?.workflowId ?? []));
    return new Map([...workflowIds].map((id) => [id as string, placesOf(id, itemIds)]));
  }

  /** Undefined when that failed; why has been said then. */
  async function takeAway(step: ItemsStep): Promise<ItemsStep | undefined> {
    const places = placesOfItems(step.itemIds);
    const { type } = await session.removeItems(step.itemIds);
    return type === 'done' ? { ...step, places } : undefined;
  }

  async function bringBack(step: ItemsStep): Promise<ItemsStep | undefined> {
    for (const itemId of step.itemIds.filter((id) => !has(id))) {
      if ((await session.restoreItem(itemId)).type === 'failed') return undefined;
    }
    for (const [workflowId, positions] of step.places) {
      const kept = new Set(placesOf(workflowId, step.itemIds).map(({ nodeId }) => nodeId as string));
      const lost = positions.filter(({ nodeId }) => has(nodeId) && !kept.has(nodeId));
      if (lost.length > 0) session.moveNodes(workflowId, lost);
    }
    return step;
  }

  return { has, placesOf, placesOfItems, takeAway, bringBack };
}

/** Whether taking the step means that its items go; else they come back. */
export function takesAway({ type }: ItemsStep, towards: 'undo' | 'redo') {
  return (type === 'added') === (towards === 'undo');
}
