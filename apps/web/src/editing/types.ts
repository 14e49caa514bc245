import type { DraftEvent, InputEdit, TextChange } from '@confab/inputs';
import type { Person } from '../live/presence.ts';
import type {
  AccountId,
  ConnectionState,
  GraphLayout,
  JsonObject,
  JsonValue,
  NewId,
  NodeId,
  SkinnyItem,
  ProjectId,
  TeamId,
  WorkflowId,
  WorkflowType,
} from '@confab/model';
import type { ApiClient } from '../api/api-client.ts';
import type { EditingNote } from './note-types.ts';
import type { Message } from '../words/message.ts';

/** The client of the session's remote calls; tests pass `{ call }`. */
export type SessionApi = ApiClient;

/** The used part of the live connection. */
export interface LiveConnection {
  readonly state: ConnectionState;
  readonly connectionId: string | null;
  /** Subscribes to an `update` event by name; the payload is not decoded. @returns unsubscribes */
  onUpdate(name: string, handler: (payload: unknown) => void): () => void;
  onStateChange(handler: (state: ConnectionState) => void): () => void;
}

/** The storage of unsent edits: local storage, or a Map in tests. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** Runs a function after a number of milliseconds. @returns cancels it */
export type Schedule = (run: () => void, afterMs: number) => () => void;

export interface EditingSessionOptions {
  readonly api: SessionApi;
  readonly live: LiveConnection;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly me: { readonly accountId: AccountId; readonly name: string; readonly email: string };
  readonly storage: TextStorage;
  readonly newId: () => NewId;
  readonly now: () => number;
  readonly schedule: Schedule;
  /** The flavour of the site; 'pro' by default. */
  readonly frontendApp?: string;
  /** A Viewer's session: it ignores edits, undo, redo and moves on the canvas, and sends no presence (A5.24). */
  readonly isReadOnly?: boolean;
  /** Debug flag: saving reports success without saving (A4.31). */
  readonly skipsSaving?: boolean;
  /** Whether a path of an item leads to a text that is written by hand, whose edits are merged; none by default. */
  readonly isMergedText?: (item: ItemView, path: string) => boolean;
  /** The errors that prevent saving an item, by input name; called before each save. */
  readonly checkBeforeSave?: (item: ItemView) => Promise<Readonly<Record<string, Message>>>;
}

/** A project, workflow, node, llama or page with the author's unsent edits applied. */
export interface ItemView extends SkinnyItem {
  /** Undefined until the item's workflow has been opened. */
  readonly values: JsonObject | undefined;
}

/** A workflow or llama of the project tree. */
export type WorkflowEntry = SkinnyItem & { readonly id: WorkflowId };
/** A node or page of the project tree. */
export type NodeEntry = SkinnyItem & { readonly id: NodeId };

/**
 * The content of the project tree. Changes only with names, order, unsaved marks or the set of items. In a One project
 * the llamas are its workflows, and the pages its nodes.
 */
export interface ProjectOutline {
  readonly project: SkinnyItem;
  readonly workflows: readonly WorkflowEntry[];
  /** In order, by workflow id. */
  readonly nodesByWorkflow: ReadonlyMap<string, readonly NodeEntry[]>;
}

export interface NodePosition {
  readonly nodeId: string;
  readonly x: number;
  readonly y: number;
  /** The canvas computed the position; no author chose it. */
  readonly isAuto?: boolean | undefined;
}

/** An open workflow: its nodes with their values and positions. */
export type WorkflowView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: Message; readonly retry: () => void }
  | { readonly status: 'deleted' }
  | {
      readonly status: 'ready';
      readonly workflow: ItemView;
      readonly nodes: readonly ItemView[];
      readonly layout: GraphLayout;
    };

/** An own edit that the server refused. It is kept until its author dismisses it. */
export interface RefusedEdit {
  readonly editId: string;
  readonly itemId: string;
  readonly itemName: string;
  readonly edit: InputEdit;
  /** 'deleted': a restore of the item applies it again. 'denied': the server did not accept it. */
  readonly because: 'deleted' | 'denied';
  /** The server's message; empty for an edit that was not sent. */
  readonly message: Message;
}

type SavingState = 'idle' | 'saving' | 'saved' | 'failed';

export interface EditingStatus {
  readonly load: 'loading' | 'ready' | 'failed' | 'deleted';
  /** The server's message when loading failed; empty without one. */
  readonly loadError: Message;
  readonly connection: ConnectionState;
  /** Edits made here that the server has not confirmed yet. */
  readonly pendingCount: number;
  readonly unsavedItemIds: readonly string[];
  /** 'saved' and 'failed' last 2 s, then 'idle' again (A4.59). */
  readonly saving: SavingState;
  readonly savingError: Message;
  readonly notes: readonly EditingNote[];
  /** Refused own edits, oldest first, until they are dismissed. */
  readonly refused: readonly RefusedEdit[];
}

