import type { Migration } from '../migration.ts';

/** Drops an index that no statement reads: the turns of a session are found by `channel_event_turns`. */
export const unreadEventIndex: Migration = {
  name: '2026-11-27-unread-event-index',
  sql: `drop index channel_event_session;`,
};
