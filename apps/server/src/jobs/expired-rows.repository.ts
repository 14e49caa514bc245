import { limits } from '@confab/model';
import { sql } from 'kysely';
import type { ExpiredRows } from '../db/upkeep/delete-in-batches.repository.ts';

/** Conversations that one statement deletes, with up to 200 turns each. */
const conversationsAtOnce = 20;

/** The rows that sweeps delete. Each condition begins with a column that an index of the table begins with. */
export const expiredRows: readonly ExpiredRows[] = [
  { table: 'login_failure', conditions: [sql`last_at < now() - interval '1 day'`] },
  { table: 'device', conditions: [sql`last_used_at < now() - interval '180 days'`] },
  {
    table: 'ticket',
    conditions: [
      sql`expires_at < now() - interval '1 day' and purpose <> 'verifyEmail'`,
      // The link of a registration is explained, and replaced by a new one, for a month.
      sql`expires_at < now() - interval '30 days'`,
    ],
  },
  {
    table: 'session',
    conditions: [sql`last_seen_at < now() - interval '7 days'`, sql`created_at < now() - interval '30 days'`],
  },
  // For a month, its team sees that it was not accepted.
  { table: 'team_invitation', conditions: [sql`expires_at < now() - interval '30 days'`] },
  // The link of an accepted invitation leads into the team for as long.
  { table: 'accepted_invitation', conditions: [sql`accepted_at < now() - interval '30 days'`] },
  {
    table: 'simulator_session',
    conditions: [sql`updated_at < now() - interval '7 days'`],
    batchSize: conversationsAtOnce,
  },
  {
    table: 'channel_session',
    conditions: [sql`updated_at < now() - make_interval(hours => ${sql.lit(limits.conversationIdleHours)})`],
    batchSize: conversationsAtOnce,
  },
  { table: 'channel_visitor', conditions: [sql`seen_at < now() - interval '400 days'`] },
  { table: 'turn_call', conditions: [sql`created_at < now() - interval '7 days'`] },
  // The links in mails of assistants work as long as these rows are kept.
  { table: 'assistant_mail', conditions: [sql`created_at < now() - interval '400 days'`] },
  { table: 'outbox_mail', conditions: [sql`created_at < now() - interval '30 days'`] },
  { table: 'alert', conditions: [sql`closed_at < now() - interval '400 days'`] },
  { table: 'platform_publication', conditions: [sql`created_at < now() - interval '400 days'`] },
  { table: 'audit', conditions: [sql`at < now() - interval '400 days'`] },
  { table: 'team_limit_change', conditions: [sql`at < now() - interval '400 days'`] },
];
