import { editingCalls, type BodyOf } from '@confab/contracts';
import { acknowledge, describeEdit, dropPending, hearOf, type DraftEvent, type PendingEdit } from '@confab/inputs';
import { timings } from '@confab/model';
import { failureOf } from './failure-of.ts';
import { idOf } from './ids.ts';
import { tellingPath, type SessionStore } from './session-store.ts';
import type { RefusedEdits } from './refused-edits.ts';
import type { ProjectSessionOptions, RefusedEdit } from './types.ts';

/** Sends own edits, one at a time and in their order. */
export interface EditSender {
  /** Sends on, when there is something to send and nothing on its way. */
  wake(): void;
  /** Settles when no edit of the item waits any more; false when that takes too long. */
  whenSent(itemId: string): Promise<boolean>;
  stop(): void;
}

interface SenderParts {
  readonly options: ProjectSessionOptions;
  readonly store: SessionStore;
  /** The edit that is still being typed; it waits. */
  readonly heldId: () => string | undefined;
  /** Takes in events in their turn. */
  readonly hear: (
    take: (draft: SessionStore['draft']) => { draft: SessionStore['draft']; applied: readonly DraftEvent[] },
  ) => void;
  /** Hears what this client has not heard of yet. */
  readonly catchUp: () => Promise<void>;
  readonly persist: () => void;
  readonly refused: RefusedEdits;
}

const sentWaitMs = 10_000;

export function createEditSender(parts: SenderParts): EditSender {
  const { options, store } = parts;
  /** Numbers of edits that the server has, while an earlier event is missing. */
  const answered = new Set<string>();
  let isSending = false;
  let isStopped = false;
  let cancelRetry: (() => void) | undefined;

  /** The edit to send now. One that is still being typed holds up those behind it, of which there are none. */
  function next(): PendingEdit | undefined {
    const edit = store.draft.pending.find((one) => !answered.has(one.editId));
    return isStopped || edit?.editId === parts.heldId() ? undefined : edit;
  }

  async function send(edit: PendingEdit): Promise<boolean> {
    const notice = noticeOf(edit, options, store);
    try {
      const answer = await options.api.call(editingCalls.notify, { body: notice });
      if (answer.dropped) {
        const note = answer.note || 'Your change fell into something that has been deleted.';
        return giveUp(edit, { note, because: 'denied' });
      }
      answered.add(edit.editId);
      parts.hear((draft) => acknowledge(hearOf(draft, answer.seq), edit.editId, eventOf(edit, answer.seq, store)));
      if (!store.draft.pending.includes(edit)) answered.delete(edit.editId);
      return true;
    } catch (error) {
      const failure = failureOf(error, editingCalls.notify.fallbackMessage);
      if (!failure.isRefusal) return false;
      if (failure.isDenied && (await hasMovedFrom(notice.workflowId, edit))) return send(edit);
      return giveUp(edit, { error: failure.message, ...(failure.isDenied ? { because: 'denied' } : {}) });
    }
  }

  /** Whether a colleague has moved its node to another workflow, which this client has not heard of until now. */
  async function hasMovedFrom(workflowId: string | null | undefined, { itemId, editId }: PendingEdit) {
    await parts.catchUp();
    const isWanted = store.draft.pending.some((one) => one.editId === editId);
    return isWanted && placeOf(itemId, store).workflowId !== (workflowId ?? null);
  }

  /** Takes the edit off the draft again and says why (A4.22). What would be lost with it is kept to be copied. */
  function giveUp(edit: PendingEdit, why: GivenUp) {
    const path = tellingPath(edit.edit);
    if (why.because) parts.refused.keep([edit], why.because, why.error ?? why.note ?? '');
    store.setDraft(dropPending(store.draft, edit.editId), [{ itemId: edit.itemId, path }]);
    if (why.error !== undefined) store.setError(edit.itemId, path, why.error);
    if (why.note !== undefined) store.addNote('warning', why.note, edit.itemId);
    return true;
  }

  async function pump() {
    if (isSending) return;
    isSending = true;
    try {
      for (let edit = next(); edit; edit = next()) {
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
    if (!isStopped && store.status.load === 'ready') void pump();
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
      cancelRetry?.();
    },
  };
}

interface GivenUp {
  readonly note?: string;
  readonly error?: string;
  readonly because?: RefusedEdit['because'];
}

/** An edit as NotifyEditPropertyValueAsync takes it, or the start or end of one. */
export function noticeOf(
  { editId, itemId, edit, baseSeq }: PendingEdit,
  options: ProjectSessionOptions,
  store: SessionStore,
): BodyOf<typeof editingCalls.notify> {
  const item = store.draft.items.get(itemId);
  const { workflowId, nodeId } = placeOf(itemId, store);
  const words = describeEdit(edit.action, whatOf(edit));
  return {
    editId: idOf.edit(editId),
    teamId: idOf.team(options.teamId),
    frontendApp: options.frontendApp ?? 'pro',
    projectId: idOf.project(options.projectId),
    workflowId,
    nodeId,
    path: edit.path,
    action: edit.action,
    ...(edit.updatedValue === undefined ? {} : { updatedValue: edit.updatedValue }),
    baseSeq,
    changerConnectionId: options.live.connectionId ?? '',
    eventLevel: item?.kind === 'node' ? 'Node' : item?.kind === 'workflow' ? 'Workflow' : 'Project',
    description: words.slice(0, 300),
  };
}

/** The event an answered edit will be, for hearing it before the hub tells. */
function eventOf({ editId, itemId, edit }: PendingEdit, seq: number, store: SessionStore): DraftEvent {
  return {
    type: 'edited',
    seq,
    edit: { ...edit, ...placeOf(itemId, store), editId, projectId: store.draft.projectId },
  };
}

function placeOf(itemId: string, store: SessionStore) {
  const item = store.draft.items.get(itemId);
  const isNode = item?.kind === 'node';
  return {
    workflowId: isNode ? item.workflowId : item?.kind === 'workflow' ? idOf.workflow(itemId) : null,
    nodeId: isNode ? idOf.node(itemId) : null,
  };
}

/** An extension is called by its own name, anything else by the input it is in. */
function whatOf({ action, path, updatedValue }: PendingEdit['edit']): string {
  const isExtension = action === 'AddExtension' || action === 'RemoveExtension';
  return isExtension && typeof updatedValue === 'string' ? updatedValue : (path.split('/')[0] ?? '');
}
