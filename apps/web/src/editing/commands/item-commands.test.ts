import { describe, expect, test } from 'vitest';
import { aWorld, setValue } from '../testing/open-session.ts';
import { ids } from '../testing/world.ts';

const name = 'DisplayName';
const rename = (text: string) => setValue(name, text);

describe('undo', () => {
  test('takes back a whole stretch of typing, and redo does it again', async () => {
    const { clock, open } = aWorld();
    const { session } = await open('ada');
    for (const text of ['A', 'Ab', 'Abc']) session.edit(ids.greet, rename(text));
    await clock.pass(300);
    session.undo(ids.greet);
    expect(session.getValue(ids.greet, name)).toBe('Greet');
    expect([session.canUndo(ids.greet), session.canRedo(ids.greet)]).toEqual([false, true]);
    session.redo(ids.greet);
    expect(session.getValue(ids.greet, name)).toBe('Abc');
  });

  test('brings a deleted row back with all that was in it', async () => {
    const { clock, open, backend } = aWorld();
    const { session } = await open('ada');
    const before = session.getValue(ids.greet, 'Connectors');
    session.edit(ids.greet, { path: 'Connectors/r1', action: 'DeleteRow' });
    await clock.pass(300);
    session.undo(ids.greet);
    await clock.pass(300);
    expect(session.getValue(ids.greet, 'Connectors')).toEqual(before);
    expect(backend.valuesOf(ids.greet)?.['Connectors']).toEqual(before);
  });

  test('is over own edits only', async () => {
    const { clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    ada.session.edit(ids.greet, setValue('MaxReprompts', 4));
    grace.session.edit(ids.greet, rename('Graced'));
    await clock.pass(300);
    ada.client.deliver();
    ada.session.undo(ids.greet);
    expect(ada.session.getItem(ids.greet)?.values).toMatchObject({ DisplayName: 'Graced', MaxReprompts: 2 });
    expect(ada.session.canUndo(ids.greet)).toBe(false);
  });

  test('of something deleted since is dropped with a note', async () => {
    const { clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    ada.session.edit(ids.greet, setValue('Connectors/r1/DisplayName', 'maybe'));
    await clock.pass(300);
    grace.session.edit(ids.greet, { path: 'Connectors/r1', action: 'DeleteRow' });
    await clock.pass(300);
    ada.client.deliver();
    ada.session.undo(ids.greet);
    expect(ada.session.getStatus()).toMatchObject({ pendingCount: 0, notes: [{ level: 'info' }] });
  });
});

describe('saving', () => {
  test('sends what is being typed first, and shows how it ended for 2 s (A4.59, P4.57)', async () => {
    const { backend, clock, open } = aWorld();
    const { session } = await open('ada');
    session.edit(ids.greet, rename('Typed'));
    const saved = session.saveItem(ids.greet);
    expect(session.getStatus().saving).toBe('saving');
    await clock.pass(0);
    expect(await saved).toEqual({ type: 'done' });
    expect(backend.events.map((event) => event.type)).toEqual(['edited', 'itemSaved']);
    expect(session.getStatus()).toMatchObject({ saving: 'saved', unsavedItemIds: [] });
    await clock.pass(1_900);
    expect(session.getStatus().saving).toBe('saved');
    await clock.pass(100);
    expect(session.getStatus().saving).toBe('idle');
    expect(session.getItem(ids.greet)).toMatchObject({ version: 2, isDirty: false });
  });

  test('is skipped when a local debug flag is set (A4.31)', async () => {
    const { backend, clock, open } = aWorld();
    const { session } = await open('ada', undefined, false, true, ids.account, true);
    session.edit(ids.greet, rename('Not for keeps'));
    await clock.pass(300);
    expect(await session.saveItem(ids.greet)).toEqual({ type: 'done' });
    expect(backend.events.map((event) => event.type)).toEqual(['edited']);
    expect(session.getItem(ids.greet)).toMatchObject({ version: 1, isDirty: true });
  });

  test('makes a row that was added a saved one; until then it is new, and discarding takes it away (A4.5, A4.9)', async () => {
    const { clock, open } = aWorld();
    const { session, client } = await open('ada');
    const isUnsaved = () => session.getStatus().unsavedItemIds.includes(ids.greet);
    const rows = () => session.getValue(ids.greet, 'Connectors');
    const add = (RowId: string) => {
      const updatedValue = { RowId, Order: 'a1', Values: { Kind: 'Intent' } };
      session.edit(ids.greet, { path: 'Connectors', action: 'AddRow', updatedValue });
    };
    const settled = async (work: Promise<unknown>) => {
      await clock.pass(500);
      client.deliver();
      await work;
    };
    add('fresh');
    expect([isUnsaved(), rows()]).toMatchObject([true, { length: 3 }]);
    await settled(session.discardItem(ids.greet));
    expect([isUnsaved(), rows()]).toMatchObject([false, { length: 2 }]);
    add('kept');
    session.edit(ids.greet, setValue('Connectors/kept/DisplayName', 'perhaps'));
    await settled(session.saveItem(ids.greet));
    expect(isUnsaved()).toBe(false);
    session.edit(ids.greet, setValue('Connectors/kept/DisplayName', 'surely'));
    expect(isUnsaved()).toBe(true);
    await settled(session.discardItem(ids.greet));
    expect(rows()).toMatchObject([{ RowId: 'r1' }, { RowId: 'kept', Values: { DisplayName: 'perhaps' } }, {}]);
  });

  test('says why it failed', async () => {
    const { clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    grace.session.edit(ids.greet, rename('First'));
    const first = grace.session.saveItem(ids.greet);
    await clock.pass(0);
    await first;
    const late = ada.session.saveItem(ids.greet);
    await clock.pass(0);
    expect(await late).toEqual({ type: 'failed', message: 'Error saving node' });
    expect(ada.session.getStatus()).toMatchObject({ saving: 'failed', savingError: 'Error saving node' });
  });

  test('discarding brings the last save back, for everyone', async () => {
    const { clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    ada.session.edit(ids.greet, rename('Never mind'));
    await clock.pass(300);
    const done = ada.session.discardItem(ids.greet);
    await clock.pass(500);
    expect(await done).toEqual({ type: 'done' });
    grace.client.deliver();
    for (const { session } of [ada, grace]) {
      expect(session.getValue(ids.greet, name)).toBe('Greet');
      expect(session.canUndo(ids.greet)).toBe(false);
    }
  });
});

describe('an item is unsaved', () => {
  test('for as long as it differs from its last save, by whomever it is changed back', async () => {
    const { clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    const marks = () => [ada, grace].map(({ session }) => session.getStatus().unsavedItemIds.length);
    const change = async (by: typeof ada, text: string) => {
      by.session.edit(ids.greet, rename(text));
      await clock.pass(300);
      for (const { client } of [ada, grace]) client.deliver();
    };
    await change(ada, 'Other');
    expect(marks()).toEqual([1, 1]);
    await change(grace, 'Greet');
    expect(marks()).toEqual([0, 0]);
    await change(ada, 'New');
    const saved = ada.session.saveItem(ids.greet);
    await clock.pass(0);
    await saved;
    for (const { client } of [ada, grace]) client.deliver();
    await change(ada, 'Greet');
    expect(marks()).toEqual([1, 1]);
    await change(ada, 'New');
    expect(marks()).toEqual([0, 0]);
  });

  test('no longer once its change is undone, before the server has heard of that', async () => {
    const { open } = aWorld();
    const { session, client } = await open('ada');
    client.setWeather('down');
    session.edit(ids.greet, rename('Other'));
    expect(session.getItem(ids.greet)?.isDirty).toBe(true);
    session.undo(ids.greet);
    expect(session.getItem(ids.greet)?.isDirty).toBe(false);
  });
});

describe('items', () => {
  test('that are added and removed here are so at once, and elsewhere with their event', async () => {
    const { clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    const nodesOf = ({ session }: typeof ada) => session.getOutline()?.nodesByWorkflow.get(ids.workflow)?.length;
    const made = ada.session.addNode({ workflowId: ids.workflow, nodeType: 'Ask', x: 40, y: 80 });
    await clock.pass(0);
    expect(await made).toEqual({ type: 'made', id: ids.newNode });
    expect(ada.session.getWorkflow(ids.workflow)).toMatchObject({
      layout: { positions: [{ nodeId: ids.newNode, x: 40, y: 80 }] },
    });
    expect([nodesOf(ada), nodesOf(grace)]).toEqual([3, 2]);
    grace.client.deliver();
    ada.client.deliver();
    expect([nodesOf(ada), nodesOf(grace)]).toEqual([3, 3]);
    const removed = grace.session.removeNode(ids.greet);
    await clock.pass(0);
    expect(await removed).toEqual({ type: 'done' });
    expect(nodesOf(grace)).toBe(2);
    ada.client.deliver();
    expect(nodesOf(ada)).toBe(2);
    expect(ada.session.getItem(ids.greet)).toBeUndefined();
  });

  test('take edits that were on their way to them along when they go', async () => {
    const { clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    ada.client.setWeather('down');
    ada.session.edit(ids.greet, rename('Too late'));
    await clock.pass(300);
    const removed = grace.session.removeNode(ids.greet);
    await clock.pass(0);
    await removed;
    ada.client.deliver();
    expect(ada.session.getStatus().pendingCount).toBe(0);
  });
});

test('places of nodes are saved together after a moment, those of deleted nodes left out', async () => {
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

describe('presence', () => {
  const person = (connectionId: string, itemId: string | null, path: string | null) => ({
    ConnectionId: connectionId,
    TvAccountId: ids.account,
    Name: connectionId,
    Email: `${connectionId}@example.test`,
    ItemId: itemId,
    Path: path,
  });

  test('is kept for the project that is open, and what somebody edits by his connection (A3.80)', async () => {
    const { open } = aWorld();
    const { session, client } = await open('ada');
    const people = [person('grace in one tab', null, null), person('grace in another', ids.greet, name)];
    client.push('ProjectPresence', { TeamId: ids.team, ProjectId: ids.project, People: people });
    client.push('ProjectPresence', { TeamId: ids.team, ProjectId: ids.newNode, People: [] });
    expect(session.getPresence().map(({ connectionId, path }) => [connectionId, path])).toEqual([
      ['grace in one tab', null],
      ['grace in another', name],
    ]);
    client.push('ProjectPresence', { TeamId: ids.team, ProjectId: ids.project, People: people.slice(0, 1) });
    expect(session.getEditor(ids.greet, name)).toBeUndefined();
  });

  test('names who else is in an input, and wakes that input only', async () => {
    const { open } = aWorld();
    const { session, client } = await open('ada');
    const heard: string[] = [];
    for (const path of [name, 'MaxReprompts']) session.subscribe(ids.greet, path, () => heard.push(path));
    const people = [person('ada', null, null), person('grace', ids.greet, name)];
    client.push('ProjectPresence', { TeamId: ids.team, ProjectId: ids.project, People: people });
    expect(session.getPresence().map((one) => one.name)).toEqual(['grace']);
    expect(session.getEditor(ids.greet, name)).toMatchObject({ name: 'grace' });
    expect(heard).toEqual([name]);
    client.setConnection('Reconnecting');
    expect(session.getPresence()).toEqual([]);
  });
});
