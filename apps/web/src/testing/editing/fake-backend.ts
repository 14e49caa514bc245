import {
  recentlyDeletedCalls,
  editingCalls,
  liveCalls,
  nodeCalls,
  oneCalls,
  pageMoveCalls,
  projectCalls,
  Refusal,
  workflowCalls,
  type BodyOf,
  type Call,
  type ProjectEvent,
} from '@confab/contracts';
import {
  applyEdit,
  checkEdit,
  getEditedItemId,
  getEffectiveParents,
  mergeTextEdit,
  orderBetween,
  toText,
  type InputEdit,
} from '@confab/inputs';
import {
  itemLevels,
  type EditNotice,
  type GraphLayout,
  type Item,
  type ItemSchema,
  type JsonObject,
  type Property,
  type SkinnyItem,
} from '@confab/model';
import { anItem } from '@confab/test-kit';
import { toId } from '../../editing/sender/to-id.ts';
import { createFakeClient, type FakeClient } from './fake-client.ts';
import { ids, nodeSchema, projectProperties, worldItems } from './world.ts';

/** Removes keys from each member of a union. */
type OmitFromEach<Union, Keys extends PropertyKey> = Union extends unknown ? Omit<Union, Keys> : never;

/**
 * A fake server of one project: checks, numbers, stores and publishes edits by the rules of packages/inputs, as the
 * real server does. Events are queued for each client until the test delivers them, in any order or not at all.
 */
