import { expect, test } from 'vitest';
import { aWorld } from '../../testing/editing/open-session.ts';
import { ids } from '../../testing/editing/world.ts';

test('a node that a colleague deletes before the answer to its creation arrives is not shown', async () => {
  const { clock, open } = aWorld();
  const [ada, grace] = [await open('ada'), await open('grace')];
  const { api } = ada.client;
  const { call } = api;
  let answer = () => {};
  const isReleased = new Promise<void>((resolve) => (answer = resolve));
  api.call = async (...request) => {
    const result = await call(...request);
    await isReleased;
    return result;
  };
  const made = ada.session.addNode({ workflowId: ids.workflow, nodeType: 'Ask' });
  await clock.pass(0);
  grace.client.deliver();
  const removed = grace.session.removeNode(ids.newNode);
  await clock.pass(0);
  expect(await removed).toEqual({ type: 'done' });
  ada.client.deliver();
  answer();
  await made;
  expect(ada.session.getItem(ids.newNode)).toBeUndefined();
});

test('a node of a workflow that was deleted and restored is shown with the answer to its creation', async () => {
  const { clock, open } = aWorld();
  const { session, client } = await open('ada');
  const removed = session.removeWorkflow(ids.workflow);
  await clock.pass(0);
  expect(await removed).toEqual({ type: 'done' });
  client.deliver();
  const restored = session.restoreItem(ids.workflow);
  await clock.pass(0);
  client.deliver();
  expect(await restored).toEqual({ type: 'done' });
  const made = session.addNode({ workflowId: ids.workflow, nodeType: 'Ask' });
  await clock.pass(0);
  await made;
  expect(session.getItem(ids.newNode)).toBeDefined();
});

test('a node whose creation got no answer is created once when its author tries again', async () => {
  const { clock, open, backend } = aWorld();
  const ada = await open('ada');
  const add = async () => {
    const added = ada.session.addNode({ workflowId: ids.workflow, nodeType: 'Ask' });
    await clock.pass(0);
    return added;
  };
  ada.client.setWeather('answersLost');
  expect(await add()).toMatchObject({ type: 'failed' });
  ada.client.setWeather('fine');
  expect(await add()).toEqual({ type: 'created', id: ids.newNode });
  expect(ada.session.getItem(ids.newNode)?.displayName).toBe('New node');
  const created = () => backend.events.filter(({ type }) => type === 'itemAdded');
  expect(created()).toHaveLength(1);
  expect(await add()).toMatchObject({ type: 'created' });
  expect(created()).toHaveLength(2);
});
