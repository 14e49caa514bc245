import { newConversationsMax, type BodyOf, type recordingCalls, type ResultOf } from '@confab/contracts';
import type { Services } from '../../../services.ts';
import { listConversationsSince } from '../conversations.repository.ts';
import { findReleaseNumbers } from '../names.repository.ts';
import { toConversationLine } from './to-conversation-line.ts';

/**
 * A turn has the time at which its transaction began and becomes visible at the commit, so each answer looks back a
 * little beyond the previous one. It covers a difference between the clocks of server and database as well.
 */
const overlapMs = 30_000;
/** A reader who was away for longer reads the list again. */
const longestAbsenceMs = 15 * 60_000;

/** Lists the conversations with turns since the last answer, newest first. */
export async function listNewConversations(
  { db, now }: Services,
  { teamId, projectId, sinceUtc, ...filters }: BodyOf<typeof recordingCalls.listNew>,
): Promise<ResultOf<typeof recordingCalls.listNew>> {
  const until = now();
  const untilUtc = new Date(until).toISOString();
  if (sinceUtc === undefined) return { untilUtc, conversations: [] };
  const since = Math.max(Date.parse(sinceUtc), until - longestAbsenceMs) - overlapMs;
  const scope = { teamId, projectIds: [projectId], ...filters };
  const rows = await listConversationsSince(db, scope, new Date(since), newConversationsMax);
  const numbers = rows.length === 0 ? new Map<string, number>() : await findReleaseNumbers(db, teamId, [projectId]);
  return { untilUtc, conversations: rows.map((row) => toConversationLine(row, numbers)) };
}
