import { expect, test } from 'vitest';
import { aWorld, memoryStorage } from '../../testing/editing/open-session.ts';
import { ids } from '../../testing/editing/world.ts';

test('node positions are saved together after a delay, without those of deleted nodes', async () => {
  const { backend, clock, open } = aWorld();
  const { session } = await open('ada');
  session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 1, y: 2 }]);
  session.moveNodes(ids.workflow, [{ nodeId: ids.ask, x: 3, y: 4 }]);
  expect(session.getWorkflow(ids.workflow)).toMatchObject({ layout: { positions: [{ x: 1 }, { x: 3 }] } });
  const removed = session.removeNode(ids.greet);
  await clock.pass(500);
  await removed;
  expect(backend.layouts).toMatchObject([{ positions: [{ nodeId: ids.ask, x: 3, y: 4 }] }]);
});

test('node positions that could not be stored are stored with the next connection', async () => {
  const { backend, clock, open } = aWorld();
  const { session, client } = await open('ada');
  client.setWeather('down');
  client.setConnection('Disconnected');
  session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 1, y: 2 }]);
  await clock.pass(60_000);
  expect(backend.layouts).toEqual([]);
  client.setWeather('fine');
  client.setConnection('Connected');
  await clock.pass(0);
  expect(backend.layouts).toMatchObject([{ positions: [{ nodeId: ids.greet, x: 1, y: 2 }] }]);
});

test('node positions are stored at once when the page closes', async () => {
  const { backend, clock, open } = aWorld();
  const { session } = await open('ada');
  session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 1, y: 2 }]);
  session.flush();
  await clock.pass(0);
  expect(backend.layouts).toMatchObject([{ positions: [{ nodeId: ids.greet, x: 1, y: 2 }] }]);
  await clock.pass(1_000);
  expect(backend.layouts).toHaveLength(1);
});

test('a workflow that could not be loaded is loaded with the next connection', async () => {
  const { clock, open } = aWorld();
  const { session, client } = await open('ada', memoryStorage(), false, false);
  client.setWeather('down');
  client.setConnection('Disconnected');
  session.openWorkflow(ids.workflow);
  await clock.pass(0);
  expect(session.getWorkflow(ids.workflow).status).toBe('failed');
  client.setWeather('fine');
  client.setConnection('Connected');
  await clock.pass(0);
  expect(session.getWorkflow(ids.workflow).status).toBe('ready');
});

test('a workflow that could not be loaded is loaded again automatically', async () => {
  const { clock, open } = aWorld();
  const { session, client } = await open('ada', memoryStorage(), false, false);
  client.setWeather('down');
  session.openWorkflow(ids.workflow);
  await clock.pass(7_000);
  expect(session.getWorkflow(ids.workflow).status).toBe('failed');
  client.setWeather('fine');
  await clock.pass(5_000);
  expect(session.getWorkflow(ids.workflow).status).toBe('ready');
});

test('a closed project loads no workflow again', async () => {
  const { clock, open } = aWorld();
  const { session, client } = await open('ada', memoryStorage(), false, false);
  client.setWeather('down');
  session.openWorkflow(ids.workflow);
  await clock.pass(0);
  session.close();
  const count = client.calls.length;
  await clock.pass(60_000);
  expect(client.calls).toHaveLength(count);
});