/** A change that a colleague made within the last second. */
export interface RemoteFlash {
  readonly name: string;
  readonly colour: string;
}

/** An event of the project, or a reload in place of missed events up to a number. */
export type ProjectChange = DraftEvent | { readonly type: 'reloaded'; readonly seq: number };

/** The other people who have the project open. */
export type Presence = readonly Person[];

/** How undo treats later changes of colleagues: it keeps them with a note, keeps them silently, or reverts them. */
export type ColleaguesWork = 'keepAndTell' | 'keep' | 'take';

/** One change or several that are undone together. */
export type Change = InputEdit | readonly InputEdit[];

/** How an edit is recorded. */
export interface EditOptions {
  /** Whether undo reverts the change together with the author's latest change of the item. */
  readonly joinsLastStep?: boolean;
}

/** Makes changes, or begins commands, as parts of an undo step that has waited for the server. */
export type AddToStep = <Result>(change: () => Result) => Result;

/** A change that was made outside the session, such as a replacement by the server, and how to undo it. */
export interface OutsideChange {
  /** Whether the change is in effect; it may also be undone elsewhere. */
  readonly isApplied: () => boolean;
  /** Both return whether they worked; a failure was reported to the author. */
  readonly undo: () => Promise<boolean>;
  readonly redo: () => Promise<boolean>;
}

/** The result of a command that creates an item; a failure is also added to the notes. */
export type CreateResult =
  | { readonly type: 'created'; readonly id: string }
  | { readonly type: 'failed'; readonly message: Message };
/** The result of a paste: the ids of the copies in the order of the pasted nodes. */
type PasteResult =
  | { readonly type: 'created'; readonly ids: readonly string[] }
  | { readonly type: 'failed'; readonly message: Message };
/** A page and the place that it gets: below a page or in a llama, and its order there. */
export interface PageMove {
  readonly pageId: string;
  readonly parent: string;
  readonly order: string;
}
/** A copy of a node, from this project or another one, and its new position on the canvas. */
export interface PastedNode {
  readonly sourceId: string;
  readonly nodeType: string;
  readonly values: JsonObject;
  readonly x: number;
  readonly y: number;
}
/** The result of a command that saves, discards, moves, removes or restores. */
export type CommandResult = { readonly type: 'done' } | { readonly type: 'failed'; readonly message: Message };

/**
 * The open project: confirmed items, own unsent edits, undo, presence.
 *
 * Edits are shown at once and sent in order. Clients that have applied the same events have the same draft.
 */
export interface EditingSession {
  readonly projectId: ProjectId;
  readonly teamId: TeamId;
  readonly isReadOnly: boolean;
  /** An id for a new row or entry. */
  newId(): NewId;
  /** Loads the project, or loads it again after a failure. */
  load(): Promise<void>;
  /**
   * Leaves the project, and the events of its team unless `keepsTeam` is set: other pages of the site may need them
   * (A4.33). Unsent edits stay in storage.
   */
  close(keeps?: { readonly keepsTeam: boolean }): void;
  /** Writes unsent edits to storage now; for the page being hidden. */
  flush(): void;

  getStatus(): EditingStatus;
  getOutline(): ProjectOutline | undefined;
  getItem(itemId: string): ItemView | undefined;
  getValue(itemId: string, path: string): JsonValue | undefined;
  getWorkflow(workflowId: string): WorkflowView;
  getPresence(): Presence;
  /** The other person who is in an input right now, or in a value inside it. */
  getEditor(itemId: string, path: string): Person | undefined;
  /** The other people in the text of an input whose selection is known. */
  getEditorsOfText(itemId: string, path: string): readonly Person[];
  getInputError(itemId: string, path: string): Message | undefined;
  getFlash(itemId: string, path: string): RemoteFlash | undefined;
  /** The number of changes by colleagues that have arrived. */
  countColleagueChanges(): number;
  /** The colleague who has changed one of the items, or one inside it, after the first `since` changes. */
  findColleague(itemIds: readonly string[], since: number): string | undefined;
  /** Whether a colleague has moved a card after the first `since` changes. */
  isCardMoved(workflowId: string, nodeId: string, since: number): boolean;
  /** The colleague who has written in a row that undo or redo of an item would delete. */
  findUndoConflict(itemId: string, direction: 'undo' | 'redo'): string | undefined;
  /** Whether a colleague has changed what the latest step of an item has changed, so that undo would keep it. */
  hasTakenStep(itemId: string): boolean;
  canUndo(itemId: string): boolean;
  canRedo(itemId: string): boolean;
  /** The number of own changes of an item that were ever recorded for undo. */
  countChanges(itemId: string): number;
  /** Subscribes to changes at, above and below a path of an item; '' is the whole item. @returns unsubscribes */
  subscribe(itemId: string, path: string, listener: () => void): () => void;
  /** Subscribes to changes of a topic. @returns unsubscribes */
  subscribeTo(topic: EditingTopic, listener: () => void): () => void;
  /** Calls a listener with each event in order, just before it changes the items. @returns unsubscribes */
  onChange(listener: (change: ProjectChange) => void): () => void;
  /**
   * Calls a listener with each change that others make in a text, in terms of the text that the author sees, just
   * before it is applied.
   * @returns unsubscribes
   */
  onTextChange(itemId: string, path: string, listener: (change: TextChange) => void): () => void;

