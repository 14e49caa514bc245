import { removeItems } from '@confab/inputs';
import { isNodeItem, limits } from '@confab/model';
import { toId } from '../sender/to-id.ts';
import type { CommandResult, EditingSession } from '../types.ts';
import type { CommandParts } from './item-commands.ts';

export type RemovalCommands = Pick<
  EditingSession,
  'removeItems' | 'removeNode' | 'removeWorkflow' | 'restoreItem' | 'restoreItems'
>;

type Failed = Extract<CommandResult, { readonly type: 'failed' }>;

interface RemovalParts extends CommandParts {
  /** Shows a failure, with the name of the item if there is one. */
  readonly reportFailure: (error: unknown, itemName?: string) => Failed;
}

/** The commands that remove and restore workflows and nodes. Several nodes are one request, however many they are. */
export function createRemovalCommands(parts: RemovalParts): RemovalCommands {
  const { store, requests, refused, edit, waitUntilSent, receiveUpTo, reportFailure } = parts;

  /** The pending removals, by item. */
  const removals = new Map<string, Promise<CommandResult>>();

  /** The ids of items, and of what is inside them. */
  function listInside(itemIds: readonly string[]): readonly string[] {
    const outer = new Set(itemIds);
    return [...store.draft.items.values()].flatMap(({ id, workflowId }) =>
      outer.has(id) || (workflowId !== null && outer.has(workflowId)) ? [id] : [],
    );
  }

  /** Removes items, and what is inside them, from the shown project. Their unsent edits are restored with them. */
  function dropItems(itemIds: readonly string[]) {
    const inside = new Set(listInside(itemIds));
    const unsent = store.draft.pending.filter(({ itemId }) => inside.has(itemId));
    refused.keep(unsent, 'deleted');
    store.setDraft(
      removeItems(store.draft, new Set(itemIds)),
      [...inside].map((itemId) => ({ itemId, path: '' })),
    );
  }

  /**
   * Sends typed values of items before they are removed, so that a restored item is as its author left it. Edits that
   * do not arrive in time do not prevent the removal.
   */
  async function sendEdits(itemIds: readonly string[]) {
    const inside = new Set(listInside(itemIds));
    const editedIds = new Set(store.draft.pending.map(({ itemId }) => itemId).filter((id) => inside.has(id)));
    await Promise.all([...editedIds].map(waitUntilSent));
  }

  /** A failure names its item, because several can be removed at once and some of them can fail. */
  async function removeOne(itemId: string, remove: () => Promise<unknown>): Promise<CommandResult> {
    const name = store.draft.items.get(itemId)?.displayName ?? '';
    return removeOnce([itemId], name, async () => {
      await sendEdits([itemId]);
      await remove();
      dropItems([itemId]);
    });
  }

  function removeSeveralNodes(nodeIds: readonly string[]): Promise<CommandResult> {
    return removeOnce(nodeIds, undefined, async (others) => {
      for (const part of splitIds(others)) {
        await sendEdits(part);
        await requests.removeNodes(part);
        dropItems(part);
      }
    });
  }

  /**
   * Removes items. Those that are being removed already are waited for: Delete may be pressed again while edits are
   * sent.
   */
  async function removeOnce(
    itemIds: readonly string[],
    name: string | undefined,
    remove: (itemIds: readonly string[]) => Promise<void>,
  ): Promise<CommandResult> {
    const earlier = new Set(itemIds.flatMap((itemId) => removals.get(itemId) ?? []));
    const others = itemIds.filter((itemId) => !removals.has(itemId));
    const results = await Promise.all([...earlier, ...(others.length > 0 ? [begin()] : [])]);
    return results.find(({ type }) => type === 'failed') ?? { type: 'done' };

    function begin() {
      const removal = remove(others)
        .then((): CommandResult => ({ type: 'done' }))
        .catch((error: unknown) => reportFailure(error, name))
        .finally(() => {
          for (const itemId of others) removals.delete(itemId);
        });
      for (const itemId of others) removals.set(itemId, removal);
      return removal;
    }
  }

  function removeWorkflow(workflowId: string) {
    return removeOne(workflowId, () => requests.removeWorkflow(workflowId));
  }

  function removeNode(nodeId: string) {
    const workflowId = store.draft.items.get(nodeId)?.workflowId ?? '';
    return removeOne(nodeId, () => requests.removeNode(nodeId, toId.workflow(workflowId)));
  }

  async function removeAll(itemIds: readonly string[]): Promise<CommandResult> {
    const wanted = new Set(itemIds);
    const items = itemIds.flatMap((itemId) => store.draft.items.get(itemId) ?? []);
    const workflowIds = items.flatMap((item) => (item.kind === 'project' || isNodeItem(item) ? [] : [item.id]));
    // The nodes of a workflow go with it.
    const nodeIds = items.flatMap((item) => (isNodeItem(item) && !wanted.has(item.workflowId ?? '') ? [item.id] : []));
    const [firstId] = nodeIds;
    const results: CommandResult[] = [];
    if (nodeIds.length > 1) results.push(await removeSeveralNodes(nodeIds));
    else if (firstId !== undefined) results.push(await removeNode(firstId));
    for (const workflowId of workflowIds) results.push(await removeWorkflow(workflowId));
    return results.find(({ type }) => type === 'failed') ?? { type: 'done' };
  }

  async function restoreItems(itemIds: readonly string[]): Promise<CommandResult> {
    try {
      for (const part of splitIds(itemIds)) {
        const { seq } = await requests.restoreItems(part);
        await receiveUpTo(seq);
      }
      for (const itemId of itemIds) for (const { edit: lost } of refused.take(itemId)) edit(itemId, lost);
      return { type: 'done' };
    } catch (error) {
      return reportFailure(error);
    }
  }

  return {
    removeWorkflow,
    removeNode,
    removeItems: removeAll,
    restoreItem: (itemId) => restoreItems([itemId]),
    restoreItems,
  };
}

/** The ids in groups of as many as one request accepts. */
function splitIds(ids: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  for (let at = 0; at < ids.length; at += limits.llamaPagesMax) groups.push(ids.slice(at, at + limits.llamaPagesMax));
  return groups;
}
