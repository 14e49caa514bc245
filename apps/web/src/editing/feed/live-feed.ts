import { editingCalls, projectEventSchema, updateEvents } from '@confab/contracts';
import {
  applyEvent,
  emptyHistory,
  noteSeq,
  getSeqBeforeGap,
  type AppliedEvents,
  type ChangedText,
  type DraftEvent,
  type ProjectDraft,
} from '@confab/inputs';
import { toastMessages } from '../../words/web-messages.ts';
import { decodePayload } from './decode-payload.ts';
import { describeFailure } from '../sender/describe-failure.ts';
import { createLostWords } from './lost-words.ts';
import { createRemoteFlashes, hasAuthor, type AuthoredEvent } from './remote-flashes.ts';
import { createReplacedValues } from './replaced-values.ts';
import type { LivePresence } from './live-presence.ts';
import type { ColleagueChanges } from '../edits/colleague-changes.ts';
import type { OwnPlaces } from '../edits/own-places.ts';
import type { RefusedEdits } from '../edits/refused-edits.ts';
import type { EditingStore } from '../store/editing-store.ts';
import { findConfirmedOnlyItems, listAffectedPaths } from './affected-paths.ts';
import type { EditingSessionOptions } from '../types.ts';
import { noMessage } from '../../words/message.ts';

interface FeedParts {
  readonly options: EditingSessionOptions;
  readonly store: EditingStore;
  readonly presence: LivePresence;
  readonly refused: RefusedEdits;
  readonly places: OwnPlaces;
  readonly colleagues: ColleagueChanges;
  /** Receives the text changes of others. */
  readonly followTexts: (texts: readonly ChangedText[]) => void;
  /** Reloads the project when too many events were missed. */
  readonly reload: () => Promise<unknown>;
  readonly onConnected: () => void;
}

/** A missing event may still arrive; it is requested after this many milliseconds. */
const gapGraceMs = 250;
const retryMs = 3_000;

