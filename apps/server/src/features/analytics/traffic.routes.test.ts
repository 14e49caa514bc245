import { analyticCalls, analyticMessages, trafficCalls, type Traffic } from '@confab/contracts';
import { asNodeId, limits, type ProjectId } from '@confab/model';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { newId } from '../../new-id.ts';
import { aMember, aPerson } from '../../testing/people-and-projects.ts';
import { chatWith, publishTemplate } from '../../testing/publish-project.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer();

const dayMs = 86_400_000;
const toDay = (daysAgo: number) => new Date(app.services.now() - daysAgo * dayMs).toISOString().slice(0, 10);

const get = async (more: object = {}, { token } = ada) =>
  app.call(trafficCalls.get, {
    token,
    body: { teamId: ada.teamId, projectId: project.projectId, from: toDay(2), to: toDay(0), ...more },
  });

async function getTraffic(more: object = {}): Promise<Traffic> {
  const { message, result } = await get(more);
  expect(message).toBe('');
  return result;
}

async function listThrough(projectId: ProjectId, throughNodeId: string) {
  const { message, result } = await app.call(analyticCalls.retrieve, {
    token: ada.token,
    body: {
      teamId: ada.teamId,
      view: 'correspondence',
      projectIds: [projectId],
      from: toDay(2),
      to: toDay(0),
      throughNodeId: asNodeId(throughNodeId),
    },
  });
  expect(message).toBe('');
  if (result.view !== 'correspondence') throw new Error('Another view was answered.');
  return result;
}

const nodes = [newId(), newId(), newId()] as const;
const releases = [newId(), newId()] as const;

/** A turn of a session; turns of one session follow each other by a minute. */
const turnArbitrary = fc.record({
  session: fc.integer({ min: 0, max: 4 }),
  /** A session may begin again under the same name. */
  begins: fc.boolean(),
  daysAgo: fc.constantFrom(0, 5),
  visited: fc.oneof({ weight: 5, arbitrary: fc.subarray([...nodes], { minLength: 1 }) }, fc.constant(null)),
  taken: fc.subarray([`${nodes[0]}/yes`, `${nodes[1]}/a/b`]),
  /** The assistant or the visitor ends the conversation. */
  end: fc.constantFrom(null, null, 'said', 'left'),
});
type DrawnTurn = typeof turnArbitrary extends fc.Arbitrary<infer T> ? T : never;

/** The turns as events. A session is of one stage and one release. */
function toEvents(turns: readonly DrawnTurn[]) {
  const numbers = new Map<string, number>();
  const begun = new Map<string, number>();
  const drawn = turns.toSorted((one, other) => other.daysAgo - one.daysAgo);
  return drawn.map(({ session, begins, daysAgo, visited, taken, end }, index) => {
    const name = String(session);
    const turn = begins ? 1 : (numbers.get(name) ?? 0) + 1;
    numbers.set(name, turn);
    if (turn === 1) begun.set(name, (begun.get(name) ?? 0) + 1);
    return {
      conversation: `${name} ${begun.get(name)}`,
      name,
      turn,
      daysAgo,
      at: new Date(app.services.now() - daysAgo * dayMs - (drawn.length - index) * 1_000),
      stage: session % 2 === 0 ? 'Live' : 'Beta',
      releaseId: releases[session % 2 === 0 ? 0 : 1],
      visited,
      taken: visited && taken,
      nodeId: visited?.at(-1) ?? null,
      isEnded: end !== null,
      input: end ?? 'said',
    };
  });
}
type DrawnEvent = ReturnType<typeof toEvents>[number];

async function insertEvents(events: readonly DrawnEvent[]): Promise<void> {
  await acrossTeams(app.services.db).deleteFrom('channelEvent').execute();
  const rows = events.map(({ conversation: _conversation, daysAgo: _days, name, releaseId, nodeId, ...event }) => ({
    ...event,
    id: newId(),
    teamId: ada.teamId,
    projectId: project.projectId,
    sessionHash: Buffer.from(name.padStart(32)),
    channel: 'chat',
    latencyMs: 1,
    language: 'en',
    releaseId: releaseId as never,
    nodeId: nodeId === null ? null : asNodeId(nodeId),
  }));
  if (rows.length > 0) await app.services.db.insertInto('channelEvent').values(rows).execute();
}

const countConversations = (events: readonly DrawnEvent[]) =>
  new Set(events.map(({ conversation }) => conversation)).size;

/**
 * A plain count over the events of a range. A conversation continues where any event follows, even after the range, and
 * may continue for a day after its last event, unless its session begins again.
 */
