import { isSameJson } from '@confab/inputs';
import type { ItemId, JsonObject, ProjectId, TeamId, JsonText } from '@confab/model';
import { setImmediate as comeBack } from 'node:timers/promises';
import type { Db } from '../../services.ts';
import { loadAuthorValues } from '../author-values/load-author-values.ts';
import { parseDraft } from '../items/to-item.ts';
import { unpack } from '../versions/content.ts';
import {
  listDraftStamps,
  listDraftsById,
  listSavedStamps,
  listSavesById,
  type ItemStamp,
  type StampedContent,
} from './program-source.repository.ts';
import type { StoredItem } from './to-pro-source.ts';

/** The items of a project by id, in order, each with the stamp of its content. */
export type LoadedItems = ReadonlyMap<ItemId, LoadedItem>;

interface LoadedItem {
  readonly stamp: string;
  readonly item: StoredItem;
}

/** The state of a project that a program is compiled from: the drafts, or the last saves. */
export type ProjectState = 'draft' | 'saved';

interface LoadRequest {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly state: ProjectState;
  /** The items that the previous program was compiled from. */
  readonly before: LoadedItems | undefined;
  /** Finds values of an item that are in memory already; equal ones are shared. */
  readonly findKnownValues: (id: ItemId) => JsonObject | undefined;
}

/** Items per query; parsing this many takes a few milliseconds. */
const itemsPerBatch = 200;

/** Loads the items of a project that changed since the last time; the others, and equal values, stay the same objects. */
export async function loadItems(db: Db, request: LoadRequest): Promise<LoadedItems> {
  const { teamId, projectId, state, before } = request;
  const stamps = await (state === 'draft' ? listDraftStamps : listSavedStamps)(db, teamId, projectId);
  const changed = stamps.filter(({ id, stamp }) => before?.get(id)?.stamp !== stamp).map(({ id }) => id);
  const loaded = new Map<ItemId, LoadedItem>();
  for (let start = 0; start < changed.length; start += itemsPerBatch) {
    const ids = changed.slice(start, start + itemsPerBatch);
    const rows =
      state === 'draft'
        ? (await listDraftsById(db, teamId, ids)).map((row) => toLoadedItem(row, row.content, request))
        : (await listSavesById(db, teamId, ids)).map((row) => toLoadedItem(row, unpack(row.content), request));
    for (const row of rows) loaded.set(row.item.id, row);
    await comeBack();
  }
  return addAuthorValues(db, request, inOrder(stamps, loaded, before));
}

/** Adds the author values to a One project itself; equal ones stay the same objects. */
async function addAuthorValues(db: Db, request: LoadRequest, items: LoadedItems): Promise<LoadedItems> {
  const { teamId, projectId, before } = request;
  const project = [...items.values()].find(({ item }) => item.kind === 'project');
  if (project?.item.type !== 'One') return items;
  const { stamp, item } = project;
  const authorValues = await loadAuthorValues(db, teamId, projectId);
  const known = before?.get(item.id)?.item.authorValues;
  const shared = known && isSameJson(known, authorValues) ? known : authorValues;
  return new Map(items).set(item.id, { stamp, item: { ...item, authorValues: shared } });
}

function toLoadedItem<Content>(
  row: StampedContent<Content>,
  text: JsonText<JsonObject>,
  request: LoadRequest,
): LoadedItem {
  const { id, kind, type, workflowId, stamp } = row;
  const values = shareEqualValues(parseDraft(text), request.before?.get(id)?.item.values);
  const shared = shareEqualValues(values, request.findKnownValues(id));
  return { stamp, item: { id, kind, type, workflowId, values: shared } };
}

/** Replaces values, or parts of them, by equal ones that are in memory already. */
function shareEqualValues(values: JsonObject, known: JsonObject | undefined): JsonObject {
  if (known === undefined || values === known) return values;
  let sharedCount = 0;
  const entries = Object.entries(values).map(([name, value]) => {
    const other = known[name];
    if (other === undefined || !isSameJson(value, other)) return [name, value] as const;
    sharedCount += 1;
    return [name, other] as const;
  });
  if (sharedCount === entries.length && entries.length === Object.keys(known).length) return known;
  return Object.fromEntries(entries);
}

/** The items in the order of their stamps; one that was deleted since is left out. */
function inOrder(
  stamps: readonly ItemStamp[],
  loaded: ReadonlyMap<ItemId, LoadedItem>,
  before: LoadedItems | undefined,
): LoadedItems {
  const items = new Map<ItemId, LoadedItem>();
  for (const { id, stamp } of stamps) {
    const known = before?.get(id);
    const item = loaded.get(id) ?? (known?.stamp === stamp ? known : undefined);
    if (item) items.set(id, item);
  }
  return items;
}

/** Whether the saves that were loaded are still the last ones of their project. */
export async function areLastSaves(
  db: Db,
  { teamId, projectId }: Pick<LoadRequest, 'teamId' | 'projectId'>,
  items: LoadedItems,
): Promise<boolean> {
  const stamps = await listSavedStamps(db, teamId, projectId);
  if (stamps.length !== items.size) return false;
  const loaded = items.entries();
  if (!stamps.every(({ id, stamp }) => isStamped(loaded.next().value, id, stamp))) return false;
  const project = [...items.values()].find(({ item }) => item.kind === 'project');
  if (project?.item.type !== 'One') return true;
  return isSameJson(project.item.authorValues ?? [], await loadAuthorValues(db, teamId, projectId));
}

function isStamped(entry: readonly [ItemId, LoadedItem] | undefined, id: ItemId, stamp: string) {
  return entry?.[0] === id && entry[1].stamp === stamp;
}

/** Whether two loads of a project have the same items with the same values in the same order. */
export function isSameItems(one: LoadedItems, other: LoadedItems): boolean {
  if (one.size !== other.size) return false;
  const others = other.values();
  for (const { item } of one.values()) {
    const next = others.next();
    if (next.done || !isSameItem(item, next.value.item)) return false;
  }
  return true;
}

function isSameItem(one: StoredItem, other: StoredItem) {
  return one.id === other.id && hasSameContent(one, other) && one.workflowId === other.workflowId;
}

function hasSameContent(one: StoredItem, other: StoredItem) {
  return one.values === other.values && one.authorValues === other.authorValues;
}

/** Loaded items in order. */
export function listStoredItems(items: LoadedItems): StoredItem[] {
  return [...items.values()].map(({ item }) => item);
}
