import { editingCalls, nodeCalls, projectCalls, workflowCalls } from '@confab/contracts';
import { hearOf } from '@confab/inputs';
import { frontendVersion, timings } from '@confab/model';
import type { EditSender } from './edit-sender.ts';
import { failureOf } from './failure-of.ts';
import { idOf } from './ids.ts';
import type { SessionStore } from './session-store.ts';
import type { Done, ProjectSessionOptions } from './types.ts';

interface SavingParts {
  readonly options: ProjectSessionOptions;
  readonly store: SessionStore;
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
  const forbidden = new Map<string, readonly string[]>();

  /** Shows the work, then how it ended for 2 s (A4.59). */
  async function shown(work: () => Promise<Done>): Promise<Done> {
    cancelIdle?.();
    store.setStatus({ saving: 'saving', savingError: '' });
    const done = await work();
    const saving = done.type === 'done' ? 'saved' : 'failed';
    store.setStatus({ saving, savingError: done.type === 'failed' ? done.message : '' });
    cancelIdle = options.schedule(() => store.setStatus({ saving: 'idle', savingError: '' }), timings.statusIconHideMs);
    return done;
  }

  async function save(itemId: string, description = ''): Promise<Done> {
    const fallback = fallbackOf(store, itemId);
    if (options.skipsSaving) return { type: 'done' };
    if (!(await sent(itemId))) return { type: 'failed', message: offline };
    if (!(await check(itemId))) return refused(itemId);
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
      const { message } = failureOf(error, fallback);
      store.addNote('error', message, itemId);
      return { type: 'failed', message };
    }
  }

  /** Puts under each input what forbids saving it, and takes away what no longer does. */
  async function check(itemId: string): Promise<boolean> {
    const item = store.viewOf(itemId);
    const problems = (item && (await options.checkBeforeSave?.(item))) ?? {};
    for (const name of forbidden.get(itemId) ?? []) store.setError(itemId, name, undefined);
    forbidden.set(itemId, Object.keys(problems));
    for (const [name, problem] of Object.entries(problems)) store.setError(itemId, name, problem);
    return Object.keys(problems).length === 0;
  }

  function refused(itemId: string): Done {
    store.addNote('error', notFilledIn, itemId);
    return { type: 'failed', message: notFilledIn };
  }

  async function discard(itemId: string): Promise<Done> {
    if (!(await sent(itemId))) return { type: 'failed', message: offline };
    const { teamId, projectId } = options;
    const body = { teamId: idOf.team(teamId), projectId: idOf.project(projectId), itemId: idOf.item(itemId) };
    try {
      const { seq } = await options.api.call(editingCalls.discard, { body });
      store.setDraft(hearOf(store.draft, seq), []);
      onGap();
      return { type: 'done' };
    } catch (error) {
      const { message } = failureOf(error, editingCalls.discard.fallbackMessage);
      store.addNote('error', message, itemId);
      return { type: 'failed', message };
    }
  }

  function sent(itemId: string) {
    release();
    return sender.whenSent(itemId);
  }

  async function each(work: (itemId: string) => Promise<Done>): Promise<Done> {
    let result: Done = { type: 'done' };
    for (const itemId of unsavedIds()) {
      const done = await work(itemId);
      if (done.type === 'failed') result = done;
    }
    return result;
  }

  return {
    saveItem: (itemId: string, description?: string) => shown(() => save(itemId, description)),
    saveAll: () => shown(() => each((itemId) => save(itemId))),
    discardItem: discard,
    discardAll: () => each(discard),
  };
}

function callSave(options: ProjectSessionOptions, store: SessionStore, itemId: string, description: string) {
  const item = store.draft.items.get(itemId);
  if (!item) throw new Error(nodeCalls.save.fallbackMessage);
  const fields = {
    teamId: idOf.team(options.teamId),
    projectId: idOf.project(options.projectId),
    version: item.version,
    ...(description === '' ? {} : { description }),
    frontendVersion,
  };
  if (item.kind === 'project') return options.api.call(projectCalls.save, { body: fields });
  if (item.kind === 'workflow' || !item.workflowId) {
    return options.api.call(workflowCalls.save, { body: { ...fields, workflowId: idOf.workflow(itemId) } });
  }
  return options.api.call(nodeCalls.save, {
    body: { ...fields, workflowId: item.workflowId, nodeId: idOf.node(itemId) },
  });
}

function fallbackOf(store: SessionStore, itemId: string) {
  const kind = store.draft.items.get(itemId)?.kind;
  if (kind === 'project') return projectCalls.save.fallbackMessage;
  return (kind === 'workflow' ? workflowCalls : nodeCalls).save.fallbackMessage;
}
