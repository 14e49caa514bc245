import { editingCalls, liveCalls, workflowCalls, type Call } from '@confab/contracts';
import { countingIds, createFakeClock } from '@confab/test-kit';
import { expect, test, vi } from 'vitest';
import { createEditingSession } from '../create-editing-session.ts';
import { createFakeBackend } from '../../testing/editing/fake-backend.ts';
import { aWorld, memoryStorage, setValue } from '../../testing/editing/open-session.ts';
import { oneIds, oneItems, pageProperties } from '../../testing/editing/one-world.ts';
import { ids, manyItems, nodeSchema } from '../../testing/editing/world.ts';
import type { SessionApi } from '../types.ts';

const newId = countingIds();

/** A session that is not loaded yet, and its calls. */
function aSession(backend = createFakeBackend(nodeSchema.properties), name = 'ada') {
  const clock = createFakeClock();
  const client = backend.connect(name);
  const asked: { readonly path: string; readonly query: unknown }[] = [];
  const api: SessionApi = {
    call(call, input) {
      asked.push({ path: (call as Call).path, query: (input as { query?: unknown }).query });
      return client.api.call(call, input);
    },
  };
  const session = createEditingSession({
    api,
    live: client.live,
    teamId: ids.team,
    projectId: ids.project,
    me: { accountId: ids.account, name, email: `${name}@example.test` },
    storage: memoryStorage(),
    newId,
    now: clock.now,
    schedule: clock.schedule,
  });
  return { session, client, asked: (path: string) => asked.filter((one) => one.path === path), clock };
}

const place = {
  connectionId: 'ada',
  tvAccountId: ids.account,
  email: 'ada@example.test',
  projectId: ids.project,
  teamId: ids.team,
};

test('the status of a load is loading, then ready or failed (A3.26)', async () => {
  const { session, client } = aSession();
  expect(session.getStatus().load).toBe('loading');
  client.setWeather('down');
  await session.load();
  expect(session.getStatus().load).toBe('failed');
  client.setWeather('fine');
  const again = session.load();
  expect(session.getStatus().load).toBe('loading');
  await again;
  expect(session.getStatus().load).toBe('ready');
});

test('loading a project sends the version of the page (A7.75, P9.32)', async () => {
  const { session, asked } = aSession();
  await session.load();
  expect(asked('/api/GetFatProject').map(({ query }) => query)).toEqual([
    { projectId: ids.project, teamId: ids.team, frontendVersion: 52 },
  ]);
});

test('opening and closing a project sends account, project, team and connection (A4.33, A4.34, A7.76)', async () => {
  const { session, asked, clock } = aSession();
  await session.load();
  await clock.pass(0);
  expect(asked('/api/SendTvOneProjectOpenEvent').map(({ query }) => query)).toEqual([place]);
  expect(asked('/api/SendTvOneProjectCloseEvent')).toEqual([]);
  session.close();
  expect(asked('/api/SendTvOneProjectCloseEvent').map(({ query }) => query)).toEqual([place]);
});

test('closing a project leaves the events of its team, unless it is asked to keep them (A4.33)', async () => {
  for (const [given, left] of [
    [undefined, [{ hubName: 'update', frontendApp: 'pro', connectionId: 'ada', groupName: ids.team }]],
    [{ keepsTeam: false }, [{ hubName: 'update', frontendApp: 'pro', connectionId: 'ada', groupName: ids.team }]],
    [{ keepsTeam: true }, []],
  ] as const) {
    const { session, asked } = aSession();
    await session.load();
    session.close(given);
    expect(asked(liveCalls.unsubscribe.path).map(({ query }) => query)).toEqual(left);
    expect(asked(liveCalls.closeProject.path).map(({ query }) => query)).toEqual([place]);
  }
});

