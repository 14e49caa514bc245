import type { Migration } from '../migration.ts';

/** No statement read this index: the turns of a session are found by `channel_event_turns`. Each turn with kept text wrote it. */
export const unreadEventIndex: Migration = {
  name: '2026-11-27-unread-event-index',
  sql: `drop index channel_event_session;`,
};
