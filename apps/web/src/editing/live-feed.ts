import { editingCalls, liveCalls, projectEventSchema, updateEvents } from '@confab/contracts';
import { applyEvent, hearOf, itemIdOfEdit, missingFrom, type DraftEvent, type ProjectDraft } from '@confab/inputs';
import { isEditedByOther, nobody, personColour, reducePresence, type Person, type PresenceEvent } from '@confab/live';
import type { z } from 'zod';
import { idOf } from './ids.ts';
import { tellingPath, type SessionStore, type Touched } from './session-store.ts';
import type { Presence, ProjectSessionOptions, RemoteFlash } from './types.ts';

type ProjectEvent = z.output<typeof projectEventSchema>;

interface FeedParts {
  readonly options: ProjectSessionOptions;
  readonly store: SessionStore;
  /** Loads everything again, when events are too old to be told one by one. */
  readonly reload: () => Promise<unknown>;
  readonly onConnected: () => void;
}

/** A number that is missing may be on its way; it is asked for after this. */
const gapGraceMs = 250;
const flashMs = 1_000;
const noFlash = undefined;

/** What comes from elsewhere: numbered events, presence, and the catch-up after a lost connection. */
export function createLiveFeed({ options, store, reload, onConnected }: FeedParts) {
  const { live, api, projectId } = options;
  const flashes = new Map<string, RemoteFlash>();
  const stops: (() => void)[] = [];
  let presence = nobody;
  let others: Presence = [];
  let cancelCatchUp: (() => void) | undefined;
  let catchingUp: Promise<void> | undefined;

  /** Runs a change of the draft that applies events, and tells whom those concern. */
  function hear(take: (draft: ProjectDraft) => { draft: ProjectDraft; applied: readonly DraftEvent[] }) {
    const own = new Set(store.draft.pending.map((edit) => edit.editId));
    const { draft, applied } = take(store.draft);
    const replaced = applied.filter((event) => event.type === 'itemReplaced');
    for (const event of applied) flash(event, own);
    const touched = applied.flatMap((event) => touchedBy(event, store.draft));
    store.setDraft(draft, touched, onlyConfirmed(applied, store.draft));
    for (const { item } of replaced) if (item) store.setHistory(item.id, { undo: [], redo: [] });
    for (const { layout } of applied) if (layout) store.tellTopic(`workflow:${layout.workflowId}`);
    if (applied.some((event) => event.type === 'itemDeleted' && event.itemId === projectId))
      store.setStatus({ load: 'deleted' });
    onGap();
  }

  function onGap() {
    if (missingFrom(store.draft) === undefined || cancelCatchUp || catchingUp) return;
    cancelCatchUp = options.schedule(() => {
      cancelCatchUp = undefined;
      if (missingFrom(store.draft) !== undefined) void catchUp();
    }, gapGraceMs);
  }

  /** Asks for everything since the last number applied. */
  function catchUp(): Promise<void> {
    catchingUp ??= askForEvents().finally(() => {
      catchingUp = undefined;
    });
    return catchingUp;
  }

  async function askForEvents() {
    const query = { teamId: idOf.team(options.teamId), projectId: idOf.project(projectId), afterSeq: store.draft.seq };
    try {
      const { events, seq, isComplete } = await api.call(editingCalls.eventsSince, { query });
      if (!isComplete) return void (await reload());
      hear((draft) => {
        let next = hearOf(draft, seq);
        const applied: DraftEvent[] = [];
        for (const event of events) {
          const heard = applyEvent(next, event);
          next = heard.draft;
          applied.push(...heard.applied);
        }
        return { draft: next, applied };
      });
    } catch {
      // No connection: the next one asks again, and until then so does the retry.
      cancelCatchUp ??= options.schedule(() => {
        cancelCatchUp = undefined;
        void catchUp();
      }, 3_000);
    }
  }

  function flash(event: DraftEvent, own: ReadonlySet<string>) {
    const { edit } = event;
    if (!edit || own.has(edit.editId) || !isByPerson(event)) return;
    const [itemId, path] = [itemIdOfEdit(edit), tellingPath(edit)];
    const key = `${itemId} ${path}`;
    const value = { name: event.authorName, colour: personColour(event.authorId) };
    flashes.set(key, value);
    options.schedule(() => {
      if (flashes.get(key) !== value) return;
      flashes.delete(key);
      store.paths.tell(itemId, path);
    }, flashMs);
  }

  function see(event: PresenceEvent) {
    const before = presence.people;
    presence = reducePresence(presence, event);
    if (presence.people === before) return;
    others = presence.people.filter((person) => person.connectionId !== live.connectionId);
    store.tellTopic('presence');
    for (const person of [...before, ...presence.people]) {
      if (person.itemId && person.path !== null) store.paths.tell(person.itemId, person.path);
    }
  }

  async function join() {
    const connectionId = live.connectionId;
    if (live.state !== 'Connected' || !connectionId) return;
    const { teamId, me, frontendApp = 'pro' } = options;
    const group = { hubName: 'update', frontendApp, connectionId, groupName: idOf.team(teamId) };
    const person = { connectionId, tvAccountId: idOf.account(me.accountId), email: me.email };
    const place = { projectId: idOf.project(projectId), teamId: idOf.team(teamId) };
    try {
      await api.call(liveCalls.subscribe, { query: group });
      await api.call(liveCalls.openProject, { query: { ...person, ...place } });
    } catch (error) {
      store.addNote('warning', error instanceof Error ? error.message : liveCalls.openProject.fallbackMessage, null);
    }
    if (store.status.load === 'ready') await catchUp();
    else if (store.status.load === 'failed') await reload();
    onConnected();
  }

  function listen() {
    stops.push(
      live.onStateChange((state) => {
        store.setStatus({ connection: state });
        if (state === 'Connected') void join();
        else see({ type: 'disconnected' });
      }),
      live.onUpdate(updateEvents.projectEvent.name, (payload) => {
        const event = decoded(projectEventSchema, payload);
        if (event?.projectId === projectId) hear((draft) => applyEvent(draft, event));
      }),
      live.onUpdate(updateEvents.presence.name, (payload) => {
        const list = decoded(updateEvents.presence.payload, payload);
        if (list?.projectId === projectId) see({ type: 'listed', people: list.people });
      }),
      live.onUpdate(updateEvents.startEdit.name, (payload) => {
        const edit = decoded(updateEvents.startEdit.payload, payload);
        if (edit?.projectId !== projectId) return;
        see({
          type: 'editStarted',
          connectionId: edit.changerConnectionId,
          itemId: itemIdOfEdit(edit),
          path: edit.path,
        });
      }),
      live.onUpdate(updateEvents.endEdit.name, (payload) => {
        const edit = decoded(updateEvents.endEdit.payload, payload);
        if (edit?.projectId === projectId) see({ type: 'editEnded', connectionId: edit.changerConnectionId });
      }),
    );
    void join();
  }

  return {
    hear,
    onGap,
    listen,
    leave() {
      for (const stop of stops.splice(0)) stop();
      cancelCatchUp?.();
      const connectionId = live.connectionId;
      if (live.state !== 'Connected' || !connectionId) return;
      const person = { connectionId, tvAccountId: idOf.account(options.me.accountId), email: options.me.email };
      const place = { projectId: idOf.project(projectId), teamId: idOf.team(options.teamId) };
      // Leaving is a courtesy: the hub notices by itself when the connection ends.
      api.call(liveCalls.closeProject, { query: { ...person, ...place } }).catch(() => noFlash);
    },
    getPresence: () => others,
    getEditor: (itemId: string, path: string): Person | undefined =>
      isEditedByOther(presence, live.connectionId, itemId, path),
    getFlash: (itemId: string, path: string) => flashes.get(`${itemId} ${path}`),
  };
}

