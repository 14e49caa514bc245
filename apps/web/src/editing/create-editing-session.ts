import { createEditSender } from './sender/edit-sender.ts';
import { createItemCommands } from './commands/item-commands.ts';
import { createLiveFeed, type LiveFeed } from './feed/live-feed.ts';
import { createLivePresence } from './feed/live-presence.ts';
import { loadProject } from './feed/load-project.ts';
import { createOpenWorkflows } from './commands/open-workflows.ts';
import { createOwnEdits } from './edits/own-edits.ts';
import { createSessionReads } from './store/session-reads.ts';
import { createRefusedEdits } from './edits/refused-edits.ts';
import { createSaving } from './commands/saving.ts';
import { createEditingStore } from './store/editing-store.ts';
import type { EditingSession, EditingSessionOptions } from './types.ts';
import { createUnsentEdits } from './edits/unsent-edits.ts';

const persistMs = 100;
/** How often a tab with unsent edits says that it is there still. */
const heartbeatMs = 5_000;

/** Opens a project for editing. Call `load()` next; until it is done the status says 'loading'. */
export function createEditingSession(options: EditingSessionOptions): EditingSession {
  const store = createEditingStore(options);
  const owner = { projectId: options.projectId, accountId: options.me.accountId };
  const refused = createRefusedEdits(options, store);
  const presence = createLivePresence(options, store);
  const unsent = createUnsentEdits(options.storage, owner, options.newId(), options.now);
  const keeper = createPersister(
    options,
    () => unsent.write(store.draft.pending, false),
    () => store.draft.pending.length > 0,
  );
  const onConnected = () => sender.wake();
  const feed: LiveFeed = createLiveFeed({ options, store, presence, refused, reload: load, onConnected });
  const workflows = createOpenWorkflows(options, store, () => feed.onGap());
  const own = createOwnEdits(options, store, keeper.soon);
  const sender = createEditSender({
    options,
    store,
    refused,
    getHeldId: own.heldId,
    receive: feed.hear,
    catchUp: feed.catchUp,
    persist: keeper.soon,
  });
  own.sendThrough(sender);
  const reads = createSessionReads(store, workflows, options.projectId);
  const saving = createSaving({
    options,
    store,
    sender,
    release: own.release,
    onGap: () => feed.onGap(),
    unsavedIds: () => reads.getStatus().unsavedItemIds,
  });
  const wanted = new Set<string>();
  let isListening = false;
  refused.load();

  async function load() {
    if (store.status.load === 'failed') store.setStatus({ load: 'loading' });
    const isLoaded = await loadProject({ options, store, workflows, takeOver: unsent.takeOver });
    if (!isListening) feed.listen();
    isListening = true;
    if (!isLoaded) return;
    for (const workflowId of wanted) void workflows.open(workflowId);
    keeper.soon();
    sender.wake();
  }

  const hasValues = (itemId: string) => store.viewOf(itemId)?.values !== undefined;

  function flush() {
    own.release();
    unsent.write(store.draft.pending, true);
  }

  return {
    projectId: options.projectId,
    teamId: options.teamId,
    isReadOnly: options.isReadOnly ?? false,
    newId: options.newId,
    load,
    flush,
    close() {
      flush();
      keeper.stop();
      sender.stop();
      feed.leave();
    },
    ...reads,
    getPresence: presence.getPresence,
    getEditor: presence.getEditor,
    getFlash: feed.getFlash,
    getInputError: store.getError,
    // Without its values, as when it has been deleted, nothing of an item can be taken back.
    canUndo: (itemId) => hasValues(itemId) && store.getHistory(itemId).undo.length > 0,
    canRedo: (itemId) => hasValues(itemId) && store.getHistory(itemId).redo.length > 0,
    getLastStep: (itemId) => store.getHistory(itemId).undo.at(-1),
    subscribe: store.paths.add,
    subscribeTo: store.subscribeTo,
    edit: own.edit,
    undo: own.undo,
    redo: own.redo,
    ...saving,
    openWorkflow(workflowId) {
      wanted.add(workflowId);
      void workflows.open(workflowId);
    },
    ...createItemCommands({ options, store, workflows, refused, edit: own.edit, hearUpTo: feed.receiveUpTo }),
    moveNodes: workflows.move,
    startEdit: presence.startEdit,
    endEdit: presence.endEdit,
    lookAt: presence.lookAt,
    dismissRefused: refused.dismiss,
    dismissNote: (noteId) => store.setStatus({ notes: store.status.notes.filter((note) => note.id !== noteId) }),
  };
}

/** Writes soon after a change, and again and again while there is something to keep. */
function createPersister(options: EditingSessionOptions, write: () => void, hasAny: () => boolean) {
  let cancel: (() => void) | undefined;
  let isSoon = false;

  function run() {
    isSoon = false;
    write();
    cancel = hasAny() ? options.schedule(run, heartbeatMs) : undefined;
  }

  return {
    soon() {
      if (isSoon) return;
      isSoon = true;
      cancel?.();
      cancel = options.schedule(run, persistMs);
    },
    stop() {
      isSoon = true;
      cancel?.();
    },
  };
}
