import { editingCalls, liveCalls, updateEvents } from '@confab/contracts';
import { getEditedItemId, readText } from '@confab/inputs';
import { moveCaretsWithText, type FollowedText } from './move-carets-with-text.ts';
import type { NumberedEdit } from '@confab/model';
import {
  isEditedByOther,
  nobody,
  reducePresence,
  type Person,
  type PresenceEvent,
  type TextSelection,
} from '../../live/presence.ts';
import { decodePayload } from './decode-payload.ts';
import { describeFailure } from '../sender/describe-failure.ts';
import { toNotification } from '../sender/edit-sender.ts';
import type { EditingStore } from '../store/editing-store.ts';
import type { Presence, EditingSessionOptions } from '../types.ts';
import { getFallback } from '../../words/message.ts';

/** How long the selection in a text rests before it is sent, in milliseconds. */
const selectionMs = 200;

const noPeople: readonly Person[] = [];

interface FocusedInput {
  readonly itemId: string;
  readonly path: string;
  readonly selection?: Omit<TextSelection, 'text'> | undefined;
}

/** Receives where other people are in the project, and sends where the author is. */
export function createLivePresence(options: EditingSessionOptions, store: EditingStore) {
  const { live, api, projectId } = options;
  let presence = nobody;
  let others: Presence = [];
  /** The item that the author views, and the input that has the focus. */
  let viewedItemId: string | null = null;
  let focusedInput: FocusedInput | undefined;
  let cancelSelection: (() => void) | undefined;
  let editors = new Map<string, readonly Person[]>();

  function applyPresenceEvent(event: PresenceEvent) {
    const before = presence.people;
    presence = reducePresence(presence, event);
    if (presence.people === before) return;
    others = presence.people.filter((person) => person.connectionId !== live.connectionId);
    editors = new Map();
    store.notifyTopic('presence');
    for (const person of [...before, ...presence.people]) {
      if (person.itemId && person.path !== null) store.paths.notify(person.itemId, person.path);
    }
  }

  /** Sends presence once and ignores failures. */
  function sendPresence(action: 'StartEdit' | 'EndEdit', { itemId, path, selection }: FocusedInput) {
    if (options.isReadOnly || live.state !== 'Connected' || !store.draft.items.has(itemId)) return;
    const edit = { editId: options.newId(), itemId, edit: { path, action }, baseSeq: store.draft.seq };
    const body = { ...toNotification(edit, options, store), ...(selection ? { selection } : {}) };
    api.call(editingCalls.notify, { body }).catch(() => undefined);
  }

  /** Sends where the author is; an empty path means the item and none of its inputs. */
  function sendCurrentPlace() {
    if (focusedInput) sendPresence('StartEdit', focusedInput);
    else if (viewedItemId !== null) sendPresence('StartEdit', { itemId: viewedItemId, path: '' });
  }

  /**
   * Sends a selection shortly after it was made, if anybody can see it. A selection in a text with unsent edits waits,
   * because the others know positions only in the text that they have.
   */
  function sendSelectionSoon() {
    cancelSelection ??= options.schedule(() => {
      cancelSelection = undefined;
      const here = focusedInput;
      if (!here?.selection || others.length === 0) return;
      const isUnsent = store.draft.pending.some(
        ({ itemId, edit }) => itemId === here.itemId && edit.path === here.path,
      );
      if (isUnsent) sendSelectionSoon();
      else sendPresence('StartEdit', here);
    }, selectionMs);
  }

  /** The selection of a person, with the text in which it was made. */
  function readSelection(edit: NumberedEdit): TextSelection | undefined {
    const text = edit.selection && readText(store.getView(getEditedItemId(edit))?.values, edit.path);
    return edit.selection && text !== undefined ? { ...edit.selection, text } : undefined;
  }

  function getIdentity() {
    const { teamId, me } = options;
    const person = { tvAccountId: me.accountId, email: me.email };
    return { ...person, projectId, teamId };
  }

  /** The group of the events of the project's team, for the hub. */
  function getTeamGroup(connectionId: string) {
    const { teamId, frontendApp = 'pro' } = options;
    return { hubName: 'update', frontendApp, connectionId, groupName: teamId } as const;
  }

  return {
    getViewedItemId: () => viewedItemId,
    /**
     * Subscribes to the team's events and reports that the project is open (A4.34).
     *
     * @returns whether that is done or refused; otherwise it may succeed later
     */
    async join(connectionId: string): Promise<boolean> {
      try {
        await api.call(liveCalls.subscribe, { query: getTeamGroup(connectionId) });
        await api.call(liveCalls.openProject, { query: { ...getIdentity(), connectionId } });
        sendCurrentPlace();
        return true;
      } catch (error) {
        const { isRefusal, isDenied, message } = describeFailure(error, getFallback(liveCalls.openProject));
        const isFinal = isRefusal || isDenied;
        if (isFinal) store.addNote('warning', message, null);
        return isFinal;
      }
    },
    /** If connected, reports that the project is closed; leaves its team's events unless `keepsTeam` is set (A4.33). */
    leave(keepsTeam: boolean) {
      const connectionId = live.connectionId;
      if (live.state !== 'Connected' || !connectionId) return;
      // A failure is ignored: the hub notices the end of the connection.
      api.call(liveCalls.closeProject, { query: { ...getIdentity(), connectionId } }).catch(() => undefined);
      if (!keepsTeam) api.call(liveCalls.unsubscribe, { query: getTeamGroup(connectionId) }).catch(() => undefined);
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
        const selection = readSelection(edit);
        applyPresenceEvent({ type: 'editStarted', connectionId, itemId: getEditedItemId(edit), path, selection });
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
    /** The others whose selection in the text of an input is known. */
    getEditorsOfText(itemId: string, path: string): readonly Person[] {
      const key = `${itemId} ${path}`;
      const isInText = (person: Person) => person.itemId === itemId && person.path === path && person.selection;
      const known = editors.get(key) ?? others.filter(isInText);
      editors.set(key, known);
      return known.length === 0 ? noPeople : known;
    },
    /** Where the author's caret is in a text that he has the focus in. */
    getCaret: (itemId: string, path: string): number | undefined =>
      focusedInput?.itemId === itemId &&
      focusedInput.path === path &&
      focusedInput.selection?.from === focusedInput.selection?.to
        ? focusedInput.selection?.to
        : undefined,
    /** Moves the selections of others with a text. Call it just before the change is shown: it notifies nobody. */
    followText(changed: FollowedText) {
      const people = moveCaretsWithText(presence.people, changed);
      if (people === presence.people) return;
      presence = { people };
      others = people.filter((person) => person.connectionId !== live.connectionId);
      editors = new Map();
    },
    lookAt(itemId: string | null) {
      if (itemId === viewedItemId) return;
      viewedItemId = itemId;
      if (!focusedInput) sendCurrentPlace();
    },
    startEdit(itemId: string, path: string, selection?: Omit<TextSelection, 'text'>) {
      const isInside = focusedInput?.itemId === itemId && focusedInput.path === path;
      focusedInput = { itemId, path, selection };
      if (isInside) sendSelectionSoon();
      else sendPresence('StartEdit', focusedInput);
    },
    endEdit(itemId: string, path: string) {
      // Moving between inputs starts the next one before the previous one ends.
      if (focusedInput && (focusedInput.itemId !== itemId || focusedInput.path !== path)) return;
      focusedInput = undefined;
      sendPresence('EndEdit', { itemId, path });
      sendCurrentPlace();
    },
  };
}

export type LivePresence = ReturnType<typeof createLivePresence>;
