import { createEditSender } from './sender/edit-sender.ts';
import { createItemRequests } from './sender/item-requests.ts';
import { createItemCommands } from './commands/item-commands.ts';
import { createLiveFeed, type LiveFeed } from './feed/live-feed.ts';
import { createLivePresence } from './feed/live-presence.ts';
import { fetchWorkflow } from './feed/fetch-workflow.ts';
import { hasAuthor } from './feed/remote-flashes.ts';
import { loadProject } from './feed/load-project.ts';
import { createOpenWorkflows } from './commands/open-workflows.ts';
import { createColleagueChanges } from './edits/colleague-changes.ts';
import { createOwnEdits } from './edits/own-edits.ts';
import { createOwnPlaces } from './edits/own-places.ts';
import { createSessionReads } from './store/session-reads.ts';
import { createRefusedEdits } from './edits/refused-edits.ts';
import { createSaving } from './commands/saving.ts';
import { createEditingStore } from './store/editing-store.ts';
import type { EditingSession, EditingSessionOptions } from './types.ts';
import { createUnsentEdits } from './edits/unsent-edits.ts';

const persistMs = 100;
/** A tab with unsent edits rewrites them this often, so that other tabs know it is alive. */
const heartbeatMs = 5_000;

/** Creates the editing session of a project. Call `load()` next; the status is 'loading' until it has finished. */
export function createEditingSession(options: EditingSessionOptions): EditingSession {
  const store = createEditingStore(options);
  const owner = { projectId: options.projectId, accountId: options.me.accountId };
  const refused = createRefusedEdits(options, store);
  const presence = createLivePresence(options, store);
  const unsent = createUnsentEdits(options.storage, owner, options.newId(), options.now);
  const persister = createPersister(options, writeUnsent, () => store.draft.pending.length > 0);
  const places = createOwnPlaces();
  const colleagues = createColleagueChanges(store);
  const feed: LiveFeed = createLiveFeed({
    options,
    store,
    presence,
    refused,
    places,
    colleagues,
    followTexts(texts) {
      own.followTexts(texts);
      for (const { itemId, path, change, event } of texts) {
        presence.followText({ itemId, path, change, by: hasAuthor(event) ? event.changerConnectionId : '' });
        store.textChanges.publish(`${itemId} ${path}`, change);
      }
    },
    reload: load,
    onConnected() {
      sender.wake();
      workflows.tryAgain();
    },
  });
  const requests = createItemRequests(options);
  const workflows = createOpenWorkflows({
    options,
    store,
    requests,
    fetchWorkflow: (...request) => fetchWorkflow(options, ...request),
    fillGap: () => feed.fillGap(),
  });
  const own = createOwnEdits({ options, store, places, colleagues, presence, persist: persister.schedule });
  const sender = createEditSender({
    options,
    store,
    refused,
    getHeldId: own.heldId,
    receive: feed.receive,
    catchUp: feed.catchUp,
    persist: persister.schedule,
  });
  own.sendThrough(sender);
  const reads = createSessionReads(store, workflows, options.projectId);
  const saving = createSaving({
    options,
    store,
    requests,
    waitUntilSent,
    fillGap: () => feed.fillGap(),
    listUnsavedIds: () => reads.getStatus().unsavedItemIds,
  });
  const requestedWorkflows = new Set<string>();
  let isListening = false;
  let isClosed = false;
  let stopWatching: (() => void) | undefined;
  refused.load();

  /** Sends the edits of an item, including one that is still being typed. @returns whether they arrived */
  function waitUntilSent(itemId: string) {
    own.releaseHeldEdit();
    return sender.whenSent(itemId);
  }

  async function load() {
    if (store.status.load === 'failed') store.setStatus({ load: 'loading' });
    const isLoaded = await loadProject({ options, store, workflows, refused, takeOver: unsent.takeOver });
    if (isLoaded && isListening) store.publishChange({ type: 'reloaded', seq: store.draft.seq });
    if (!isListening) feed.listen();
    isListening = true;
    if (!isLoaded) return;
    for (const workflowId of requestedWorkflows) void workflows.open(workflowId);
    watchOtherTabs();
    persister.schedule();
    sender.wake();
  }

  /** Takes over the edits of a tab that ended without leaving them, such as a crashed one, once it counts as dead. */
  function watchOtherTabs() {
    stopWatching?.();
    const afterMs = isClosed ? undefined : unsent.findNextDeath();
    if (afterMs === undefined) return;
    const isDue = () => unsent.findNextDeath() === 0 && options.live.state === 'Connected';
    stopWatching = options.schedule(() => (isDue() ? void load() : watchOtherTabs()), Math.max(afterMs, heartbeatMs));
  }

  const hasValues = (itemId: string) => store.getView(itemId)?.values !== undefined;

  function writeUnsent(isLeft: boolean) {
    const { pending, items } = store.draft;
    const names = pending.map(({ itemId }) => [itemId, items.get(itemId)?.displayName ?? ''] as const);
    unsent.write(pending, Object.fromEntries(names), isLeft);
  }

  function flush() {
    own.releaseHeldEdit();
    writeUnsent(true);
    workflows.flush();
  }

  return {
    projectId: options.projectId,
    teamId: options.teamId,
    isReadOnly: options.isReadOnly ?? false,
    newId: options.newId,
    load,
    flush,
    close({ keepsTeam } = { keepsTeam: false }) {
      flush();
      isClosed = true;
      stopWatching?.();
      persister.stop();
      sender.stop();
      workflows.stop();
      feed.leave(keepsTeam);
    },
    ...reads,
    getPresence: presence.getPresence,
    getEditor: presence.getEditor,
    getEditorsOfText: presence.getEditorsOfText,
    getFlash: feed.getFlash,
    getInputError: store.getError,
    // An item without values, such as a deleted one, has nothing to undo.
    canUndo: (itemId) => hasValues(itemId) && store.getHistory(itemId).undo.length > 0,
    canRedo: (itemId) => hasValues(itemId) && store.getHistory(itemId).redo.length > 0,
    countChanges: (itemId) => store.getHistory(itemId).recorded,
    countColleagueChanges: colleagues.count,
    findColleague: colleagues.findInItems,
    isCardMoved: colleagues.isCardMoved,
    findUndoConflict: own.findUndoConflict,
    hasTakenStep: own.hasTakenStep,
    subscribe: store.paths.add,
    subscribeTo: store.subscribeTo,
    onChange: store.onChange,
    onTextChange: (itemId, path, listener) => store.textChanges.subscribe(`${itemId} ${path}`, listener),
    edit: own.edit,
    undo: own.undo,
    redo: own.redo,
    ...saving,
    openWorkflow(workflowId) {
      requestedWorkflows.add(workflowId);
      void workflows.open(workflowId);
    },
    ...createItemCommands({
      newId: options.newId,
      store,
      requests,
      refused,
      edit: own.edit,
      waitUntilSent,
      receiveUpTo: feed.receiveUpTo,
    }),
    // Only the undo stack that wraps the session groups changes into one step.
    runAsOneStep: (work) => work((change) => change()),
    // Only the undo stack that wraps the session records changes outside it.
    recordOutsideChange: () => undefined,
    moveNodes: workflows.move,
    startEdit: presence.startEdit,
    endEdit: presence.endEdit,
    lookAt: presence.lookAt,
    dismissRefused: refused.dismiss,
    dismissNote: (noteId) => store.setStatus({ notes: store.status.notes.filter((note) => note.id !== noteId) }),
  };
}

/** Writes unsent edits shortly after a change, and repeats that while there are any. */
function createPersister(options: EditingSessionOptions, write: (isLeft: boolean) => void, hasAny: () => boolean) {
  let cancel: (() => void) | undefined;
  let isScheduled = false;
  let isStopped = false;

  function run() {
    isScheduled = false;
    write(false);
    cancel = hasAny() ? options.schedule(run, heartbeatMs) : undefined;
  }

  return {
    schedule() {
      // Edits that are made after the session was closed are left to the next session, which sends them.
      if (isStopped) return write(true);
      if (isScheduled) return;
      isScheduled = true;
      cancel?.();
      cancel = options.schedule(run, persistMs);
    },
    stop() {
      isStopped = true;
      cancel?.();
    },
  };
}
