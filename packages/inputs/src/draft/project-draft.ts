import type { GraphLayout, Item, JsonObject, JsonValue, SkinnyItem, Stage } from '@confab/model';
import type { TextChange } from '../texts/text-change.ts';
import type { InputEdit } from '../edits/input-edit.ts';

/** An item as the server has confirmed it. */
export interface DraftItem extends SkinnyItem {
  /** Undefined while only the outline of the item is loaded. */
  readonly values: JsonObject | undefined;
  /** Sequence number of the last event included in these values. */
  readonly atSeq: number;
}

/** An edit of this client that is not confirmed by an event yet. */
export interface PendingEdit {
  readonly editId: string;
  readonly itemId: string;
  readonly edit: InputEdit;
  readonly baseSeq: number;
}

/** An edit as an event carries it. */
export interface DraftEdit {
  readonly editId: string;
  readonly projectId: string;
  readonly workflowId?: string | null | undefined;
  readonly nodeId?: string | null | undefined;
  readonly path: string;
  readonly action: InputEdit['action'];
  readonly updatedValue?: JsonValue | undefined;
  readonly textChange?: TextChange | undefined;
}

/** A numbered event of a project, by its type; the decoded form of the contract's ProjectEvent fits it. */
export type DraftEvent = { readonly seq: number } & (
  | { readonly type: 'edited'; readonly edit: DraftEdit }
  | { readonly type: 'itemAdded' | 'itemReplaced'; readonly item: Item }
  | { readonly type: 'itemDeleted'; readonly itemId: string }
  | { readonly type: 'itemSaved'; readonly itemId: string; readonly version: number }
  | { readonly type: 'layoutSaved'; readonly layout: GraphLayout }
  | { readonly type: 'promoted'; readonly stages: readonly Stage[] }
  | { readonly type: 'authorValuesSaved' }
  | { readonly type: 'rolledBack'; readonly itemId?: string | undefined }
);

/**
 * A project in one client: the state confirmed by the server up to `seq`, and pending edits.
 *
 * Confirmed items change only by events, in order, so clients with the same `seq` and the same loaded items hold equal
 * confirmed items, byte for byte.
 */
export interface ProjectDraft {
  readonly projectId: string;
  readonly seq: number;
  readonly items: ReadonlyMap<string, DraftItem>;
  readonly layouts: ReadonlyMap<string, GraphLayout>;
  /** In the order in which they were made and are sent. */
  readonly pending: readonly PendingEdit[];
  /** Events that arrived before their predecessors, by sequence number. */
  readonly earlyEvents: ReadonlyMap<number, DraftEvent>;
  /** The highest known sequence number. */
  readonly highestSeq: number;
  /** Recently applied events, oldest first, to update items from a response older than `seq`. */
  readonly recent: readonly DraftEvent[];
}

/** The response to the first load of a project. */
export interface LoadedProject {
  readonly projectId: string;
  readonly seq: number;
  readonly items: readonly DraftItem[];
}

/** Creates a draft from a loaded project and unsent edits. */
export function createDraft(loaded: LoadedProject, pending: readonly PendingEdit[]): ProjectDraft {
  const items = new Map<string, DraftItem>(loaded.items.map((item) => [item.id, item]));
  return {
    projectId: loaded.projectId,
    seq: loaded.seq,
    items,
    layouts: new Map(),
    pending: pending.filter((edit) => items.has(edit.itemId)),
    earlyEvents: new Map(),
    highestSeq: loaded.seq,
    recent: [],
  };
}

/** Converts an item of a response to a draft item. */
export function toDraftItem(item: Item, atSeq: number): DraftItem {
  const { propertyValues, lastUpdatedUtc: _unused, ...skinny } = item;
  return { ...skinny, values: propertyValues, atSeq };
}

/** The sequence number after which events are missing; undefined when none are known to be missing. */
export function getSeqBeforeGap(draft: ProjectDraft): number | undefined {
  return draft.highestSeq > draft.seq ? draft.seq : undefined;
}

/** Records that a sequence number exists. */
export function noteSeq(draft: ProjectDraft, seq: number): ProjectDraft {
  return seq > draft.highestSeq ? { ...draft, highestSeq: seq } : draft;
}
