import type { JsonObject } from '@confab/model';
import { aPresentPerson } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { aWorld, setValue } from '../../testing/editing/open-session.ts';
import { ids } from '../../testing/editing/world.ts';
import { pushPresence } from '../../testing/push-presence.ts';
import { editingMessages } from '../../words/messages/editing-messages.ts';

const name = 'DisplayName';
const rename = (text: string) => setValue(name, text);

describe('undo', () => {
  test('undo reverts a whole stretch of typing, and redo applies it again', async () => {
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

  test('undo restores a deleted row with its values', async () => {
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

  test("undo reverts only the author's own edits", async () => {
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

  test('undo of an edit in a row that a colleague deleted changes nothing and adds a note after that of the deletion', async () => {
    const { clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    ada.session.edit(ids.greet, setValue('Connectors/r1/DisplayName', 'maybe'));
    await clock.pass(300);
    grace.session.edit(ids.greet, { path: 'Connectors/r1', action: 'DeleteRow' });
    await clock.pass(300);
    ada.client.deliver();
    ada.session.undo(ids.greet);
    const { pendingCount, notes } = ada.session.getStatus();
    expect([pendingCount, notes.map(({ level }) => level)]).toEqual([0, ['warning', 'info']]);
  });
});

describe('unsaved items', () => {
  test('an item is unsaved while it differs from its last save, even when a colleague changes it back', async () => {
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

  test('an item is no longer unsaved once its change is undone, before the server confirms it', async () => {
    const { open } = aWorld();
    const { session, client } = await open('ada');
    client.setWeather('down');
    session.edit(ids.greet, rename('Other'));
    expect(session.getItem(ids.greet)?.isDirty).toBe(true);
    session.undo(ids.greet);
    expect(session.getItem(ids.greet)?.isDirty).toBe(false);
  });
});

describe('item commands', () => {
  test('a paste that loses files that the team does not have says how many', async () => {
    const { clock, open } = aWorld();
    const { session } = await open('ada');
    const copy = (sourceId: string, values: JsonObject) => ({ sourceId, nodeType: 'Ask', values, x: 0, y: 0 });
    const pasting = session.pasteNodes(ids.workflow, [
      copy(ids.greet, { DisplayName: 'Hi' }),
      copy(ids.ask, { DisplayName: 'Menu', ImageAssetId: ids.orders }),
    ]);
    await clock.pass(0);
    expect(await pasting).toMatchObject({ type: 'created' });
    expect(session.getStatus().notes).toMatchObject([
      { level: 'warning', text: editingMessages.filesLeftOut, parts: { count: '1' } },
    ]);
  });

  test("an added or removed node changes its author's outline at once, and a colleague's outline with the event", async () => {
    const { clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    const nodesOf = ({ session }: typeof ada) => session.getOutline()?.nodesByWorkflow.get(ids.workflow)?.length;
    const made = ada.session.addNode({ workflowId: ids.workflow, nodeType: 'Ask', x: 40, y: 80 });
    await clock.pass(0);
    expect(await made).toEqual({ type: 'created', id: ids.newNode });
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

  test('a node that is added at a place is never shown elsewhere, and its place is not saved again', async () => {
    const { backend, clock, open } = aWorld();
    const { session } = await open('ada');
    const shown: unknown[] = [];
    session.subscribeTo(`workflow:${ids.workflow}`, () => {
      const view = session.getWorkflow(ids.workflow);
      if (view.status === 'ready' && view.nodes.some(({ id }) => id === ids.newNode))
        shown.push(view.layout.positions.find(({ nodeId }) => nodeId === ids.newNode));
    });
    const made = session.addNode({ workflowId: ids.workflow, nodeType: 'Ask', x: 40, y: 80 });
    await clock.pass(0);
    await made;
    await clock.pass(1_000);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual(shown.map(() => ({ nodeId: ids.newNode, x: 40, y: 80 })));
    expect(backend.layouts).toEqual([]);
  });

  test('several nodes are removed, and restored, by one request', async () => {
    const { backend, clock, open } = aWorld();
    const { session, client } = await open('ada');
    const count = () => session.getOutline()?.nodesByWorkflow.get(ids.workflow)?.length;
    const before = client.calls.length;
    const run = async (work: Promise<unknown>) => {
      await clock.pass(500);
      return work;
    };
    expect(await run(session.removeItems([ids.greet, ids.ask]))).toEqual({ type: 'done' });
    expect(count()).toBe(0);
    expect(await run(session.restoreItems([ids.greet, ids.ask]))).toEqual({ type: 'done' });
    expect(count()).toBe(2);
    expect(client.calls.slice(before)).toEqual(['/api/DeleteNodes', '/api/RestoreItems', '/api/GetProjectEvents']);
    expect(backend.events.map(({ type }) => type)).toEqual(['itemDeleted', 'itemDeleted', 'itemAdded', 'itemAdded']);
  });

  test('no node of several is removed when a colleague has deleted one of them, and the author reads why', async () => {
    const { clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    const gone = grace.session.removeNode(ids.greet);
    await clock.pass(0);
    await gone;
    const removed = ada.session.removeItems([ids.greet, ids.ask]);
    await clock.pass(0);
    expect(await removed).toMatchObject({ type: 'failed' });
    expect(ada.session.getItem(ids.ask)).toBeDefined();
    expect(ada.session.getStatus().notes).toMatchObject([{ level: 'error' }]);
  });

  test('a node that cannot be removed is named beside the message, which can still be translated', async () => {
    const { clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    const gone = grace.session.removeNode(ids.greet);
    await clock.pass(0);
    await gone;
    const removing = ada.session.removeNode(ids.greet);
    await clock.pass(0);
    const removed = await removing;
    if (removed.type !== 'failed') throw new Error('The node should be gone.');
    expect(ada.session.getStatus().notes).toMatchObject([{ text: removed.message, about: 'Greet' }]);
  });

  test('removing a workflow removes its nodes', async () => {
    const { clock, open } = aWorld();
    const { session, client } = await open('ada');
    const before = client.calls.length;
    const removed = session.removeItems([ids.greet, ids.workflow, ids.ask]);
    await clock.pass(0);
    expect(await removed).toEqual({ type: 'done' });
    expect(client.calls.slice(before)).toEqual(['/api/DeleteWorkflow']);
    expect([ids.greet, ids.workflow, ids.ask].map((id) => session.getItem(id))).toEqual(Array(3).fill(undefined));
  });

  test('removing an item drops its pending edits', async () => {
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

describe('presence', () => {
  test('presence is kept for the open project, with one edited input for each connection (A3.80)', async () => {
    const { open } = aWorld();
    const { session, client } = await open('ada');
    const people = [
      aPresentPerson('grace in one tab'),
      aPresentPerson('grace in another', { itemId: ids.greet, path: name }),
    ];
    pushPresence(client, people);
    pushPresence(client, [], { teamId: ids.team, projectId: ids.newNode });
    expect(session.getPresence().map(({ connectionId, path }) => [connectionId, path])).toEqual([
      ['grace in one tab', null],
      ['grace in another', name],
    ]);
    pushPresence(client, people.slice(0, 1));
    expect(session.getEditor(ids.greet, name)).toBeUndefined();
  });

  test('presence names who else is in an input and notifies that input only', async () => {
    const { open } = aWorld();
    const { session, client } = await open('ada');
    const heard: string[] = [];
    for (const path of [name, 'MaxReprompts']) session.subscribe(ids.greet, path, () => heard.push(path));
    const people = [aPresentPerson('ada'), aPresentPerson('grace', { itemId: ids.greet, path: name })];
    pushPresence(client, people);
    expect(session.getPresence().map((one) => one.name)).toEqual(['grace']);
    expect(session.getEditor(ids.greet, name)).toMatchObject({ name: 'grace' });
    expect(heard).toEqual([name]);
    client.setConnection('Reconnecting');
    expect(session.getPresence()).toEqual([]);
  });
});