  edit(itemId: string, change: Change, options?: EditOptions): void;
  /** Undoes the latest own change of an item, without what colleagues have changed since. @returns the changed path */
  undo(itemId: string, colleagues?: ColleaguesWork): string | undefined;
  redo(itemId: string, colleagues?: ColleaguesWork): string | undefined;
  /** Saves an item; the description names the new version in the history. */
  saveItem(itemId: string, description?: string): Promise<CommandResult>;
  saveAll(): Promise<CommandResult>;
  discardItem(itemId: string): Promise<CommandResult>;
  discardAll(): Promise<CommandResult>;
  openWorkflow(workflowId: string): void;
  addWorkflow(workflow: { readonly displayName: string; readonly workflowType?: WorkflowType }): Promise<CreateResult>;
  /** Adds a llama with a first page to a One project. */
  addLlama(llama: { readonly displayName: string; readonly firstPageName: string }): Promise<CreateResult>;
  addNode(node: {
    readonly workflowId: string;
    readonly nodeType: string;
    readonly displayName?: string;
    readonly x?: number;
    readonly y?: number;
  }): Promise<CreateResult>;
  duplicateWorkflow(workflowId: string): Promise<CreateResult>;
  duplicateNode(nodeId: string): Promise<CreateResult>;
  /** Creates copies of nodes in a workflow, with the connections among them. */
  pasteNodes(workflowId: string, nodes: readonly PastedNode[]): Promise<PasteResult>;
  removeWorkflow(workflowId: string): Promise<CommandResult>;
  removeNode(nodeId: string): Promise<CommandResult>;
  /** Removes workflows and nodes; the nodes of one request are removed all or none. */
  removeItems(itemIds: readonly string[]): Promise<CommandResult>;
  /** Restores a deleted workflow or node and applies its lost edits again. */
  restoreItem(itemId: string): Promise<CommandResult>;
  /** Restores several items; those of one request are restored all or none. */
  restoreItems(itemIds: readonly string[]): Promise<CommandResult>;
  /** Moves a node to another workflow of the project and removes its connectors from and to the old one. */
  moveNodeTo(nodeId: string, workflowId: string): Promise<CommandResult>;
  /** Moves pages of a llama, each with all pages below it as they are on the server, to places in another llama. */
  movePagesTo(fromLlamaId: string, toLlamaId: string, places: readonly PageMove[]): Promise<CommandResult>;
  /** Moves a llama before another one; null moves it to the end. */
  moveLlama(llamaId: string, beforeId: string | null): Promise<CommandResult>;
  /** Moves a workflow with its nodes to another project of the team. */
  moveWorkflowTo(workflowId: string, projectId: ProjectId): Promise<CommandResult>;
  /**
   * Runs several commands as one step of undo. Work of the same gesture that directly follows joins the step, such as
   * each move of the same cards by an arrow key. What the work changes after it has waited belongs to the step when it
   * is made in `addToStep`.
   */
  runAsOneStep<Result>(work: (addToStep: AddToStep) => Promise<Result>, gesture?: string): Promise<Result>;
  /** Makes a change outside the session a step of undo. */
  recordOutsideChange(change: OutsideChange): void;
  moveNodes(workflowId: string, positions: readonly NodePosition[]): void;
  /** The author is in an input; `selection` is what is selected in its text. */
  startEdit(itemId: string, path: string, selection?: { readonly from: number; readonly to: number }): void;
  endEdit(itemId: string, path: string): void;
  /** Sets the item that the author views, for presence and for the notice of its deletion. */
  lookAt(itemId: string | null): void;
  dismissRefused(editIds: readonly string[]): void;
  dismissNote(noteId: string): void;
}

export type EditingTopic = 'status' | 'outline' | 'presence' | 'history' | `workflow:${string}`;
