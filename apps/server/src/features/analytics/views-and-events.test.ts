import { analyticViews, type AnalyticDataOf, type AnalyticView } from '@confab/contracts';
import { asNodeId, limits, type ProjectId } from '@confab/model';
import { createCounts } from '@confab/test-kit';
import { sql } from 'kysely';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { newId } from '../../new-id.ts';
import { aProject } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { getTraffic } from './get-traffic.ts';
import { retrieveAnalyticData, toProjectDays } from './retrieve-analytic-data.ts';
import { rollUpEvents } from './sums/roll-up.repository.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer();

const hourMs = 3_600_000;
const now = Date.now();
const toTime = (hoursAgo: number) => new Date(now - hoursAgo * hourMs);
const toDay = (daysAgo: number) =>
  toTime(daysAgo * 24)
    .toISOString()
    .slice(0, 10);
const nodes = [newId(), newId(), newId()] as const;

let projectIds: readonly ProjectId[];
beforeAll(async () => {
  // Projects of a team may have the same name.
  const others = [];
  for (let count = 0; count < 5; count += 1) others.push((await aProject(app, ada)).projectId);
  projectIds = [project.projectId, ...others];
});

interface Event {
  readonly session: number;
  readonly turn: number;
  readonly hoursAgo: number;
  readonly fromNodeId: string | null;
  readonly nodeId: string | null;
  readonly isEnded: boolean;
  /** Whether the visitor ended the conversation. */
  readonly hasLeft?: boolean;
  readonly project?: number;
}

async function insertEvents(events: readonly Event[]): Promise<void> {
  await sql`truncate channel_event, analytics_count`.execute(acrossTeams(app.services.db));
  await sql`delete from analytics_progress`.execute(app.services.db);
  const rows = events.map(({ session, hoursAgo, nodeId, hasLeft = false, project: place = 0, ...event }) => ({
    ...event,
    id: newId(),
    teamId: ada.teamId,
    projectId: projectIds[place] ?? project.projectId,
    stage: 'Live',
    channel: 'chat',
    sessionHash: Buffer.from(String(session).padStart(32)),
    at: toTime(hoursAgo),
    input: hasLeft ? 'left' : 'said',
    nodeId: nodeId === null ? null : asNodeId(nodeId),
    isMatched: hoursAgo % 2 > 1,
    intentId: hoursAgo % 2 > 1 ? `intent ${session}` : null,
    intentName: hoursAgo % 2 > 1 ? `Intent ${session}` : null,
    said: session === 0 ? 'where is the pier' : null,
    latencyMs: 1,
    language: 'en',
    visited: nodeId === null ? [] : [nodeId],
    taken: [],
  }));
  if (rows.length > 0) await app.services.db.insertInto('channelEvent').values(rows).execute();
}

/** Runs a number of steps of the job. */
async function rollUp(steps: number): Promise<void> {
  let done = 0;
  await rollUpEvents(app.services.db, () => (done += 1) > steps, 5);
}

async function read<View extends AnalyticView>(view: View, from: number, to: number) {
  const body = { teamId: ada.teamId, view, projectIds: [], from: toDay(from), to: toDay(to) };
  // The view of a result is the requested one.
  return (await retrieveAnalyticData(app.services, body)) as AnalyticDataOf<View>;
}

/**
 * A turn of one of five sessions. Its age differs so much from the longest pause that the duration of the test does not
 * matter.
 */
const turnArbitrary = fc.record({
  session: fc.integer({ min: 0, max: 4 }),
  hoursAgo: fc.oneof(
    fc.integer({ min: 1, max: limits.conversationIdleHours * 10 - 10 }),
    fc.integer({ min: limits.conversationIdleHours * 10 + 10, max: 1_500 }),
  ),
  begins: fc.boolean(),
  node: fc.constantFrom(null, ...nodes),
  /** Whether the conversation ends, and who ended it. */
  end: fc.constantFrom(null, null, null, 'assistant', 'visitor'),
  project: fc.integer({ min: 0, max: 5 }),
});
type DrawnTurn = typeof turnArbitrary extends fc.Arbitrary<infer T> ? T : never;

