import { editingCalls, liveCalls, updateEvents } from '@confab/contracts';
import { getEditedItemId } from '@confab/inputs';
import { isEditedByOther, nobody, reducePresence, type Person, type PresenceEvent } from '../../live/presence.ts';
import { decodePayload } from './decode-payload.ts';
import { toNotification } from '../sender/edit-sender.ts';
import { toId } from '../sender/to-id.ts';
import type { EditingStore } from '../store/editing-store.ts';
import type { Presence, EditingSessionOptions } from '../types.ts';

/** Receives where other people are in the project, and sends where the author is. */
export function createLivePresence(options: EditingSessionOptions, store: EditingStore) {
  const { live, api, projectId } = options;
  let presence = nobody;
  let others: Presence = [];
  /** The item that the author views, and the input that has the focus. */
  let viewedItemId: string | null = null;
  let focusedInput: { readonly itemId: string; readonly path: string } | undefined;

  function applyPresenceEvent(event: PresenceEvent) {
    const before = presence.people;
    presence = reducePresence(presence, event);
    if (presence.people === before) return;
    others = presence.people.filter((person) => person.connectionId !== live.connectionId);
    store.notifyTopic('presence');
    for (const person of [...before, ...presence.people]) {
      if (person.itemId && person.path !== null) store.paths.notify(person.itemId, person.path);
    }
  }

  /** Sends presence once and ignores failures. */
  function sendPresence(action: 'StartEdit' | 'EndEdit', itemId: string, path: string) {
    if (options.isReadOnly || live.state !== 'Connected' || !store.draft.items.has(itemId)) return;
    const edit = { editId: options.newId(), itemId, edit: { path, action }, baseSeq: store.draft.seq };
    api.call(editingCalls.notify, { body: toNotification(edit, options, store) }).catch(() => undefined);
  }

  /** Sends where the author is; an empty path means the item and none of its inputs. */
  function sendCurrentPlace() {
    if (focusedInput) sendPresence('StartEdit', focusedInput.itemId, focusedInput.path);
    else if (viewedItemId !== null) sendPresence('StartEdit', viewedItemId, '');
  }

  function getIdentity() {
    const { teamId, me } = options;
    const person = { tvAccountId: toId.account(me.accountId), email: me.email };
    return { ...person, projectId: toId.project(projectId), teamId: toId.team(teamId) };
  }

  return {
    getViewedItemId: () => viewedItemId,
    /** Subscribes to the team's events and reports that the project is open (A4.34). */
    async join(connectionId: string) {
      const { teamId, frontendApp = 'pro' } = options;
      const group = { hubName: 'update', frontendApp, connectionId, groupName: toId.team(teamId) };
      try {
        await api.call(liveCalls.subscribe, { query: group });
        await api.call(liveCalls.openProject, { query: { ...getIdentity(), connectionId } });
        sendCurrentPlace();
      } catch (error) {
        store.addNote('warning', error instanceof Error ? error.message : liveCalls.openProject.fallbackMessage, null);
      }
    },
    /** Reports that the project is closed, if connected (A4.33). */
    leave() {
      const connectionId = live.connectionId;
      if (live.state !== 'Connected' || !connectionId) return;
      // A failure is ignored: the hub notices the end of the connection.
      api.call(liveCalls.closeProject, { query: { ...getIdentity(), connectionId } }).catch(() => undefined);
    },
    listen: () => [
      live.onStateChange((state) => {
        if (state !== 'Connected') applyPresenceEvent({ type: 'disconnected' });
      }),
      live.onUpdate(updateEvents.presence.name, (payload) => {
        const list = decodePayload(updateEvents.presence.payload, payload);
        if (list?.projectId === projectId) applyPresenceEvent({ type: 'listed', people: list.people });
      }),
      live.onUpdate(updateEvents.startEdit.name, (payload) => {
        const edit = decodePayload(updateEvents.startEdit.payload, payload);
        if (edit?.projectId !== projectId) return;
        const { changerConnectionId: connectionId, path } = edit;
        applyPresenceEvent({ type: 'editStarted', connectionId, itemId: getEditedItemId(edit), path });
      }),
      live.onUpdate(updateEvents.endEdit.name, (payload) => {
        const edit = decodePayload(updateEvents.endEdit.payload, payload);
        if (edit?.projectId === projectId)
          applyPresenceEvent({ type: 'editEnded', connectionId: edit.changerConnectionId });
      }),
    ],
    getPresence: () => others,
    getEditor: (itemId: string, path: string): Person | undefined =>
      isEditedByOther(presence, live.connectionId, itemId, path),
    lookAt(itemId: string | null) {
      if (itemId === viewedItemId) return;
      viewedItemId = itemId;
      if (!focusedInput) sendCurrentPlace();
    },
    startEdit(itemId: string, path: string) {
      focusedInput = { itemId, path };
      sendPresence('StartEdit', itemId, path);
    },
    endEdit(itemId: string, path: string) {
      // Moving between inputs starts the next one before the previous one ends.
      if (focusedInput && (focusedInput.itemId !== itemId || focusedInput.path !== path)) return;
      focusedInput = undefined;
      sendPresence('EndEdit', itemId, path);
      sendCurrentPlace();
    },
  };
}

export type LivePresence = ReturnType<typeof createLivePresence>;
