import { editingCalls, nodeCalls, projectCalls, workflowCalls } from '@confab/contracts';
import { hearOf } from '@confab/inputs';
import { frontendVersion, timings } from '@confab/model';
import type { EditSender } from '../sender/edit-sender.ts';
import { describeFailure } from '../sender/describe-failure.ts';
import { toId } from '../sender/to-id.ts';
import type { EditingStore } from '../store/editing-store.ts';
import type { CommandResult, EditingSessionOptions } from '../types.ts';

interface SavingParts {
  readonly options: EditingSessionOptions;
  readonly store: EditingStore;
  readonly sender: EditSender;
  readonly release: () => void;
  readonly onGap: () => void;
  readonly unsavedIds: () => readonly string[];
}

const offline = 'Your latest changes have not reached the server yet. They are kept here; try again in a moment.';

const notFilledIn = 'Not saved: something has to be put right first. It is said under the input.';

/** Saving and discarding: of one item, or of all that differ from their last save. */
export function createSaving({ options, store, sender, release, onGap, unsavedIds }: SavingParts) {
  let cancelIdle: (() => void) | undefined;
  /** By item, the inputs that its last save was refused for. */
  const rejectedInputs = new Map<string, readonly string[]>();

  /** Shows the work, then how it ended for 2 s (A4.59). */
  async function showStatus(work: () => Promise<CommandResult>): Promise<CommandResult> {
    cancelIdle?.();
    store.setStatus({ saving: 'saving', savingError: '' });
    const done = await work();
    const saving = done.type === 'done' ? 'saved' : 'failed';
    store.setStatus({ saving, savingError: done.type === 'failed' ? done.message : '' });
    cancelIdle = options.schedule(() => store.setStatus({ saving: 'idle', savingError: '' }), timings.statusIconHideMs);
    return done;
  }

  async function save(itemId: string, description = ''): Promise<CommandResult> {
    const fallback = getSaveFallback(store, itemId);
    if (options.skipsSaving) return { type: 'done' };
    if (!(await waitUntilSent(itemId))) return { type: 'failed', message: offline };
    if (!(await showInputErrors(itemId))) return rejectSave(itemId);
    try {
      const { version, seq } = await callSave(options, store, itemId, description);
      const item = store.draft.items.get(itemId);
      // An edit numbered after the save keeps its mark.
      if (item && item.atSeq <= seq) {
        const items = new Map(store.draft.items).set(itemId, { ...item, version, isDirty: false });
        store.setDraft({ ...hearOf(store.draft, seq), items }, [{ itemId, path: 'DisplayName' }]);
      }
      onGap();
      return { type: 'done' };
    } catch (error) {
      const { message } = describeFailure(error, fallback);
      store.addNote('error', message, itemId);
      return { type: 'failed', message };
    }
  }

  /** Puts under each input what forbids saving it, and takes away what no longer does. */
  async function showInputErrors(itemId: string): Promise<boolean> {
    const item = store.viewOf(itemId);
    const problems = (item && (await options.checkBeforeSave?.(item))) ?? {};
    for (const name of rejectedInputs.get(itemId) ?? []) store.setError(itemId, name, undefined);
    rejectedInputs.set(itemId, Object.keys(problems));
    for (const [name, problem] of Object.entries(problems)) store.setError(itemId, name, problem);
    return Object.keys(problems).length === 0;
  }

  function rejectSave(itemId: string): CommandResult {
    store.addNote('error', notFilledIn, itemId);
    return { type: 'failed', message: notFilledIn };
  }

  async function discard(itemId: string): Promise<CommandResult> {
    if (!(await waitUntilSent(itemId))) return { type: 'failed', message: offline };
    const { teamId, projectId } = options;
    const body = { teamId: toId.team(teamId), projectId: toId.project(projectId), itemId: toId.item(itemId) };
    try {
      const { seq } = await options.api.call(editingCalls.discard, { body });
      store.setDraft(hearOf(store.draft, seq), []);
      onGap();
      return { type: 'done' };
    } catch (error) {
      const { message } = describeFailure(error, editingCalls.discard.fallbackMessage);
      store.addNote('error', message, itemId);
      return { type: 'failed', message };
    }
  }

  function waitUntilSent(itemId: string) {
    release();
    return sender.whenSent(itemId);
  }

  async function forEachUnsaved(work: (itemId: string) => Promise<CommandResult>): Promise<CommandResult> {
    let result: CommandResult = { type: 'done' };
    for (const itemId of unsavedIds()) {
      const done = await work(itemId);
      if (done.type === 'failed') result = done;
    }
    return result;
  }

  return {
    saveItem: (itemId: string, description?: string) => showStatus(() => save(itemId, description)),
    saveAll: () => showStatus(() => forEachUnsaved((itemId) => save(itemId))),
    discardItem: discard,
    discardAll: () => forEachUnsaved(discard),
  };
}

function callSave(options: EditingSessionOptions, store: EditingStore, itemId: string, description: string) {
  const item = store.draft.items.get(itemId);
  if (!item) throw new Error(nodeCalls.save.fallbackMessage);
  const fields = {
    teamId: toId.team(options.teamId),
    projectId: toId.project(options.projectId),
    version: item.version,
    ...(description === '' ? {} : { description }),
    frontendVersion,
  };
  if (item.kind === 'project') return options.api.call(projectCalls.save, { body: fields });
  if (item.kind === 'workflow' || !item.workflowId) {
    return options.api.call(workflowCalls.save, { body: { ...fields, workflowId: toId.workflow(itemId) } });
  }
  return options.api.call(nodeCalls.save, {
    body: { ...fields, workflowId: item.workflowId, nodeId: toId.node(itemId) },
  });
}

function getSaveFallback(store: EditingStore, itemId: string) {
  const kind = store.draft.items.get(itemId)?.kind;
  if (kind === 'project') return projectCalls.save.fallbackMessage;
  return (kind === 'workflow' ? workflowCalls : nodeCalls).save.fallbackMessage;
}
