import { editingCalls, type BodyOf, type ResultOf } from '@confab/contracts';
import {
  acknowledgeEdit,
  describeEdit,
  dropPendingEdit,
  fitTextEdit,
  noteSeq,
  type AppliedEvents,
  type DraftEvent,
  type PendingEdit,
} from '@confab/inputs';
import { itemLevels, timings } from '@confab/model';
import { describeFailure } from './describe-failure.ts';
import { toId } from './to-id.ts';
import { getChangedPath, type EditingStore } from '../store/editing-store.ts';
import type { RefusedEdits } from '../edits/refused-edits.ts';
import type { EditingSessionOptions } from '../types.ts';
import { editingMessages } from '../../words/messages/editing-messages.ts';
import { getFallback, type Message } from '../../words/message.ts';

/** Sends own edits one at a time, in order. */
export interface EditSender {
  /** Starts sending, unless it is running or there is nothing to send. */
  wake(): void;
  /** Resolves to true when no edit of the item is pending, and to false after 10 s. */
  whenSent(itemId: string): Promise<boolean>;
  stop(): void;
}

interface SenderParts {
  readonly options: EditingSessionOptions;
  readonly store: EditingStore;
  /** The id of the edit that is still being typed and must not be sent yet. */
  readonly getHeldId: () => string | undefined;
  /** Applies events to the draft. */
  readonly receive: (take: (draft: EditingStore['draft']) => AppliedEvents) => void;
  /** Requests and applies missed events. */
  readonly catchUp: () => Promise<void>;
  readonly persist: () => void;
  readonly refused: RefusedEdits;
}

const sentWaitMs = 10_000;

export function createEditSender(parts: SenderParts): EditSender {
  const { options, store } = parts;
  /** Ids of edits that the server has confirmed while an earlier event is missing. */
  const answered = new Set<string>();
  let isSending = false;
  let isStopped = false;
  let cancelRetry: (() => void) | undefined;

  /** Whether the next edit waits for a confirmed one of the same text, which a missing event delays. */
  let isBlocked = false;
  const stopWatching = store.subscribeTo('status', () => {
    if (isBlocked) wake();
  });

  /** The edit to send next; undefined when there is none, or while the next one is being typed or has to wait. */
  function findNextEdit(): PendingEdit | undefined {
    const { pending } = store.draft;
    const edit = pending.find((one) => !answered.has(one.editId));
    if (!edit || isStopped || edit.editId === parts.getHeldId()) return undefined;
    isBlocked = pending.some((one) => answered.has(one.editId) && isOfSameText(one, edit));
    return isBlocked ? undefined : edit;
  }

  const isPending = (editId: string) => store.draft.pending.some((one) => one.editId === editId);

  async function send(edit: PendingEdit): Promise<boolean> {
    const notice = toNotification(edit, options, store);
    try {
      const answer = await options.api.call(editingCalls.notify, { body: notice });
      if (answer.dropped) {
        return dropEdit(edit, { note: getNote(answer) });
      }
      answered.add(edit.editId);
      parts.receive((draft) =>
        acknowledgeEdit(noteSeq(draft, answer.seq), edit.editId, toConfirmedEvent(edit, notice, answer)),
      );
      for (const editId of answered) if (!isPending(editId)) answered.delete(editId);
      return true;
    } catch (error) {
      const failure = describeFailure(error, getFallback(editingCalls.notify));
      if (!failure.isRefusal) return false;
      if (failure.isDenied && (await hasMovedFrom(notice.workflowId, edit))) return send(edit);
      return dropEdit(edit, { error: failure.message });
    }
  }

  /** Whether a colleague has moved the node to another workflow, which this client learns only now. */
  async function hasMovedFrom(workflowId: string | null | undefined, { itemId, editId }: PendingEdit) {
    await parts.catchUp();
    return isPending(editId) && getItemIds(itemId, store).workflowId !== (workflowId ?? null);
  }

  /**
   * Removes a refused edit from the draft and shows the reason (A4.22). Its content is kept to be copied. An edit that
   * is no longer pending was removed with its item, and is restored with it.
   */
  function dropEdit(edit: PendingEdit, why: EditRefusal) {
    if (!isPending(edit.editId)) return true;
    const path = getChangedPath(edit.edit);
    parts.refused.keep([edit], 'denied', why.error ?? why.note);
    store.setDraft(dropPendingEdit(store.draft, edit.editId), [{ itemId: edit.itemId, path }]);
    if (why.error !== undefined) store.setError(edit.itemId, path, why.error);
    if (why.note !== undefined) store.addNote('warning', why.note, edit.itemId);
    return true;
  }

  async function sendQueue() {
    if (isSending) return;
    isSending = true;
    try {
      for (let edit = findNextEdit(); edit; edit = findNextEdit()) {
        const isDone = await send(edit);
        parts.persist();
        if (!isDone) {
          retryLater();
          return;
        }
      }
    } finally {
      isSending = false;
    }
  }

  function retryLater() {
    cancelRetry?.();
    if (!isStopped) cancelRetry = options.schedule(wake, timings.hubRetryMs);
  }

  function wake() {
    cancelRetry?.();
    cancelRetry = undefined;
    if (!isStopped && store.status.load === 'ready') void sendQueue();
  }

  return {
    wake,
    whenSent(itemId) {
      const isSent = () => !store.draft.pending.some((edit) => edit.itemId === itemId);
      if (isSent()) return Promise.resolve(true);
      return new Promise((resolve) => {
        const finish = (isDone: boolean) => {
          stopListening();
          cancel();
          resolve(isDone);
        };
        const stopListening = store.subscribeTo('status', () => {
          if (isSent()) finish(true);
        });
        const cancel = options.schedule(() => finish(false), sentWaitMs);
      });
    },
    stop() {
      isStopped = true;
      stopWatching();
      cancelRetry?.();
    },
  };
}

