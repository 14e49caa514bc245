import { editingCalls, liveCalls, updateEvents } from '@confab/contracts';
import { itemIdOfEdit } from '@confab/inputs';
import { isEditedByOther, nobody, reducePresence, type Person, type PresenceEvent } from '@confab/live';
import { decodedAs } from './decoded-as.ts';
import { noticeOf } from './edit-sender.ts';
import { idOf } from './ids.ts';
import type { SessionStore } from './session-store.ts';
import type { Presence, ProjectSessionOptions } from './types.ts';

/** Who else has the project open and where they are; and telling them where the author is. */
export function createLivePresence(options: ProjectSessionOptions, store: SessionStore) {
  const { live, api, projectId } = options;
  let presence = nobody;
  let others: Presence = [];
  /** The item that the author has before him, and the input that he is in. */
  let lookedAt: string | null = null;
  let entered: { readonly itemId: string; readonly path: string } | undefined;

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

  /** Presence is told once and forgotten: losing it loses nothing. */
  function tell(action: 'StartEdit' | 'EndEdit', itemId: string, path: string) {
    if (options.isReadOnly || live.state !== 'Connected' || !store.draft.items.has(itemId)) return;
    const edit = { editId: options.newId(), itemId, edit: { path, action }, baseSeq: store.draft.seq };
    api.call(editingCalls.notify, { body: noticeOf(edit, options, store) }).catch(() => undefined);
  }

  /** Says again where the author is; with an empty path he is at the item and in none of its inputs. */
  function tellPlace() {
    if (entered) tell('StartEdit', entered.itemId, entered.path);
    else if (lookedAt !== null) tell('StartEdit', lookedAt, '');
  }

  function who() {
    const { teamId, me } = options;
    const person = { tvAccountId: idOf.account(me.accountId), email: me.email };
    return { ...person, projectId: idOf.project(projectId), teamId: idOf.team(teamId) };
  }

  return {
    lookedAt: () => lookedAt,
    /** Joins the team's group and says that the project is open (A4.34). */
    async join(connectionId: string) {
      const { teamId, frontendApp = 'pro' } = options;
      const group = { hubName: 'update', frontendApp, connectionId, groupName: idOf.team(teamId) };
      try {
        await api.call(liveCalls.subscribe, { query: group });
        await api.call(liveCalls.openProject, { query: { ...who(), connectionId } });
        tellPlace();
      } catch (error) {
        store.addNote('warning', error instanceof Error ? error.message : liveCalls.openProject.fallbackMessage, null);
      }
    },
    /** Says that the project is closed, if anybody can be told (A4.33). */
    leave() {
      const connectionId = live.connectionId;
      if (live.state !== 'Connected' || !connectionId) return;
      // Leaving is a courtesy: the hub notices by itself when the connection ends.
      api.call(liveCalls.closeProject, { query: { ...who(), connectionId } }).catch(() => undefined);
    },
    listen: () => [
      live.onStateChange((state) => {
        if (state !== 'Connected') see({ type: 'disconnected' });
      }),
      live.onUpdate(updateEvents.presence.name, (payload) => {
        const list = decodedAs(updateEvents.presence.payload, payload);
        if (list?.projectId === projectId) see({ type: 'listed', people: list.people });
      }),
      live.onUpdate(updateEvents.startEdit.name, (payload) => {
        const edit = decodedAs(updateEvents.startEdit.payload, payload);
        if (edit?.projectId !== projectId) return;
        const { changerConnectionId: connectionId, path } = edit;
        see({ type: 'editStarted', connectionId, itemId: itemIdOfEdit(edit), path });
      }),
      live.onUpdate(updateEvents.endEdit.name, (payload) => {
        const edit = decodedAs(updateEvents.endEdit.payload, payload);
        if (edit?.projectId === projectId) see({ type: 'editEnded', connectionId: edit.changerConnectionId });
      }),
    ],
    getPresence: () => others,
    getEditor: (itemId: string, path: string): Person | undefined =>
      isEditedByOther(presence, live.connectionId, itemId, path),
    lookAt(itemId: string | null) {
      if (itemId === lookedAt) return;
      lookedAt = itemId;
      if (!entered) tellPlace();
    },
    startEdit(itemId: string, path: string) {
      entered = { itemId, path };
      tell('StartEdit', itemId, path);
    },
    endEdit(itemId: string, path: string) {
      // Going from one input into another starts the one before it ends the other.
      if (entered && (entered.itemId !== itemId || entered.path !== path)) return;
      entered = undefined;
      tell('EndEdit', itemId, path);
      tellPlace();
    },
  };
}

export type LivePresence = ReturnType<typeof createLivePresence>;
