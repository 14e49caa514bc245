import type { Migration } from '../migration.ts';

/**
 * By which message a notification is translated; null for the text of a client, and for those stored before. And from when on it is
 * mailed to somebody who has not read it.
 */
export const notificationMessages: Migration = {
  name: '2026-11-29-notification-messages',
  sql: `
alter table notification add column message text;   -- its name and the values of its placeholders, as JSON
alter table notification add column mail_at timestamptz;
create index notification_mail on notification (mail_at) where mail_at is not null;
`,
};
