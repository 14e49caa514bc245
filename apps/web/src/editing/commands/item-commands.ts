import { toDraftItem, removeItem } from '@confab/inputs';
import { isNodeItem, limits, type Item } from '@confab/model';
import type { RefusedEdits } from '../edits/refused-edits.ts';
import type { ItemRequests } from '../sender/item-requests.ts';
import { toId } from '../sender/to-id.ts';
import type { EditingStore } from '../store/editing-store.ts';
import type { CommandResult, CreateResult, EditingSession } from '../types.ts';
import { placeNewNodes, type NodePlaces } from './place-new-nodes.ts';
import { getEnglish, toMessage, type Message } from '../../words/message.ts';

type Commands = Pick<
  EditingSession,
  | 'addLlama'
  | 'addNode'
  | 'addWorkflow'
  | 'duplicateNode'
  | 'duplicateWorkflow'
  | 'moveLlama'
  | 'moveNodeTo'
  | 'movePagesTo'
  | 'moveWorkflowTo'
  | 'pasteNodes'
  | 'removeItems'
  | 'removeNode'
  | 'removeWorkflow'
  | 'restoreItem'
>;

interface CommandParts {
  readonly store: EditingStore;
  readonly requests: ItemRequests;
  readonly refused: RefusedEdits;
  readonly edit: EditingSession['edit'];
  /** Waits until the events up to a number have been applied. */
  readonly receiveUpTo: (seq: number) => Promise<void>;
}

/**
 * The commands that create, copy, move, remove and restore workflows and nodes.
 *
 * A result is shown as soon as the server answers; the event that follows changes nothing more.
 */
export function createItemCommands(parts: CommandParts): Commands {
  const { store, requests, refused, edit, receiveUpTo } = parts;

  /** Adds new items, and nodes at the places that they were created at. */
  function addItems(items: readonly Item[], places?: NodePlaces) {
    const { draft } = store;
    const added = items.filter((item) => !draft.items.has(item.id));
    if (added.length === 0) return;
    const all = new Map(draft.items);
    for (const item of added) all.set(item.id, toDraftItem(item, draft.seq));
    store.setDraft(
      { ...draft, items: all, layouts: placeNewNodes(draft.layouts, items, places) },
      added.map((item) => ({ itemId: item.id, path: '' })),
    );
  }

  async function runCreate(create: () => Promise<readonly Item[]>, places?: NodePlaces): Promise<CreateResult> {
    try {
      const items = await create();
      addItems(items, places);
      return { type: 'created', id: items[0]?.id ?? '' };
    } catch (error) {
      return reportFailure(error);
    }
  }

  /** A failure names its item, because several can be removed at once and some of them can fail. */
  async function runRemove(itemId: string, remove: () => Promise<unknown>): Promise<CommandResult> {
    const name = store.draft.items.get(itemId)?.displayName ?? '';
    try {
      await remove();
      const inside = [...store.draft.items.values()].filter((item) => item.id === itemId || item.workflowId === itemId);
      store.setDraft(
        removeItem(store.draft, itemId),
        inside.map((item) => ({ itemId: item.id, path: '' })),
      );
      return { type: 'done' };
    } catch (error) {
      return reportFailure(error, name);
    }
  }

  /** Removes pages in one request, all or none. */
  async function removePages(pageIds: readonly string[]): Promise<CommandResult> {
    try {
      for (let at = 0; at < pageIds.length; at += limits.llamaPagesMax)
        await requests.removePages(pageIds.slice(at, at + limits.llamaPagesMax));
      store.setDraft(
        pageIds.reduce(removeItem, store.draft),
        pageIds.map((itemId) => ({ itemId, path: '' })),
      );
      return { type: 'done' };
    } catch (error) {
      return reportFailure(error);
    }
  }

  /** A move changes nothing here itself; its events do. */
  async function runMove(move: () => Promise<{ readonly seq: number }>): Promise<CommandResult> {
    try {
      await receiveUpTo((await move()).seq);
      return { type: 'done' };
    } catch (error) {
      return reportFailure(error);
    }
  }

  function reportFailure(error: unknown, itemName = ''): { readonly type: 'failed'; readonly message: Message } {
    const message = toMessage(error);
    store.addNote('error', itemName === '' ? message : `${itemName}: ${getEnglish(message)}`, null);
    return { type: 'failed', message };
  }

  function removeWorkflow(workflowId: string) {
    return runRemove(workflowId, () => requests.removeWorkflow(workflowId));
  }

  function removeNode(nodeId: string) {
    return runRemove(nodeId, () => requests.removeNode(nodeId, getWorkflowId(store, nodeId)));
  }

  return {
    addWorkflow: ({ displayName, workflowType = 'Standard' }) =>
      runCreate(() => requests.createWorkflow(displayName, workflowType)),
    addLlama: (llama) => runCreate(() => requests.createLlama(llama)),
    addNode(node) {
      const { workflowId, x, y } = node;
      const places = x === undefined || y === undefined ? undefined : { workflowId, points: [{ x, y }] };
      return runCreate(() => requests.createNode(node), places);
    },
    duplicateWorkflow: (workflowId) => runCreate(() => requests.duplicateWorkflow(workflowId)),
    duplicateNode: (nodeId) => runCreate(() => requests.duplicateNode(nodeId, getWorkflowId(store, nodeId))),
    async pasteNodes(workflowId, nodes) {
      try {
        const items = await requests.pasteNodes(workflowId, nodes);
        addItems(items, { workflowId, points: nodes });
        return { type: 'created', ids: items.map(({ id }) => id) };
      } catch (error) {
        return reportFailure(error);
      }
    },
    removeWorkflow,
    removeNode,
    movePagesTo: (fromId, targetId, places) => runMove(() => requests.movePages(fromId, targetId, places)),
    moveLlama: (llamaId, beforeId) => runMove(() => requests.moveLlama(llamaId, beforeId)),
    moveNodeTo: (nodeId, workflowId) =>
      runMove(() => requests.moveNode(nodeId, getWorkflowId(store, nodeId), toId.workflow(workflowId))),
    moveWorkflowTo: (workflowId, projectId) => runMove(() => requests.moveWorkflow(workflowId, projectId)),
    async removeItems(itemIds) {
      const messages: string[] = [];
      const pageIds = itemIds.filter((itemId) => store.draft.items.get(itemId)?.kind === 'page');
      if (pageIds.length > 1) {
        const result = await removePages(pageIds);
        if (result.type === 'failed') return result;
      }
      for (const itemId of itemIds) {
        const item = store.draft.items.get(itemId);
        // A node may already be gone with its workflow.
        if (item === undefined || item.kind === 'project') continue;
        const result = await (isNodeItem(item) ? removeNode(itemId) : removeWorkflow(itemId));
        if (result.type === 'failed') messages.push(`${item.displayName}: ${getEnglish(result.message)}`);
      }
      return messages.length === 0 ? { type: 'done' } : { type: 'failed', message: messages.join(' ') };
    },
    async restoreItem(itemId) {
      try {
        const { seq } = await requests.restoreItem(itemId);
        await receiveUpTo(seq);
        for (const { edit: lost } of refused.take(itemId)) edit(itemId, lost);
        return { type: 'done' };
      } catch (error) {
        return reportFailure(error);
      }
    },
  };
}

function getWorkflowId(store: EditingStore, nodeId: string) {
  return toId.workflow(store.draft.items.get(nodeId)?.workflowId ?? '');
}