/** Receives the numbered events of the project in order, and requests those that were missed. */
export function createLiveFeed(parts: FeedParts) {
  const { options, store, presence, refused, places, colleagues, reload, onConnected } = parts;
  const { live, api, projectId, me } = options;
  const flashes = createRemoteFlashes(options.schedule, store);
  const replacedValues = createReplacedValues(options, store);
  const lostWords = createLostWords(store, places);
  const unsubscribers: (() => void)[] = [];
  let cancelCatchUp: (() => void) | undefined;
  let cancelJoin: (() => void) | undefined;
  let catchingUp: Promise<void> | undefined;
  let hasLeft = false;

  /** Applies events to the draft and notifies the subscribers of the affected paths. */
  function receive(take: (draft: ProjectDraft) => AppliedEvents) {
    const own = new Set(store.draft.pending.map((edit) => edit.editId));
    const { draft, applied, texts } = take(store.draft);
    const byColleagues = applied.flatMap((event) => (isByColleague(event, own) ? { event, by: event.authorName } : []));
    const losses = lostWords.watch(byColleagues);
    for (const { event, by } of byColleagues) colleagues.note(event, by);
    for (const event of applied) {
      flashes.note(event, own);
      replacedValues.note(event, own);
      if (event.type === 'itemDeleted') reportDeletion(event, draft);
      if (event.type === 'itemReplaced' && isFromHere(event)) places.forget(event.item.id);
    }
    const touched = applied.flatMap((event) => listAffectedPaths(event, store.draft));
    // The undo steps contain the author's own edits, even those that are no longer pending because of a deletion.
    const othersTexts = texts.filter(({ event }) => !isFromHere(event));
    store.rebaseHistories(othersTexts);
    parts.followTexts(othersTexts);
    for (const event of applied) store.publishChange(event);
    store.setDraft(draft, touched, findConfirmedOnlyItems(applied, store.draft));
    lostWords.report(losses);
    for (const event of applied) {
      if (event.type === 'itemReplaced') store.setHistory(event.item.id, emptyHistory);
      if (event.type === 'layoutSaved') store.notifyTopic(`workflow:${event.layout.workflowId}`);
      if (event.type === 'itemDeleted' && event.itemId === projectId) store.setStatus({ load: 'deleted' });
      if (event.type === 'itemAdded' && event.item.id === projectId) store.setStatus({ load: 'ready' });
    }
    fillGap();
  }

  /** Events without an author are the server's answers to own edits. */
  const isFromHere = (event: DraftEvent) => !hasAuthor(event) || event.changerConnectionId === live.connectionId;

  /** Whether a colleague made a change, and not the server for the author. */
  function isByColleague(event: DraftEvent, own: ReadonlySet<string>): event is AuthoredEvent {
    if (!hasAuthor(event) || isFromHere(event) || (event.type === 'edited' && own.has(event.edit.editId))) return false;
    return event.changerConnectionId !== '' || event.authorId !== me.accountId;
  }

  /** Keeps the pending edits of a deleted item, and notifies an author who had it open or was editing it. */
  function reportDeletion(event: Extract<DraftEvent, { type: 'itemDeleted' }>, after: ProjectDraft) {
    const { items, pending } = store.draft;
    const item = items.get(event.itemId);
    if (!item || item.kind === 'project') return;
    const isInside = (id: string | null) => id !== null && [id, items.get(id)?.workflowId ?? ''].includes(item.id);
    const lost = pending.filter((edit) => isInside(edit.itemId) && !after.items.has(edit.itemId));
    refused.keep(lost, 'deleted');
    const isConcerned = lost.length > 0 || isInside(presence.getViewedItemId()) || lostWords.hasWrittenIn(item.id);
    if (!hasAuthor(event) || isFromHere(event) || !isConcerned) return;
    const { id: itemId, kind, displayName: name } = item;
    const by = event.authorName;
    const { deletedWhileOpen, deletedWhileChanging } = toastMessages;
    const text = lost.length === 0 ? deletedWhileOpen : deletedWhileChanging;
    const deletion = { itemId, kind, name, by, lostEdits: lost.length };
    store.addNote('warning', text, itemId, { deletion, parts: { by, name } });
  }

  function fillGap() {
    if (getSeqBeforeGap(store.draft) === undefined || cancelCatchUp || catchingUp) return;
    catchUpAfter(gapGraceMs, () => getSeqBeforeGap(store.draft) !== undefined);
  }

  function catchUpAfter(ms: number, isWanted = () => true) {
    cancelCatchUp ??= options.schedule(() => {
      cancelCatchUp = undefined;
      if (!hasLeft && isWanted()) void catchUp();
    }, ms);
  }

  /** Requests all events after the last applied number. */
  function catchUp(): Promise<void> {
    catchingUp ??= fetchMissedEvents().finally(() => {
      catchingUp = undefined;
    });
    return catchingUp;
  }

  async function fetchMissedEvents() {
    const query = { teamId: options.teamId, projectId, afterSeq: store.draft.seq };
    try {
      const { events, seq, isComplete } = await api.call(editingCalls.eventsSince, { query });
      if (!isComplete) return void (await reload());
      receive((draft) => {
        let next = noteSeq(draft, seq);
        const applied: DraftEvent[] = [];
        const texts: ChangedText[] = [];
        for (const event of events) {
          const result = applyEvent(next, event);
          next = result.draft;
          applied.push(...result.applied);
          texts.push(...result.texts);
        }
        return { draft: next, applied, texts };
      });
    } catch (error) {
      // The project was deleted or access was withdrawn: a retry would not help.
      if (describeFailure(error, noMessage).isDenied) store.setStatus({ load: 'deleted' });
      else catchUpAfter(retryMs);
    }
  }

  async function join() {
    const connectionId = live.connectionId;
    if (live.state !== 'Connected' || !connectionId) return;
    const isJoined = await presence.join(connectionId);
    if (!isJoined) joinLater(connectionId);
    if (store.status.load === 'failed') await reload();
    else if (store.status.load !== 'loading') await catchUp();
    onConnected();
  }

  /** Joins again with the same connection; a new one joins automatically. */
  function joinLater(connectionId: string) {
    cancelJoin?.();
    cancelJoin = options.schedule(() => {
      cancelJoin = undefined;
      if (!hasLeft && live.connectionId === connectionId) void join();
    }, retryMs);
  }

  return {
    receive,
    fillGap,
    /** Resolves when all events are applied, or when they cannot be loaded for now. */
    catchUp,
    /** Resolves when the events up to a number are applied, or when they cannot be loaded for now. */
    async receiveUpTo(seq: number) {
      store.setDraft(noteSeq(store.draft, seq), []);
      if (getSeqBeforeGap(store.draft) !== undefined) await catchUp();
      fillGap();
    },
    listen() {
      unsubscribers.push(
        live.onStateChange((state) => {
          store.setStatus({ connection: state });
          if (state === 'Connected') void join();
        }),
        ...presence.listen(),
        live.onUpdate(updateEvents.projectEvent.name, (payload) => {
          const event = decodePayload(projectEventSchema, payload);
          if (event?.projectId === projectId) receive((draft) => applyEvent(draft, event));
        }),
      );
      void join();
    },
    leave(keepsTeam: boolean) {
      hasLeft = true;
      for (const stop of unsubscribers.splice(0)) stop();
      cancelCatchUp?.();
      cancelJoin?.();
      presence.leave(keepsTeam);
    },
    getFlash: flashes.at,
  };
}

export type LiveFeed = ReturnType<typeof createLiveFeed>;
