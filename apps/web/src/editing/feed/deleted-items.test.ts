import { numberedId } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { aWorld, memoryStorage, setValue } from '../../testing/editing/open-session.ts';
import { ids } from '../../testing/editing/world.ts';

const rename = (text: string) => setValue('DisplayName', text);

describe('a node that a colleague deletes', () => {
  test("the deletion of an open node is announced with the colleague's name, and it can be restored", async () => {
    const { ada, grace, clock } = await two();
    ada.session.lookAt(ids.greet);
    await grace.session.removeNode(ids.greet);
    ada.client.deliver();
    const [note] = ada.session.getStatus().notes;
    expect(note?.deletion).toEqual({ itemId: ids.greet, kind: 'node', name: 'Greet', by: 'grace', lostEdits: 0 });
    expect(note).toMatchObject({
      text: { message: '{by} has deleted “{name}”, which you had open.' },
      parts: { by: 'grace', name: 'Greet' },
    });
    const restored = ada.session.restoreItem(ids.greet);
    await clock.pass(300);
    expect(await restored).toEqual({ type: 'done' });
    grace.client.deliver();
    for (const { session } of [ada, grace]) expect(session.getValue(ids.greet, 'DisplayName')).toBe('Greet');
  });

  test('the deletion of a workflow is announced to authors who have one of its nodes open', async () => {
    const { ada, grace } = await two();
    ada.session.lookAt(ids.greet);
    const itemDeleted = {
      Type: 'itemDeleted',
      ItemId: ids.workflow,
      ItemKind: 'workflow',
      ChangerConnectionId: 'grace',
    };
    const by = { AuthorId: ids.account, AuthorName: 'grace', TeamId: ids.team, ProjectId: ids.project, Seq: 1 };
    ada.client.push('ProjectEvent', { ...itemDeleted, ...by });
    expect(ada.session.getStatus().notes[0]?.deletion).toMatchObject({ kind: 'workflow', name: 'Main', by: 'grace' });
    expect(grace.session.getStatus().notes).toEqual([]);
  });

  test('the deletion of a node is not announced to authors who have another node open, or to the one who deleted it', async () => {
    const { ada, grace } = await two();
    ada.session.lookAt(ids.ask);
    grace.session.lookAt(ids.greet);
    await grace.session.removeNode(ids.greet);
    for (const { client, session } of [ada, grace]) {
      client.deliver();
      expect(session.getStatus().notes).toEqual([]);
    }
  });

  test('pending edits of a deleted node are kept and applied again after a restore', async () => {
    const { ada, grace, clock, backend } = await two();
    ada.client.setWeather('down');
    ada.session.edit(ids.greet, rename('Too late'));
    ada.session.edit(ids.greet, setValue('MaxReprompts', 9));
    await clock.pass(300);
    await grace.session.removeNode(ids.greet);
    ada.client.deliver();
    const { refused, notes, pendingCount } = ada.session.getStatus();
    expect([pendingCount, notes[0]?.deletion?.lostEdits]).toEqual([0, 2]);
    expect(refused).toMatchObject([
      { itemName: 'Greet', because: 'deleted', edit: { updatedValue: 'Too late' } },
      { because: 'deleted', edit: { updatedValue: 9 } },
    ]);
    ada.client.setWeather('fine');
    const restored = ada.session.restoreItem(ids.greet);
    await clock.pass(5_000);
    await restored;
    expect(ada.session.getStatus().refused).toEqual([]);
    expect(backend.valuesOf(ids.greet)).toMatchObject({ DisplayName: 'Too late', MaxReprompts: 9 });
  });

  test('an edit that reaches the server after the deletion is applied again after a restore', async () => {
    const { ada, grace, clock, backend } = await two();
    await grace.session.removeNode(ids.greet);
    ada.session.edit(ids.greet, rename('Too late'));
    await clock.pass(300);
    expect(ada.session.getStatus().refused).toMatchObject([{ itemName: 'Greet', because: 'deleted' }]);
    const restored = ada.session.restoreItem(ids.greet);
    await clock.pass(300);
    await restored;
    expect(ada.session.getStatus().refused).toEqual([]);
    expect(backend.valuesOf(ids.greet)).toMatchObject({ DisplayName: 'Too late' });
  });
});