/** An edit of a text as it applies to the confirmed text, and the number of the last event in that text. */
function fitToConfirmed({ itemId, edit, baseSeq }: PendingEdit, { draft }: EditingStore) {
  const values = draft.items.get(itemId)?.values;
  if (!edit.textChange || !values) return { edit, baseSeq };
  return { edit: fitTextEdit(values, edit), baseSeq: draft.seq };
}

interface EditRefusal {
  readonly note?: Message;
  readonly error?: Message;
}

/** Converts an edit, or its start or end, to the body of NotifyEditPropertyValueAsync. */
export function toNotification(
  pending: PendingEdit,
  options: EditingSessionOptions,
  store: EditingStore,
): BodyOf<typeof editingCalls.notify> {
  const { editId, itemId } = pending;
  const item = store.draft.items.get(itemId);
  const { edit, baseSeq } = fitToConfirmed(pending, store);
  const { workflowId, nodeId } = getItemIds(itemId, store);
  const words = describeEdit(edit.action, getChangedName(edit));
  return {
    editId: toId.edit(editId),
    teamId: options.teamId,
    frontendApp: options.frontendApp ?? 'pro',
    projectId: options.projectId,
    workflowId,
    nodeId,
    path: edit.path,
    action: edit.action,
    ...(edit.updatedValue === undefined ? {} : { updatedValue: edit.updatedValue }),
    ...(edit.textChange === undefined ? {} : { textChange: edit.textChange }),
    baseSeq,
    changerConnectionId: options.live.connectionId ?? '',
    eventLevel: eventLevels[item ? itemLevels[item.kind] : 'project'],
    description: words.slice(0, 300),
  };
}

const eventLevels = { project: 'Project', workflow: 'Workflow', node: 'Node' } as const;

/** Builds the event of a confirmed edit, so that it is applied before the hub sends it. */
function toConfirmedEvent(
  { editId }: PendingEdit,
  { projectId, workflowId, nodeId, path, action, updatedValue }: BodyOf<typeof editingCalls.notify>,
  { seq, text }: ResultOf<typeof editingCalls.notify>,
): DraftEvent {
  const edit = { editId, projectId, workflowId, nodeId, path, action, updatedValue: text ?? updatedValue };
  return { type: 'edited', seq, edit };
}

function isOfSameText(one: PendingEdit, other: PendingEdit) {
  const isText = one.edit.textChange !== undefined && other.edit.textChange !== undefined;
  return isText && one.itemId === other.itemId && one.edit.path === other.edit.path;
}

function getItemIds(itemId: string, store: EditingStore) {
  const item = store.draft.items.get(itemId);
  const level = item && itemLevels[item.kind];
  return {
    workflowId: level === 'node' ? (item?.workflowId ?? null) : level === 'workflow' ? toId.workflow(itemId) : null,
    nodeId: level === 'node' ? toId.node(itemId) : null,
  };
}

/** The name of the extension or the input that an edit changes. */
function getChangedName({ action, path, updatedValue }: PendingEdit['edit']): string {
  const isExtension = action === 'AddExtension' || action === 'RemoveExtension';
  return isExtension && typeof updatedValue === 'string' ? updatedValue : (path.split('/')[0] ?? '');
}

function getNote({ note, noteName, noteParts }: ResultOf<typeof editingCalls.notify>): Message {
  if (note === '') return editingMessages.changeDropped;
  return { message: note, messageName: noteName, messageParts: noteParts };
}
