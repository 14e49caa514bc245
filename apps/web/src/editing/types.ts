import type { InputEdit } from '@confab/inputs';
import type { Person } from '@confab/live';
import type { ConnectionState, GraphLayout, ItemKind, JsonObject, SkinnyItem, WorkflowType } from '@confab/model';
import type { ApiClient } from '../api/api-client.ts';

/** The remote calls the session makes; a test's double is `{ call }`. */
export type SessionApi = ApiClient;

/** The live connection as the session needs it. */
export interface LiveConnection {
  readonly state: ConnectionState;
  readonly connectionId: string | null;
  /** Hears an `update` event by its name; `payload` is as the wire carried it. Returns how to stop. */
  onUpdate(name: string, handler: (payload: unknown) => void): () => void;
  onStateChange(handler: (state: ConnectionState) => void): () => void;
}

/** Where unsent edits outlive the tab: local storage, or a Map in tests. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** Runs something later; the answer calls it off. */
export type Schedule = (run: () => void, afterMs: number) => () => void;

export interface EditingSessionOptions {
  readonly api: SessionApi;
  readonly live: LiveConnection;
  readonly teamId: string;
  readonly projectId: string;
  readonly me: { readonly accountId: string; readonly name: string; readonly email: string };
  readonly storage: TextStorage;
  readonly newId: () => string;
  readonly now: () => number;
  readonly schedule: Schedule;
  /** Which site edits; 'pro' unless told. */
  readonly frontendApp?: string;
  /** A Viewer's session: every command is ignored (A5.24). */
  readonly isReadOnly?: boolean;
  /** For looking at what saving would do: nothing is saved, though it is said so (A4.31). */
  readonly skipsSaving?: boolean;
  /** What forbids saving an item, by the names of its inputs; asked before each save. */
  readonly checkBeforeSave?: (item: ItemView) => Promise<Readonly<Record<string, string>>>;
}

/** A project, workflow or node as its author sees it now: own unsent edits included. */
export interface ItemView extends SkinnyItem {
  /** Undefined until the item's workflow has been opened. */
  readonly values: JsonObject | undefined;
}

/** What the tree shows. Changes only when a name, an order, a mark or the set of items does. */
export interface ProjectOutline {
  readonly project: SkinnyItem;
  readonly workflows: readonly SkinnyItem[];
  /** In order, by workflow id. */
  readonly nodesByWorkflow: ReadonlyMap<string, readonly SkinnyItem[]>;
}

export interface NodePosition {
  readonly nodeId: string;
  readonly x: number;
  readonly y: number;
}

/** A workflow that is open: its nodes with their values, and where they stand. */
export type WorkflowView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'deleted' }
  | {
      readonly status: 'ready';
      readonly workflow: ItemView;
      readonly nodes: readonly ItemView[];
      readonly layout: GraphLayout;
    };

/** Something the author is told once, such as an edit that fell into something deleted. */
export interface EditingNote {
  readonly id: string;
  readonly level: 'info' | 'warning' | 'error';
  readonly text: string;
  readonly itemId: string | null;
  /** Told instead of the text: a colleague has deleted what the author had open, or was changing. */
  readonly deletion?: Deletion;
}

/** Something that a colleague deleted; it can be restored from the bin. */
export interface Deletion {
  readonly itemId: string;
  readonly kind: Exclude<ItemKind, 'project'>;
  readonly name: string;
  /** Who deleted it. */
  readonly by: string;
  /** How many edits were on their way to it; a restore makes them again. */
  readonly lostEdits: number;
}

/** An own edit that could not be kept. It is neither forgotten nor sent again until its author says so. */
export interface RefusedEdit {
  readonly editId: string;
  readonly itemId: string;
  readonly itemName: string;
  readonly edit: InputEdit;
  /** Deleted: a restore of the item makes it again. Denied: the author may not change this, or not any more. */
  readonly because: 'deleted' | 'denied';
  /** What the server said; empty for what nobody asked it. */
  readonly message: string;
}

type SavingState = 'idle' | 'saving' | 'saved' | 'failed';

export interface EditingStatus {
  readonly load: 'loading' | 'ready' | 'failed' | 'deleted';
  /** Why loading failed, in the server's words; empty where it had none to give. */
  readonly loadError: string;
  readonly connection: ConnectionState;
  /** Edits made here that the server has not confirmed yet. */
  readonly pendingCount: number;
  readonly unsavedItemIds: readonly string[];
  /** 'saved' and 'failed' stand for 2 s, then 'idle' again (A4.59). */
  readonly saving: SavingState;
  readonly savingError: string;
  readonly notes: readonly EditingNote[];
  /** Own edits that could not be kept, oldest first, until they are dismissed. */
  readonly refused: readonly RefusedEdit[];
}