/** The turns as events, oldest first. A session begins again after an end, after a long pause, or because it was drawn so. */
function toEvents(turns: readonly DrawnTurn[]): readonly Event[] {
  const last = new Map<number, Event>();
  return turns
    .toSorted((one, other) => other.hoursAgo - one.hoursAgo)
    .map(({ hoursAgo: tenths, node, begins, session, end }) => {
      const hoursAgo = tenths / 10;
      const previous = last.get(session);
      const isNew =
        begins || !previous || previous.isEnded || previous.hoursAgo - hoursAgo > limits.conversationIdleHours;
      const event: Event = {
        session,
        turn: isNew ? 1 : previous.turn + 1,
        hoursAgo,
        fromNodeId: isNew ? null : previous.nodeId,
        nodeId: node,
        isEnded: end !== null,
        hasLeft: end === 'visitor',
      };
      last.set(session, event);
      return event;
    });
}

/**
 * A plain count of the conversations that were left at a node: their last turn is in the range and waits at the node,
 * and no turn can follow.
 */
function countLeft(events: readonly Event[], nodeId: string, from: number, to: number): number {
  return events.filter((event, index) => {
    const day = toTime(event.hoursAgo).toISOString().slice(0, 10);
    if (event.nodeId !== nodeId || event.isEnded || day < toDay(from) || day > toDay(to)) return false;
    const next = events.slice(index + 1).find(({ session }) => session === event.session);
    return next ? next.turn === 1 : event.hoursAgo > limits.conversationIdleHours;
  }).length;
}

test('a conversation that was not ended counts as left once it was idle too long or began again, both in drop-off and in traffic', async () => {
  const days = fc.integer({ min: 0, max: 6 });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(turnArbitrary, { maxLength: 30, selector: ({ hoursAgo }) => hoursAgo }),
      fc.tuple(days, days),
      fc.integer({ min: 0, max: 30 }),
      async (turns, [one, other], steps) => {
        const events = toEvents(turns);
        await insertEvents(events);
        await rollUp(steps);
        for (const [from, to] of [
          [Math.max(one, other), Math.min(one, other)],
          [6, 0],
          [1, 0],
        ] as const) {
          const { pages } = await read('qtacfaq', from, to);
          const traffic = await getTraffic(app.services, {
            teamId: ada.teamId,
            projectId: project.projectId,
            from: toDay(from),
            to: toDay(to),
          });
          for (const node of nodes) {
            const left = countLeft(events, node, from, to);
            const nodeId = asNodeId(node);
            expect(pages.find((page) => page.nodeId === nodeId)?.left ?? 0).toBe(left);
            expect(traffic.nodes.find((row) => row.nodeId === nodeId)?.left ?? 0).toBe(left);
          }
        }
      },
    ),
    { numRuns: 25 },
  );
}, 300_000);

test('every view of projects with the same name has the same figures in the same order from sums as from events alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turnArbitrary, { minLength: 10, maxLength: 40 }), async (turns) => {
      await insertEvents(
        turns.map(({ project: place, hoursAgo, node, end }, index) => ({
          session: index,
          turn: 1,
          hoursAgo: hoursAgo / 10,
          fromNodeId: null,
          nodeId: node,
          isEnded: end !== null,
          project: place,
        })),
      );
      const readAll = async () => {
        const all = [];
        for (const view of analyticViews) all.push(await read(view, 7, 0));
        return all;
      };
      const fromEvents = await readAll();
      await rollUp(1_000);
      expect(await readAll()).toEqual(fromEvents);
      const { days } = await read('multiappdetail', 7, 0);
      const keys = days.map(({ startUtc, projectId }) => `${startUtc} ${projectId}`);
      expect(keys).toEqual(keys.toSorted());
    }),
    { numRuns: 8 },
  );
}, 300_000);

test('days of projects with the same name have one order, whatever order the database counts them in', () => {
  const names = new Map(projectIds.map((id) => [String(id), 'Harbour']));
  const noCounts = createCounts({ turns: 1 });
  const rows = projectIds.map((id) => ({ ...noCounts, groupKey: id, otherGroupKey: '2026-01-05 00:00:00+00' }));
  fc.assert(
    fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (counted) => {
      expect(toProjectDays(counted, names)).toEqual(toProjectDays(rows, names));
    }),
  );
});
