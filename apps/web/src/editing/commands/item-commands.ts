import { toDraftItem } from '@confab/inputs';
import type { Item, NewId } from '@confab/model';
import type { RefusedEdits } from '../edits/refused-edits.ts';
import type { ItemRequests } from '../sender/item-requests.ts';
import { toId } from '../sender/to-id.ts';
import type { EditingStore } from '../store/editing-store.ts';
import type { CommandResult, CreateResult, EditingSession } from '../types.ts';
import { createCreationIds } from './creation-ids.ts';
import { placeNewNodes, type NodePlaces } from './place-new-nodes.ts';
import { createRemovalCommands, type RemovalCommands } from './removal-commands.ts';
import { toMessage, type Message } from '../../words/message.ts';
import { editingMessages } from '../../words/messages/editing-messages.ts';

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
>;

export interface CommandParts {
  readonly newId: () => NewId;
  readonly store: EditingStore;
  readonly requests: ItemRequests;
  readonly refused: RefusedEdits;
  readonly edit: EditingSession['edit'];
  /** Sends the edits of an item. @returns whether they arrived */
  readonly waitUntilSent: (itemId: string) => Promise<boolean>;
  /** Waits until the events up to a number have been applied. */
  readonly receiveUpTo: (seq: number) => Promise<void>;
}

/**
 * The commands that create, copy, move, remove and restore workflows and nodes.
 *
 * A result is shown as soon as the server answers; the event that follows changes nothing more.
 */
export function createItemCommands(parts: CommandParts): Commands & RemovalCommands {
  const { store, requests, receiveUpTo } = parts;
  const creations = createCreationIds({ newId: parts.newId, isKnown: (itemId) => store.draft.items.has(itemId) });

  /**
   * Adds new items, and nodes at the places that they were created at. The events of their creation and of their
   * deletion by a colleague may both have arrived before the answer with the items.
   */
  function addItems(items: readonly Item[], places?: NodePlaces) {
    const { draft } = store;
    const gone = listGone(draft.recent);
    const added = items.filter(
      ({ id, workflowId }) => !draft.items.has(id) && !gone.has(id) && !(workflowId !== null && gone.has(workflowId)),
    );
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

  /** Sends a move and waits for its events, which apply it to the draft. */
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
    store.addNote('error', message, null, itemName === '' ? {} : { about: itemName });
    return { type: 'failed', message };
  }

  return {
    addWorkflow: ({ displayName, workflowType = 'Standard' }) =>
      runCreate(() =>
        creations.attempt(`workflow ${workflowType} ${displayName}`, (id) =>
          requests.createWorkflow(displayName, workflowType, id),
        ),
      ),
    addLlama: (llama) => runCreate(() => requests.createLlama(llama)),
    addNode(node) {
      const { workflowId, nodeType, displayName, x, y } = node;
      const places = x === undefined || y === undefined ? undefined : { workflowId, points: [{ x, y }] };
      const what = `node ${workflowId} ${nodeType} ${displayName}`;
      return runCreate(() => creations.attempt(what, (id) => requests.createNode(node, id)), places);
    },
    duplicateWorkflow: (workflowId) => runCreate(() => requests.duplicateWorkflow(workflowId)),
    duplicateNode: (nodeId) => runCreate(() => requests.duplicateNode(nodeId, getWorkflowId(store, nodeId))),
    async pasteNodes(workflowId, nodes) {
      try {
        const { nodes: items, leftOutFiles } = await requests.pasteNodes(workflowId, nodes);
        const parts = { count: String(leftOutFiles) };
        if (leftOutFiles > 0) store.addNote('warning', editingMessages.filesLeftOut, null, { parts });
        addItems(items, { workflowId, points: nodes });
        return { type: 'created', ids: items.map(({ id }) => id) };
      } catch (error) {
        return reportFailure(error);
      }
    },
    movePagesTo: (fromId, targetId, places) => runMove(() => requests.movePages(fromId, targetId, places)),
    moveLlama: (llamaId, beforeId) => runMove(() => requests.moveLlama(llamaId, beforeId)),
    moveNodeTo: (nodeId, workflowId) =>
      runMove(() => requests.moveNode(nodeId, getWorkflowId(store, nodeId), toId.workflow(workflowId))),
    moveWorkflowTo: (workflowId, projectId) => runMove(() => requests.moveWorkflow(workflowId, projectId)),
    ...createRemovalCommands({ ...parts, reportFailure }),
  };
}

function getWorkflowId(store: EditingStore, nodeId: string) {
  return toId.workflow(store.draft.items.get(nodeId)?.workflowId ?? '');
}

/** The items that are deleted according to the events, and not restored since. */
function listGone(events: EditingStore['draft']['recent']): ReadonlySet<string> {
  const gone = new Set<string>();
  for (const event of events) {
    if (event.type === 'itemDeleted') gone.add(event.itemId);
    else if (event.type === 'itemAdded') gone.delete(event.item.id);
  }
  return gone;
}
