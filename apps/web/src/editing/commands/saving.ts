import { editingCalls, type Call } from '@confab/contracts';
import { noteSeq } from '@confab/inputs';
import { limits, timings } from '@confab/model';
import { describeFailure } from '../sender/describe-failure.ts';
import type { ItemRequests } from '../sender/item-requests.ts';
import type { SavedItems } from '../sender/save-requests.ts';
import type { EditingStore } from '../store/editing-store.ts';
import type { CommandResult, EditingSessionOptions } from '../types.ts';
import { editingMessages } from '../../words/messages/editing-messages.ts';
import { getFallback, noMessage, toMessage } from '../../words/message.ts';

interface SavingParts {
  readonly options: Pick<EditingSessionOptions, 'schedule' | 'skipsSaving' | 'checkBeforeSave'>;
  readonly store: EditingStore;
  readonly requests: Pick<ItemRequests, 'saveItem' | 'saveItems' | 'discardItem' | 'discardItems'>;
  readonly waitUntilSent: (itemId: string) => Promise<boolean>;
  readonly fillGap: () => void;
  readonly listUnsavedIds: () => readonly string[];
}

/** The commands that save and discard one item, or all items with unsaved changes. */
export function createSaving(parts: SavingParts) {
  const { options, store, requests, waitUntilSent, fillGap, listUnsavedIds } = parts;
  let cancelIdle: (() => void) | undefined;
  /** The inputs that prevented the last save, by item. */
  const rejectedInputs = new Map<string, readonly string[]>();

  /** Shows that saving is in progress, then the result for 2 s (A4.59). */
  async function showStatus(work: () => Promise<CommandResult>): Promise<CommandResult> {
    cancelIdle?.();
    store.setStatus({ saving: 'saving', savingError: noMessage });
    const done = await work();
    const saving = done.type === 'done' ? 'saved' : 'failed';
    store.setStatus({ saving, savingError: done.type === 'failed' ? done.message : noMessage });
    cancelIdle = options.schedule(
      () => store.setStatus({ saving: 'idle', savingError: noMessage }),
      timings.statusIconHideMs,
    );
    return done;
  }

  async function save(itemId: string, description = '', wait = waitUntilSent): Promise<CommandResult> {
    if (options.skipsSaving) return { type: 'done' };
    const refusal = await prepare(itemId, wait);
    if (refusal) return refusal;
    try {
      takeSaved(await requests.saveItem(store.draft.items.get(itemId), description));
      return { type: 'done' };
    } catch (error) {
      return reportFailure(error, itemId);
    }
  }

  /** Sends the edits of an item and checks its inputs. @returns why it cannot be saved */
  async function prepare(itemId: string, wait: SavingParts['waitUntilSent']): Promise<CommandResult | undefined> {
    for (const id of listUnsavedParts(itemId)) {
      if (!(await wait(id))) return { type: 'failed', message: editingMessages.offline };
      if (!(await showInputErrors(id))) return rejectSave(id);
    }
    return undefined;
  }

  /** Waits for the edits of many items; after waiting for one without success, it only checks the others. */
  function createSharedWait(): SavingParts['waitUntilSent'] {
    let isOffline = false;
    return async (itemId) => {
      if (isOffline) return !store.draft.pending.some((edit) => edit.itemId === itemId);
      const isSent = await waitUntilSent(itemId);
      isOffline = !isSent;
      return isSent;
    };
  }

  function takeSaved({ items: saved, seq }: SavedItems) {
    const items = new Map(store.draft.items);
    for (const { id, version } of saved) {
      const item = items.get(id);
      // An edit that the server numbered after the save leaves the item unsaved.
      if (item && item.atSeq <= seq) items.set(id, { ...item, version, isDirty: false });
    }
    const touched = saved.map(({ id }) => ({ itemId: id, path: 'DisplayName' }));
    store.setDraft({ ...noteSeq(store.draft, seq), items }, touched);
    fillGap();
  }

  /** Saves all items with unsaved changes: each llama with its pages by one request, all other items by shared ones. */
  async function saveAll(): Promise<CommandResult> {
    const units = [...new Set(listUnsavedIds().map(getSavedUnit))];
    const isAlone = (id: string) => store.draft.items.get(id)?.kind === 'llama';
    const together = units.filter((id) => !isAlone(id));
    const wait = createSharedWait();
    if (options.skipsSaving || together.length < 2) return forEach(units, (id) => save(id, '', wait));
    const alone = await forEach(units.filter(isAlone), (id) => save(id, '', wait));
    const others = await forEach(splitRequests(together), (ids) => saveTogether(ids, wait));
    return others.type === 'failed' ? others : alone;
  }

  /**
   * When an item is refused, each is saved separately, so that the refused one does not prevent others from being
   * saved.
   */
  async function saveTogether(itemIds: readonly string[], wait: SavingParts['waitUntilSent']): Promise<CommandResult> {
    const refusals: CommandResult[] = [];
    const ready: string[] = [];
    for (const itemId of itemIds) {
      const refusal = await prepare(itemId, wait);
      if (refusal) refusals.push(refusal);
      else ready.push(itemId);
    }
    const items = ready.flatMap((itemId) => store.draft.items.get(itemId) ?? []);
    try {
      if (items.length > 0) takeSaved(await requests.saveItems(items));
      return refusals.at(-1) ?? { type: 'done' };
    } catch (error) {
      const done = await handleFailure(error, editingCalls.saveItems, () => forEach(ready, (itemId) => save(itemId)));
      return done.type === 'failed' ? done : (refusals.at(-1) ?? done);
    }
  }

  /** Handles a failed request for several items: sends each alone when one was refused, else reports one message. */
  async function handleFailure(error: unknown, call: Call, oneByOne: () => Promise<CommandResult>) {
    const { isRefusal, isForbidden, message } = describeFailure(error, getFallback(call));
    if (isRefusal && !isForbidden) return oneByOne();
    store.addNote('error', message, null);
    return { type: 'failed', message } as const;
  }

  /** The items that are saved together: a page with its llama and the llama's other pages, everything else alone. */
  function getSavedUnit(itemId: string): string {
    const item = store.draft.items.get(itemId);
    return item?.kind === 'page' && item.workflowId !== null ? item.workflowId : itemId;
  }

  /** The item itself, and of a llama the pages with unsaved changes. */
  function listUnsavedParts(itemId: string): readonly string[] {
    if (store.draft.items.get(itemId)?.kind !== 'llama') return [itemId];
    return [itemId, ...listUnsavedIds().filter((id) => id !== itemId && getSavedUnit(id) === itemId)];
  }

  /** Shows the errors that prevent saving under their inputs and clears those that are solved. */
  async function showInputErrors(itemId: string): Promise<boolean> {
    const item = store.getView(itemId);
    const problems = (item && (await options.checkBeforeSave?.(item))) ?? {};
    for (const name of rejectedInputs.get(itemId) ?? []) store.setError(itemId, name, undefined);
    rejectedInputs.set(itemId, Object.keys(problems));
    for (const [name, problem] of Object.entries(problems)) store.setError(itemId, name, problem);
    return Object.keys(problems).length === 0;
  }

  function rejectSave(itemId: string): CommandResult {
    store.addNote('error', editingMessages.invalidInputs, itemId);
    return { type: 'failed', message: editingMessages.invalidInputs };
  }

  async function discard(itemId: string): Promise<CommandResult> {
    if (!(await waitUntilSent(itemId))) return { type: 'failed', message: editingMessages.offline };
    try {
      const { seq } = await requests.discardItem(itemId);
      store.setDraft(noteSeq(store.draft, seq), []);
      fillGap();
      return { type: 'done' };
    } catch (error) {
      return reportFailure(error, itemId);
    }
  }

  /** Discards all unsaved changes, with as few requests as their limit of items allows. */
  function discardAll(): Promise<CommandResult> {
    const itemIds = listUnsavedIds();
    return itemIds.length < 2 ? forEach(itemIds, discard) : forEach(splitRequests(itemIds), discardTogether);
  }

  async function discardTogether(itemIds: readonly string[]): Promise<CommandResult> {
    for (const itemId of itemIds)
      if (!(await waitUntilSent(itemId))) return { type: 'failed', message: editingMessages.offline };
    try {
      const { seq } = await requests.discardItems(itemIds);
      store.setDraft(noteSeq(store.draft, seq), []);
      fillGap();
      return { type: 'done' };
    } catch (error) {
      return handleFailure(error, editingCalls.discardSeveral, () => forEach(itemIds, discard));
    }
  }

  function reportFailure(error: unknown, itemId: string): CommandResult {
    const message = toMessage(error);
    store.addNote('error', message, itemId);
    return { type: 'failed', message };
  }

  async function forEach<One>(all: Iterable<One>, work: (one: One) => Promise<CommandResult>): Promise<CommandResult> {
    let result: CommandResult = { type: 'done' };
    for (const one of all) {
      const done = await work(one);
      if (done.type === 'failed') result = done;
    }
    return result;
  }

  return {
    saveItem: (itemId: string, description?: string) => showStatus(() => save(getSavedUnit(itemId), description)),
    saveAll: () => showStatus(saveAll),
    discardItem: discard,
    discardAll,
  };
}

/** Splits items into groups of as many as one request accepts. */
function splitRequests(itemIds: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(itemIds.length / limits.savedItemsMax);
  return Array.from({ length: count }, (_part, at) =>
    itemIds.slice(at * limits.savedItemsMax, (at + 1) * limits.savedItemsMax),
  );
}