function count(events: readonly DrawnEvent[], all: readonly DrawnEvent[]) {
  const recorded = events.filter(({ visited }) => visited !== null);
  const isLast = (event: DrawnEvent) =>
    all.findLast(({ conversation }) => conversation === event.conversation) === event;
  const mayGoOn = (event: DrawnEvent) =>
    event.daysAgo === 0 && !event.isEnded && all.findLast(({ name }) => name === event.name) === event;
  const countEach = (listKeys: (event: DrawnEvent) => readonly string[] | null) =>
    [...new Set(recorded.flatMap((event) => listKeys(event) ?? []))].toSorted().map((key) => {
      const own = recorded.filter((event) => listKeys(event)?.includes(key));
      const left = own.filter(
        (event) => event.nodeId === key && !event.isEnded && isLast(event) && !mayGoOn(event),
      ).length;
      return { key, conversations: countConversations(own), turns: own.length, left };
    });
  return {
    conversations: countConversations(recorded),
    turns: recorded.length,
    unrecorded: events.length - recorded.length,
    isCut: false,
    nodes: countEach(({ visited }) => visited),
    connectors: countEach(({ taken }) => taken).map(({ left: _left, ...counts }) => counts),
  };
}

/** Traffic in the form of the plain count. */
function toCounts({ nodes: counted, connectors, ...traffic }: Traffic) {
  const sort = <Row extends { readonly key: string }>(rows: readonly Row[]) =>
    rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return {
    ...traffic,
    nodes: sort(counted.map(({ nodeId, ...counts }) => ({ key: String(nodeId), ...counts }))),
    connectors: sort(
      connectors.map(({ nodeId, connectorId, ...counts }) => ({ key: `${nodeId}/${connectorId}`, ...counts })),
    ),
  };
}

test('the figures of each node and connector equal a plain count over the turns of the range, stage and release', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turnArbitrary, { maxLength: 30 }), async (drawn) => {
      const events = toEvents(drawn);
      await insertEvents(events);
      const [release] = releases;
      const ranges = [
        { range: {}, days: [0] },
        { range: { from: toDay(7), to: toDay(3) }, days: [5] },
        { range: { from: toDay(7) }, days: [0, 5] },
      ];
      for (const { range, days } of ranges) {
        const counted = events.filter(({ daysAgo }) => days.includes(daysAgo));
        expect(toCounts(await getTraffic(range))).toEqual(count(counted, events));
        const ofLive = counted.filter(({ stage }) => stage === 'Live');
        for (const filter of [{ stage: 'Live' }, { releaseId: release }])
          expect(toCounts(await getTraffic({ ...range, ...filter }))).toEqual(count(ofLive, events));
      }
    }),
    { numRuns: 15 },
  );
}, 300_000);

test('a project without conversations has no traffic', async () => {
  await insertEvents([]);
  expect(await getTraffic()).toEqual({
    conversations: 0,
    turns: 0,
    unrecorded: 0,
    isCut: false,
    nodes: [],
    connectors: [],
  });
});

test('visitors of the chat are counted at every node on their way, and as left at the node where they stopped a day ago', async () => {
  const cafe = await publishTemplate(app, ada, 'harbour-cafe');
  for (const texts of [['opening hours'], ['opening hours', 'no'], []]) {
    const { sessionId } = (await chatWith(app, cafe, { type: 'start' })).answer;
    for (const text of texts) await chatWith(app, cafe, { type: 'say', sessionId, turnId: newId(), text });
  }
  // Each visitor may still answer, so no conversation counts as left.
  expect((await getTraffic({ projectId: cafe })).nodes.every(({ left }) => left === 0)).toBe(true);
  await sql`update channel_event set at = at - make_interval(hours => ${limits.conversationIdleHours})
    where team_id = ${ada.teamId} and project_id = ${cafe}`.execute(app.services.db);
  const traffic = await getTraffic({ projectId: cafe });
  expect(traffic).toMatchObject({ conversations: 3, turns: 6, unrecorded: 0 });
  // A Start node does not wait, so no conversation is left there.
  const atStart = traffic.nodes.filter(({ conversations }) => conversations === 3);
  expect(atStart.length).toBeGreaterThan(1);
  expect(atStart.some(({ left }) => left === 0)).toBe(true);
  // The second conversation ended on its own.
  expect(traffic.nodes.reduce((sum, { left }) => sum + left, 0)).toBe(2);
  const asked = traffic.nodes.filter(({ conversations }) => conversations === 2);
  expect(asked.length).toBeGreaterThan(0);
  expect(traffic.connectors.length).toBeGreaterThan(0);
  for (const { nodeId, conversations } of traffic.nodes) {
    const { total, throughNodeName, conversations: listed } = await listThrough(cafe, nodeId);
    expect([total, listed.length, throughNodeName === '']).toEqual([conversations, conversations, false]);
  }
});

test('only members of the team can read traffic', async () => {
  const viewer = await aMember(app, ada.teamId, 'Viewer');
  expect((await get({}, viewer)).success).toBe(true);
  const eve = await aPerson(app);
  expect((await get({}, eve)).success).toBe(false);
  expect((await get({ teamId: eve.teamId }, eve)).success).toBe(false);
});

test('traffic of a range that is reversed or too long is refused', async () => {
  expect((await get({ from: '2026-02-02', to: '2026-02-01' })).message).toBe(analyticMessages.rangeReversed);
  expect((await get({ from: '2024-02-02', to: '2026-02-01' })).message).toBe(analyticMessages.rangeTooLong);
});