export type LiveFeed = ReturnType<typeof createLiveFeed>;

function touchedBy(event: DraftEvent, before: ProjectDraft): readonly Touched[] {
  if (event.edit) return [{ itemId: itemIdOfEdit(event.edit), path: tellingPath(event.edit) }];
  const itemId = event.item?.id ?? event.itemId;
  if (itemId === undefined) return [];
  const inside =
    event.type === 'itemDeleted' ? [...before.items.values()].filter((item) => item.workflowId === itemId) : [];
  return [itemId, ...inside.map((item) => item.id)].map((id) => ({ itemId: id, path: '' }));
}

/**
 * The items of which nothing happened but that own edits, first made first, were confirmed: replaying what is left of
 * them on top gives what is seen already.
 */
function onlyConfirmed(applied: readonly DraftEvent[], before: ProjectDraft): ReadonlySet<string> {
  const items = new Set<string>();
  const others = new Set<string>();
  let pending = before.pending;
  for (const event of applied) {
    const itemId = event.edit ? itemIdOfEdit(event.edit) : (event.item?.id ?? event.itemId);
    const first = pending.find((edit) => edit.itemId === itemId);
    if (itemId === undefined) continue;
    if (event.type === 'edited' && first !== undefined && first.editId === event.edit?.editId) {
      items.add(itemId);
      pending = pending.filter((edit) => edit !== first);
    } else {
      others.add(itemId);
    }
  }
  return new Set([...items].filter((itemId) => !others.has(itemId)));
}

/** Whether an event says who made it: those of the contract do, those made of own answers do not. */
function isByPerson(event: DraftEvent): event is ProjectEvent {
  return 'authorId' in event;
}

function decoded<Schema extends z.ZodType>(schema: Schema, payload: unknown): z.output<Schema> | undefined {
  const result = schema.safeDecode(payload as z.input<Schema>);
  // What does not decode is left out: its number is then missing and gets asked for.
  return result.success ? result.data : undefined;
}