describe('a node that its author deletes while typing in it', () => {
  test.each(['one node', 'several nodes'])('words typed just before the deletion of %s are restored', async (count) => {
    const { ada, clock, backend } = await two();
    ada.session.edit(ids.greet, rename('The last words'));
    const isOne = count === 'one node';
    const removed = isOne ? ada.session.removeNode(ids.greet) : ada.session.removeItems([ids.greet, ids.ask]);
    await clock.pass(0);
    expect(await removed).toEqual({ type: 'done' });
    const restored = ada.session.restoreItem(ids.greet);
    await clock.pass(300);
    expect(await restored).toEqual({ type: 'done' });
    expect(ada.session.getValue(ids.greet, 'DisplayName')).toBe('The last words');
    expect(backend.valuesOf(ids.greet)).toMatchObject({ DisplayName: 'The last words' });
  });

  test('a node whose last words cannot be sent is not deleted, and its author reads why', async () => {
    const { ada, clock } = await two();
    ada.client.setWeather('down');
    ada.session.edit(ids.greet, rename('The last words'));
    const removed = ada.session.removeNode(ids.greet);
    await clock.pass(10_000);
    expect(await removed).toMatchObject({ type: 'failed' });
    expect(ada.session.getStatus().notes).toMatchObject([{ level: 'error' }]);
    expect(ada.session.getValue(ids.greet, 'DisplayName')).toBe('The last words');
  });

  test('a node is removed too when it is deleted together with one whose words are being sent', async () => {
    const { ada, clock } = await two();
    ada.session.edit(ids.greet, rename('The last words'));
    const removed = [ada.session.removeItems([ids.greet]), ada.session.removeItems([ids.greet, ids.ask])];
    await clock.pass(0);
    expect(await Promise.all(removed)).toEqual([{ type: 'done' }, { type: 'done' }]);
    expect(ada.session.getItem(ids.ask)).toBeUndefined();
  });

  test('deleting a node again while its last words are being sent shows no error', async () => {
    const { ada, clock } = await two();
    ada.session.edit(ids.greet, rename('The last words'));
    const removed = [ada.session.removeNode(ids.greet), ada.session.removeNode(ids.greet)];
    await clock.pass(0);
    expect(await Promise.all(removed)).toEqual([{ type: 'done' }, { type: 'done' }]);
    expect(ada.session.getStatus().notes.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

test('what was typed in a tab that closed is kept when a colleague deletes its node', async () => {
  const world = aWorld();
  const ada = await world.open('ada');
  const grace = await world.open('grace');
  ada.client.setWeather('down');
  ada.session.edit(ids.greet, rename('Too late'));
  ada.session.close();
  await grace.session.removeNode(ids.greet);
  const again = await world.open('ada', ada.storage);
  expect(again.session.getStatus()).toMatchObject({
    pendingCount: 0,
    refused: [{ itemName: 'Greet', because: 'deleted', edit: { updatedValue: 'Too late' } }],
  });
});

test('a pending edit follows its node that a colleague moved to another workflow', async () => {
  const { ada, grace, clock, backend } = await two();
  backend.addWorkflow('grace');
  for (const { client } of [ada, grace]) client.deliver();
  ada.client.setWeather('down');
  ada.session.edit(ids.greet, rename('On its way'));
  await clock.pass(300);
  await grace.session.moveNodeTo(ids.greet, ids.orders);
  ada.client.setWeather('fine');
  await clock.pass(5_000);
  expect(backend.valuesOf(ids.greet)).toMatchObject({ DisplayName: 'On its way' });
  expect(ada.session.getItem(ids.greet)).toMatchObject({ workflowId: ids.orders, displayName: 'On its way' });
  expect(ada.session.getStatus()).toMatchObject({ pendingCount: 0, refused: [], notes: [] });
});

describe('a role that was lowered while one was offline', () => {
  test('edits refused after a role was lowered are kept over a reload until they are dismissed', async () => {
    const { ada, clock, backend } = await two();
    ada.client.setWeather('down');
    ada.session.edit(ids.greet, rename('Written on the train'));
    await clock.pass(500);
    backend.deny('ada');
    ada.client.setWeather('fine');
    await clock.pass(5_000);
    expect(ada.session.getValue(ids.greet, 'DisplayName')).toBe('Greet');
    expect(ada.session.getInputError(ids.greet, 'DisplayName')?.message).toBe('Error saving value');
    const kept = [
      { because: 'denied', message: { message: 'Error saving value' }, edit: { updatedValue: 'Written on the train' } },
    ];
    expect(ada.session.getStatus()).toMatchObject({ pendingCount: 0, refused: kept });
    ada.session.close();
    const again = await ada.reopen();
    expect(again.session.getStatus().refused).toMatchObject(kept);
    again.session.dismissRefused(again.session.getStatus().refused.map(({ editId }) => editId));
    again.session.close();
    expect((await ada.reopen()).session.getStatus().refused).toEqual([]);
  });

  test('a read-only session refuses the edits that an earlier page left', async () => {
    const { ada, clock, backend } = await two();
    ada.client.setWeather('down');
    ada.session.edit(ids.greet, rename('Left behind'));
    await clock.pass(300);
    ada.session.close();
    backend.deny('ada');
    const viewer = await ada.reopen(true);
    await clock.pass(300);
    expect(viewer.session.getStatus()).toMatchObject({ pendingCount: 0, refused: [{ because: 'denied' }] });
  });
});

test('unsent edits are sent by their author only, even if another account signs in', async () => {
  const { backend, clock, open } = aWorld();
  const storage = memoryStorage();
  const ada = await open('ada', storage);
  ada.client.setWeather('down');
  ada.session.edit(ids.greet, rename('Mine'));
  await clock.pass(300);
  ada.session.close();
  const grace = await open('grace', storage, false, true, numberedId(2));
  await clock.pass(20_000);
  expect([grace.session.getStatus().pendingCount, backend.notices]).toEqual([0, []]);
  await open('ada', storage);
  await clock.pass(300);
  expect(backend.valuesOf(ids.greet)).toMatchObject({ DisplayName: 'Mine' });
});

test('presence is sent on opening a node, on entering and leaving an input and on reconnecting (A4.34, A4.35, A4.36)', async () => {
  const { backend, clock, open } = aWorld();
  const { session, client } = await open('ada');
  session.lookAt(ids.greet);
  session.startEdit(ids.greet, 'DisplayName');
  session.startEdit(ids.greet, 'MaxReprompts');
  session.endEdit(ids.greet, 'DisplayName');
  session.endEdit(ids.greet, 'MaxReprompts');
  session.lookAt(ids.ask);
  await clock.pass(0);
  const told = () => backend.notices.map(({ action, path, nodeId }) => [action, path, nodeId]);
  expect(told()).toEqual([
    ['StartEdit', '', ids.greet],
    ['StartEdit', 'DisplayName', ids.greet],
    ['StartEdit', 'MaxReprompts', ids.greet],
    ['EndEdit', 'MaxReprompts', ids.greet],
    ['StartEdit', '', ids.greet],
    ['StartEdit', '', ids.ask],
  ]);
  client.setConnection('Reconnecting');
  client.setConnection('Connected');
  await clock.pass(0);
  expect(told().at(-1)).toEqual(['StartEdit', '', ids.ask]);
  expect(told()).toHaveLength(7);
});

async function two() {
  const { backend, clock, open } = aWorld();
  const storage = memoryStorage();
  const ada = await open('ada', storage);
  const grace = await open('grace');
  return {
    backend,
    clock,
    grace,
    ada: { ...ada, reopen: (isReadOnly = false) => open('ada', storage, isReadOnly) },
  };
}