export function createFakeBackend(nodeProperties: readonly Property[], more: readonly Item[] = []) {
  const items = new Map<string, Item>([...worldItems(), ...more].map((item) => [item.id as string, item]));
  const events: ProjectEvent[] = [];
  const answers = new Map<string, { seq: number; dropped: boolean; note: string; text?: string | undefined }>();
  const clients: FakeClient[] = [];
  const notices: EditNotice[] = [];
  const layouts: GraphLayout[] = [];
  const bin = new Map<string, Item>();
  /** Nodes by the ids that were requested for them. */
  const createdNodes = new Map<string, Item>();
  /** The saved versions of each item, the newest last. */
  const saves = new Map([...items.values()].map((item) => [item.id as string, [getSavedContent(item)]]));
  const denied = new Set<string>();
  let completeFrom = 0;
  let pastedCount = 0;

  function publish(event: OmitFromEach<ProjectEvent, 'seq' | 'teamId' | 'projectId'>) {
    const whole = {
      ...event,
      seq: events.length + 1,
      teamId: ids.team,
      projectId: ids.project,
    };
    events.push(whole);
    for (const client of clients) client.outbox.push(whole);
    return whole.seq;
  }

  function notify(notice: EditNotice, author: string) {
    if (denied.has(author)) throw new Refusal('forbidden', 'Error saving value');
    notices.push(notice);
    const known = answers.get(notice.editId);
    if (known) return known;
    const item = items.get(getEditedItemId(notice));
    if (!item || (item.kind === 'node' && item.workflowId !== notice.workflowId))
      throw new Refusal('notFound', 'Error saving value');
    if (notice.action === 'StartEdit' || notice.action === 'EndEdit') return { seq: 0, dropped: false, note: '' };
    const [problem] = checkEdit(getSchema(item, nodeProperties), item.propertyValues, notice);
    if (problem) throw new Refusal('invalid', problem.message);
    const edit = mergeNotice(item, notice);
    const result = applyEdit(item.propertyValues, edit);
    const text = edit.updatedValue === notice.updatedValue ? undefined : toText(edit.updatedValue);
    const answer = { seq: events.length + 1, dropped: result.type === 'dropped', note: '', text };
    answers.set(notice.editId, answer);
    if (answer.dropped) return answer;
    items.set(item.id, {
      ...item,
      propertyValues: result.values,
      displayName: String(result.values['DisplayName'] ?? item.displayName),
      isDirty: true,
    });
    publish({
      ...by(author),
      changerConnectionId: notice.changerConnectionId,
      type: 'edited',
      edit: { ...notice, ...edit, seq: answer.seq, authorId: ids.account, authorName: author },
    });
    return answer;
  }

  /** The edit as the server stores it, merged with what others wrote in its text since its `baseSeq`. */
  function mergeNotice(item: Item, { path, action, updatedValue, textChange, baseSeq }: EditNotice): InputEdit {
    const edit = { path, action, ...(updatedValue === undefined ? {} : { updatedValue }) };
    if (!textChange) return edit;
    const changes = events.slice(baseSeq).flatMap((event) => {
      const isOfText = event.type === 'edited' && getEditedItemId(event.edit) === item.id && event.edit.path === path;
      return isOfText && event.edit.textChange ? [event.edit.textChange] : [];
    });
    return mergeTextEdit(item.propertyValues, { ...edit, textChange }, changes);
  }

  /** Creates pages under new ids; a parent or link among them is replaced by its copy. */
  function paste(llamaId: string, pasted: readonly PastedPage[], author: string): readonly Item[] {
    const copyIds = new Map(pasted.map(({ sourceId }) => [sourceId, pastedId((pastedCount += 1))]));
    return pasted.map(({ sourceId, nodeType, propertyValues }) => {
      const replaced = Object.entries(propertyValues).map(([key, value]) => [key, copyIds.get(String(value)) ?? value]);
      const item = anItem({
        id: copyIds.get(sourceId) ?? toId.item(sourceId),
        kind: 'page',
        type: nodeType,
        projectId: ids.project,
        workflowId: toId.workflow(llamaId),
        propertyValues: { Parent: '', ...Object.fromEntries(replaced) },
      });
      items.set(item.id, item);
      saves.set(item.id, [getSavedContent(item)]);
      publish({ ...by(author), type: 'itemAdded', item });
      return item;
    });
  }

  /** Saves a llama with its pages; each that has changed gets a new version, and so does the llama. */
  function saveLlama(llamaId: string, author: string) {
    const llama = items.get(llamaId);
    if (!llama) throw new Refusal('notFound', oneCalls.saveParent.fallbackMessage);
    const pages = [...items.values()].filter(({ workflowId }) => (workflowId as string | null) === llamaId);
    let seq = 0;
    for (const item of [llama, ...pages.filter(({ isDirty }) => isDirty)]) {
      const saved = { ...item, version: item.version + 1, isDirty: false };
      items.set(item.id, saved);
      saves.set(item.id, [...(saves.get(item.id) ?? []), getSavedContent(saved)]);
      seq = publish({ ...by(author), type: 'itemSaved', itemId: item.id, version: saved.version });
    }
    const stored = pages.map(({ id }) => ({ page: { id }, version: items.get(id)?.version, isDirty: false }));
    return { llama: { id: llamaId }, version: llama.version + 1, pages: stored, seq };
  }

  /** Moves pages with all below them, as the server does. */
  function movePages({ fromLlamaId, toLlamaId, pages }: BodyOf<typeof pageMoveCalls.movePages>, author: string) {
    const own = [...items.values()].filter(({ workflowId }) => workflowId === (fromLlamaId as string));
    const parents = getEffectiveParents(
      fromLlamaId,
      own.map(({ id, propertyValues }) => ({ id, values: propertyValues })),
    );
    if (pages.some(({ pageId }) => !parents.has(pageId))) throw new Refusal('notFound', 'Error moving pages');
    const isMoved = (id: string): boolean =>
      pages.some(({ pageId }) => pageId === id) || (parents.has(id) && isMoved(parents.get(id) ?? ''));
    const moved = own.filter(({ id }) => isMoved(id));
    for (const item of moved) {
      const place = pages.find(({ pageId }) => pageId === item.id);
      const propertyValues = place
        ? { ...item.propertyValues, Parent: place.parent, Order: place.order }
        : item.propertyValues;
      replace({ ...item, workflowId: toId.workflow(toLlamaId), propertyValues, isDirty: true }, author);
    }
    return { movedCount: moved.length, seq: events.length };
  }

  function moveLlama({ llamaId, beforeId }: BodyOf<typeof pageMoveCalls.moveLlama>, author: string) {
    const llamas = [...items.values()]
      .filter((item) => item.kind === 'llama')
      .sort((one, other) => (one.order < other.order ? -1 : 1));
    const moved = llamas.find(({ id }) => id === llamaId);
    if (!moved) throw new Refusal('notFound', 'Error moving chapter');
    const others = llamas.filter((llama) => llama !== moved);
    const at = beforeId === null ? others.length : others.findIndex(({ id }) => id === beforeId);
    return { seq: replace({ ...moved, order: orderBetween(others[at - 1]?.order, others[at]?.order) }, author) };
  }

  function replace(item: Item, author: string) {
    items.set(item.id, item);
    return publish({ ...by(author), type: 'itemReplaced', item });
  }

  function discard(itemIds: readonly string[], author: string) {
    const drafts = itemIds.flatMap((itemId) => {
      const item = items.get(itemId);
      const saved = saves.get(itemId)?.at(-1);
      return item && saved ? { ...item, ...saved, isDirty: false } : [];
    });
    if (drafts.length < itemIds.length) throw new Refusal('notFound', '');
    for (const draft of drafts) replace(draft, author);
    return events.length;
  }

  function by(author: string) {
    return { authorId: ids.account, authorName: author, changerConnectionId: author };
  }

  function answer(call: Call, input: { query?: unknown; body?: unknown }, author: string): unknown {
    // Each branch handles the input of one call.
    const { query = {}, body = {} } = input as { query?: Record<string, never>; body?: Record<string, never> };
    const seq = events.length;
    switch (call.path) {
      case projectCalls.getFat.path:
        return { project: items.get(ids.project), workflows: skinny('workflow'), nodes: skinny('node'), seq };
      case workflowCalls.getFat.path: {
        const nodes = [...items.values()].filter((item) => item.workflowId === query['workflowId']);
        const layout = { workflowId: query['workflowId'], positions: [] };
        return { workflow: items.get(query['workflowId'] ?? ''), nodes, skinnyNodes: [], layout, seq };
      }
      case editingCalls.notify.path:
        return notify(body as unknown as EditNotice, author);
      case editingCalls.eventsSince.path: {
        const after = Number(query['afterSeq']);
        return { events: events.slice(after), seq, isComplete: after >= completeFrom };
      }
      case editingCalls.discard.path:
        return { seq: discard([body['itemId'] ?? ''], author) };
      case editingCalls.discardSeveral.path:
        return { seq: discard(body['itemIds'] as unknown as readonly string[], author) };
      case nodeCalls.save.path:
        return { ...save(body['nodeId'] ?? '', Number(body['version']), author), lastUpdatedUtc: '' };
      case editingCalls.saveItems.path: {
        const wanted = body['items'] as unknown as readonly { readonly itemId: string; readonly version: number }[];
        if (wanted.some(({ itemId, version }) => items.get(itemId)?.version !== version))
          throw new Refusal('conflict', 'Error saving');
        const saved = wanted.map(({ itemId, version }) => ({ itemId, ...save(itemId, version, author) }));
        return { items: saved.map(({ itemId, version }) => ({ itemId, version })), seq: events.length };
      }
      case oneCalls.saveParent.path:
        return saveLlama(body['oneLlamaId'] ?? '', author);
      case nodeCalls.remove.path: {
        const itemId = toId.item(query['nodeId'] ?? '');
        const gone = items.get(itemId);
        if (!gone) throw new Refusal('notFound', '');
        bin.set(itemId, gone);
        items.delete(itemId);
        publish({ ...by(author), type: 'itemDeleted', itemId, itemKind: 'node' });
        return null;
      }
      case workflowCalls.remove.path: {
        const workflowId = toId.item(query['workflowId'] ?? '');
        for (const item of listOf(items, workflowId)) {
          bin.set(item.id, item);
          items.delete(item.id);
        }
        publish({ ...by(author), type: 'itemDeleted', itemId: workflowId, itemKind: 'workflow' });
        return null;
      }
      case nodeCalls.removeSeveral.path: {
        const nodeIds = (body['nodeIds'] as unknown as readonly string[]).map(toId.item);
        const gone = nodeIds.flatMap((itemId) => items.get(itemId) ?? []);
        if (gone.length < nodeIds.length) throw new Refusal('notFound', 'Error deleting pages');
        for (const item of gone) {
          bin.set(item.id, item);
          items.delete(item.id);
          publish({ ...by(author), type: 'itemDeleted', itemId: item.id, itemKind: item.kind });
        }
        return null;
      }
      case nodeCalls.paste.path: {
        const pasted = body['nodes'] as unknown as readonly PastedPage[];
        // The library of the team is empty.
        const leftOutFiles = pasted.filter(({ propertyValues }) => propertyValues['ImageAssetId'] !== undefined).length;
        return { nodes: paste(String(body['workflowId']), pasted, author), leftOutFiles };
      }
      case nodeCalls.move.path: {
        const item = items.get(query['nodeId'] ?? '');
        if (!item || item.workflowId !== query['oldWorkflowId']) throw new Refusal('notFound', 'Error moving node');
        const moved = { ...item, workflowId: toId.workflow(query['newWorkflowId'] ?? '') };
        return { item: moved, cutCount: 0, seq: replace(moved, author) };
      }
      case pageMoveCalls.movePages.path:
        return movePages(body as unknown as BodyOf<typeof pageMoveCalls.movePages>, author);
      case pageMoveCalls.moveLlama.path:
        return moveLlama(body as unknown as BodyOf<typeof pageMoveCalls.moveLlama>, author);
      case recentlyDeletedCalls.restore.path:
        restore(body['itemId'] ?? '', author);
        return { projectId: ids.project, seq: events.length };
      case recentlyDeletedCalls.restoreSeveral.path:
        for (const itemId of body['itemIds'] as unknown as readonly string[]) restore(itemId, author);
        return { seq: events.length };
      case nodeCalls.create.path: {
        const requestedId = body['newNodeId'] ?? '';
        const created = createdNodes.get(requestedId);
        if (created) return created;
        const [first] = worldItems().filter((item) => item.kind === 'node');
        if (!first) throw new Refusal('notFound', '');
        const item = { ...first, id: newNodeId(items.size + bin.size), displayName: 'New node', order: 'a9' };
        items.set(item.id, item);
        createdNodes.set(requestedId, item);
        saves.set(item.id, [getSavedContent(item)]);
        publish({ ...by(author), type: 'itemAdded', item });
        return item;
      }
      case liveCalls.subscribe.path:
      case liveCalls.unsubscribe.path:
      case liveCalls.openProject.path:
      case liveCalls.closeProject.path:
        return null;
      case workflowCalls.saveLayout.path: {
        const layout = body['layout'] as unknown as GraphLayout;
        layouts.push(layout);
        publish({ ...by(author), type: 'layoutSaved', layout });
        return null;
      }
      default:
        throw new Error(`The double does not know ${call.path}`);
    }
  }

  function save(itemId: string, version: number, author: string) {
    const item = items.get(itemId);
    if (!item || version !== item.version) throw new Refusal('conflict', 'Error saving node');
    const saved = { ...item, version: item.version + 1, isDirty: false };
    items.set(item.id, saved);
    saves.set(item.id, [...(saves.get(item.id) ?? []), getSavedContent(saved)]);
    const seq = publish({ ...by(author), type: 'itemSaved', itemId: item.id, version: saved.version });
    return { version: saved.version, seq };
  }

  function restore(itemId: string, author: string) {
    for (const item of listOf(bin, itemId)) {
      bin.delete(item.id);
      items.set(item.id, item);
      publish({ ...by(author), type: 'itemAdded', item });
    }
  }

  /** An item, then the nodes of a workflow. */
  function listOf(all: ReadonlyMap<string, Item>, id: string): readonly Item[] {
    return [...all.values()]
      .filter((item) => item.id === id || item.workflowId === id)
      .toSorted((one, other) => Number(other.id === id) - Number(one.id === id));
  }

  /** Workflows with the llamas, or nodes with the pages. */
  function skinny(level: 'workflow' | 'node'): readonly SkinnyItem[] {
    return [...items.values()].filter(({ kind }) => itemLevels[kind] === level);
  }

  return {
    events,
    notices,
    layouts,
    getProperties: (kind: Item['kind']) => (itemLevels[kind] === 'node' ? nodeProperties : projectProperties),
    valuesOf: (itemId: string) => items.get(itemId)?.propertyValues,
    /** Rolls an item back to an earlier version. */
    rollBack(itemId: string, back: number, author: string) {
      const [item, versions] = [items.get(itemId), saves.get(itemId) ?? []];
      const content = versions[back % Math.max(versions.length, 1)];
      if (!item || !content) return;
      saves.set(itemId, [...versions, content]);
      replace({ ...item, ...content, version: item.version + 1, isDirty: false }, author);
    },
    /** A colleague adds a second workflow. */
    addWorkflow(author: string) {
      const first = items.get(ids.workflow);
      if (!first) return;
      const propertyValues = { DisplayName: 'Orders' };
      const item = { ...first, id: ids.orders, displayName: 'Orders', propertyValues };
      items.set(item.id, item);
      publish({ ...by(author), type: 'itemAdded', item });
    },
    /** All items as JSON text, by id. */
    texts: () => new Map([...items].map(([id, item]) => [id, JSON.stringify(item.propertyValues)])),
    /** Refuses the edits of an account from now on, as after its role was lowered. */
    deny: (name: string) => void denied.add(name),
    /** Drops all events so far, so that a client that requests them has to reload. */
    forgetEvents() {
      completeFrom = events.length;
    },
    connect(name: string): FakeClient {
      const client = createFakeClient(name, answer);
      clients.push(client);
      return client;
    },
  };
}

/** The saved state of an item. */
function getSavedContent({ propertyValues, displayName }: Item) {
  return { propertyValues, displayName };
}

interface PastedPage {
  readonly sourceId: string;
  readonly nodeType: string;
  readonly propertyValues: JsonObject;
}

const pastedId = (count: number) => toId.item(`30000000-0000-4000-8000-${String(count).padStart(12, '0')}`);

/** The test world starts with four items; each new one gets the next id. */
function newNodeId(count: number) {
  return toId.item(count === 4 ? ids.newNode : ids.newNode.replace(/07$/, String(count + 10)));
}

function getSchema(item: Item, nodeProperties: readonly Property[]): ItemSchema {
  const properties = itemLevels[item.kind] === 'node' ? nodeProperties : projectProperties;
  return { ...nodeSchema, kind: item.kind, properties: [...properties] };
}