test('a llama is absent, then loading, then loaded with its pages, and unloaded on reset (A4.1, A4.2)', async () => {
  const backend = createFakeBackend(pageProperties, oneItems());
  const { tour, b } = oneIds;
  const read = ({ session, asked }: ReturnType<typeof aSession>) => [
    asked(workflowCalls.getFat.path).length,
    session.getWorkflow(tour).status,
    session.getItem(b)?.values?.['DisplayName'],
  ];
  const rename = async (name: string) => {
    const other = aSession(backend, 'grace');
    await other.session.load();
    other.session.openWorkflow(tour);
    await other.clock.pass(0);
    other.session.edit(b, setValue('DisplayName', name));
    await other.clock.pass(2_000);
  };
  const ada = aSession(backend);
  await ada.session.load();
  expect(read(ada)).toEqual([0, 'loading', undefined]);
  ada.session.openWorkflow(tour);
  expect(read(ada)).toEqual([1, 'loading', undefined]);
  await ada.clock.pass(0);
  expect(read(ada)).toEqual([1, 'ready', 'b']);
  await rename('Lamps');
  ada.client.deliver();
  expect(read(ada)).toEqual([1, 'ready', 'Lamps']);
  // Reset: the project is closed and opened again. The earlier subscriptions receive nothing any more.
  ada.session.close();
  await rename('Old lamps');
  ada.client.deliver();
  expect(read(ada)).toEqual([1, 'ready', 'Lamps']);
  const again = aSession(backend);
  await again.session.load();
  expect(read(again)).toEqual([0, 'loading', undefined]);
  again.session.openWorkflow(tour);
  await again.clock.pass(0);
  expect(read(again)).toEqual([1, 'ready', 'Old lamps']);
});

test('closing a project sends nothing without a connection (A4.33)', async () => {
  const { session, client, asked } = aSession();
  await session.load();
  client.setConnection('Reconnecting');
  session.close();
  expect([...asked(liveCalls.closeProject.path), ...asked(liveCalls.unsubscribe.path)]).toEqual([]);
});

test('joining the team is repeated until the server answers, and missed events are requested again', async () => {
  const { session, client, asked, clock } = aSession();
  const subscribed = () => asked(liveCalls.subscribe.path).length;
  await session.load();
  client.setConnection('Reconnecting');
  client.setWeather('down');
  client.setConnection('Connected');
  await clock.pass(0);
  const before = subscribed();
  await clock.pass(3_000);
  expect(subscribed()).toBe(before + 1);
  client.setWeather('fine');
  const requests = asked(editingCalls.eventsSince.path).length;
  await clock.pass(3_000);
  expect(subscribed()).toBe(before + 2);
  expect(asked(editingCalls.eventsSince.path).length).toBeGreaterThan(requests);
  await clock.pass(60_000);
  expect(subscribed()).toBe(before + 2);
  session.close();
});

test('workflows whose answers arrive together all keep their values', async () => {
  const { open } = aWorld(nodeSchema.properties, manyItems(8, 1));
  const { session } = await open('ada', memoryStorage(), false, false);
  const workflowIds = session.getOutline()?.workflows.map(({ id }) => id) ?? [];
  for (const id of workflowIds) session.openWorkflow(id);
  await vi.waitFor(
    () => expect(workflowIds.map((id) => session.getWorkflow(id).status)).toEqual(workflowIds.map(() => 'ready')),
    { timeout: 60_000 },
  );
  const nodes = workflowIds.flatMap((id) => session.getOutline()?.nodesByWorkflow.get(id) ?? []);
  expect(nodes.filter(({ id }) => session.getItem(id)?.values === undefined)).toEqual([]);
});

test('edits after a project was closed are stored, and sent when it is opened again', async () => {
  const world = aWorld();
  const { session, storage } = await world.open('ada');
  session.close();
  session.edit(ids.project, setValue('DisplayName', 'Harbour'));
  const again = await world.open('ada', storage);
  await world.clock.pass(2_000);
  expect(again.session.getValue(ids.project, 'DisplayName')).toBe('Harbour');
  expect((await world.open('grace')).session.getValue(ids.project, 'DisplayName')).toBe('Harbour');
});
