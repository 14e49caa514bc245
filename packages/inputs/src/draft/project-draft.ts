import type { GraphLayout, Item, JsonObject, JsonValue, SkinnyItem } from '@confab/model';
import type { InputEdit } from '../edits/input-edit.ts';

/** An item as the server has confirmed it. */
export interface DraftItem extends SkinnyItem {
  /** Undefined while only the skeleton of the item is known. */
  readonly values: JsonObject | undefined;
  /** The number of the sequence up to which these values are known; earlier events are in them already. */
  readonly atSeq: number;
}

/** An edit of this client that no event has confirmed yet. */
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
}

/** A numbered event of a project, by its type; the decoded form of the contract's ProjectEvent fits it. */
export type DraftEvent = { readonly seq: number } & (
  | { readonly type: 'edited'; readonly edit: DraftEdit }
  | { readonly type: 'itemAdded' | 'itemReplaced'; readonly item: Item }
  | { readonly type: 'itemDeleted'; readonly itemId: string }
  | { readonly type: 'itemSaved'; readonly itemId: string; readonly version: number }
  | { readonly type: 'layoutSaved'; readonly layout: GraphLayout }
  | { readonly type: 'promoted' }
  | { readonly type: 'rolledBack'; readonly itemId?: string | undefined }
);

/**
 * A project as one client holds it: what the server has confirmed up to `seq`, and own edits still on their way.
 *
 * Two clients with the same `seq` that have loaded the same items hold equal confirmed items, byte for byte: only events,
 * in their order, ever change them.
 */
export interface ProjectDraft {
  readonly projectId: string;
  readonly seq: number;
  readonly items: ReadonlyMap<string, DraftItem>;
  readonly layouts: ReadonlyMap<string, GraphLayout>;
  /** In the order in which they were made, which is the order in which they are sent. */
  readonly pending: readonly PendingEdit[];
  /** Events that came ahead of their turn, by number. */
  readonly earlyEvents: ReadonlyMap<number, DraftEvent>;
  /** The highest number heard of. */
  readonly highestSeq: number;
  /** Events applied of late, oldest first, for items that are loaded from an answer older than `seq`. */
  readonly recent: readonly DraftEvent[];
}

/** What a project's first load told. */
export interface LoadedProject {
  readonly projectId: string;
  readonly seq: number;
  readonly items: readonly DraftItem[];
}

/** A draft as it was just loaded, own unsent edits on top. */
export function createDraft(loaded: LoadedProject, pending: readonly PendingEdit[]): ProjectDraft {
  const items = new Map(loaded.items.map((item) => [item.id as string, item]));
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

/** An item of an answer as the draft holds it. */
export function toDraftItem(item: Item, atSeq: number): DraftItem {
  const { propertyValues, lastUpdatedUtc: _unused, ...skinny } = item;
  return { ...skinny, values: propertyValues, atSeq };
}

/** The number after which events are missing; undefined when nothing is known to be. */
export function getSeqBeforeGap(draft: ProjectDraft): number | undefined {
  return draft.highestSeq > draft.seq ? draft.seq : undefined;
}

/** Notes that a number exists, from an answer that named it. */
export function noteSeq(draft: ProjectDraft, seq: number): ProjectDraft {
  return seq > draft.highestSeq ? { ...draft, highestSeq: seq } : draft;
}