/** A change that came from elsewhere a moment ago. */
export interface RemoteFlash {
  readonly name: string;
  readonly colour: string;
}

/** Everyone else who has the project open. */
export type Presence = readonly Person[];

/** One change or several that are undone together. */
export type Change = InputEdit | readonly InputEdit[];

/** Answer of commands that make an item: its id, or why there is none (also put into the notes). */
export type CreateResult =
  | { readonly type: 'created'; readonly id: string }
  | { readonly type: 'failed'; readonly message: string };
/** Answer of commands that save, discard or remove. */
export type CommandResult = { readonly type: 'done' } | { readonly type: 'failed'; readonly message: string };

/**
 * The open project: confirmed items, own unsent edits, undo, presence.
 *
 * Edits are shown at once and sent in order; everyone who has seen the same numbers holds the same draft.
 */
export interface EditingSession {
  readonly projectId: string;
  readonly teamId: string;
  readonly isReadOnly: boolean;
  /** An id for a new row or entry. */
  newId(): string;
  /** Loads, or loads again after a failure. */
  load(): Promise<void>;
  /** Stops listening and leaves the project. Unsent edits stay in storage. */
  close(): void;
  /** Writes unsent edits to storage now; for the page being hidden. */
  flush(): void;

  getStatus(): EditingStatus;
  getOutline(): ProjectOutline | undefined;
  getItem(itemId: string): ItemView | undefined;
  getValue(itemId: string, path: string): unknown;
  getWorkflow(workflowId: string): WorkflowView;
  getPresence(): Presence;
  /** Who else is in an input right now, or in something inside it. */
  getEditor(itemId: string, path: string): Person | undefined;
  getInputError(itemId: string, path: string): string | undefined;
  getFlash(itemId: string, path: string): RemoteFlash | undefined;
  canUndo(itemId: string): boolean;
  canRedo(itemId: string): boolean;
  /** The latest own change of an item that can be taken back: another reference after every new one. */
  getLastStep(itemId: string): object | undefined;
  /** Hears changes at, above and below a path of an item; '' is the whole item. */
  subscribe(itemId: string, path: string, listener: () => void): () => void;
  /** Hears changes of one of the other things there are to read. */
  subscribeTo(topic: EditingTopic, listener: () => void): () => void;

  edit(itemId: string, change: Change): void;
  /** Takes the latest own change of an item back. @returns the path around which that changed something. */
  undo(itemId: string): string | undefined;
  redo(itemId: string): string | undefined;
  /** The description is what its history calls the version that the save makes. */
  saveItem(itemId: string, description?: string): Promise<CommandResult>;
  saveAll(): Promise<CommandResult>;
  discardItem(itemId: string): Promise<CommandResult>;
  discardAll(): Promise<CommandResult>;
  openWorkflow(workflowId: string): void;
  addWorkflow(workflow: { readonly displayName: string; readonly workflowType?: WorkflowType }): Promise<CreateResult>;
  addNode(node: {
    readonly workflowId: string;
    readonly nodeType: string;
    readonly displayName?: string;
    readonly x?: number;
    readonly y?: number;
  }): Promise<CreateResult>;
  duplicateWorkflow(workflowId: string): Promise<CreateResult>;
  duplicateNode(nodeId: string): Promise<CreateResult>;
  removeWorkflow(workflowId: string): Promise<CommandResult>;
  removeNode(nodeId: string): Promise<CommandResult>;
  /** Removes workflows and nodes, as one change. */
  removeItems(itemIds: readonly string[]): Promise<CommandResult>;
  /** Brings a workflow or node back from the bin, with what its author was changing when it went. */
  restoreItem(itemId: string): Promise<CommandResult>;
  /** To another workflow of the project. What led to it from the old one, and from it into that, is cut. */
  moveNodeTo(nodeId: string, workflowId: string): Promise<CommandResult>;
  /** To another project of the team, with its nodes. */
  moveWorkflowTo(workflowId: string, projectId: string): Promise<CommandResult>;
  moveNodes(workflowId: string, positions: readonly NodePosition[]): void;
  startEdit(itemId: string, path: string): void;
  endEdit(itemId: string, path: string): void;
  /** Says which item the author has before him, to colleagues and for being told when it is deleted. */
  lookAt(itemId: string | null): void;
  dismissRefused(): void;
  dismissNote(noteId: string): void;
}

export type EditingTopic = 'status' | 'skeleton' | 'presence' | 'flash' | 'history' | `workflow:${string}`;
