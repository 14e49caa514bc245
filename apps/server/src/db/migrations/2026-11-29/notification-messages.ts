import type { Migration } from '../migration.ts';

/**
 * The message by which a notification is translated; null for the text of a client, and for older notifications. Also
 * the time from which it is mailed to a recipient who has not read it, and the comment that it is about, which may be
 * deleted.
 */
export const notificationMessages: Migration = {
  name: '2026-11-29-notification-messages',
  sql: `
alter table notification add column message text;   -- its name and the values of its placeholders, as JSON
alter table notification add column mail_at timestamptz;
alter table notification add column comment_id uuid;
create index notification_mail on notification (mail_at) where mail_at is not null;
create index notification_comment on notification (comment_id) where comment_id is not null;
`,
};
