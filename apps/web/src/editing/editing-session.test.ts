import { aRow } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { aWorld, memoryStorage, setValue } from '../testing/editing/open-session.ts';
import { ids, nodeSchema } from '../testing/editing/world.ts';

const name = 'DisplayName';
const rename = (text: string) => setValue(name, text);

describe('an edit', () => {
  test('an edit is sent 300 ms after the last keystroke (A4.61, A9.44)', async () => {
    const { backend, clock, open } = aWorld();
    const { session } = await open('ada');
    session.edit(ids.greet, rename('H'));
    await clock.pass(299);
    session.edit(ids.greet, rename('He'));
    await clock.pass(299);
    expect(backend.notices).toHaveLength(0);
    await clock.pass(1);
    expect(backend.notices.map((notice) => notice.updatedValue)).toEqual(['He']);
  });

  test('an edit is shown at once, sent after a pause in typing (A4.61), and then shown to every author', async () => {
    const { backend, clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    for (const text of ['H', 'He', 'Hel']) {
      ada.session.edit(ids.greet, rename(text));
      await clock.pass(100);
    }
    expect(ada.session.getValue(ids.greet, name)).toBe('Hel');
    expect(backend.notices).toHaveLength(0);
    await clock.pass(300);
    expect(backend.notices.map((notice) => notice.updatedValue)).toEqual(['Hel']);
    grace.client.deliver();
    expect(grace.session.getValue(ids.greet, name)).toBe('Hel');
    expect(
      grace.session
        .getOutline()
        ?.nodesByWorkflow.get(ids.workflow)
        ?.map((node) => node.displayName),
    ).toContain('Hel');
  });

  test('an edit notifies only the subscribers of its path and of the paths that contain it', async () => {
    const { open } = aWorld();
    const { session } = await open('ada');
    const heard: string[] = [];
    for (const path of ['', name, 'MaxReprompts', 'Connectors', 'Connectors/r1/DisplayName', 'Connectors/r1/Kind']) {
      session.subscribe(ids.greet, path, () => heard.push(path));
    }
    session.subscribe(ids.ask, '', () => heard.push('other item'));
    session.edit(ids.greet, setValue('Connectors/r1/DisplayName', 'no'));
    expect(heard).toEqual(['', 'Connectors', 'Connectors/r1/DisplayName']);
  });

  test('an edit keeps the references of all values that it does not change', async () => {
    const { open } = aWorld();
    const { session } = await open('ada');
    const before = [session.getItem(ids.ask), session.getValue(ids.greet, 'Connectors')];
    session.edit(ids.greet, rename('x'));
    expect([session.getItem(ids.ask), session.getValue(ids.greet, 'Connectors')]).toStrictEqual(before);
    expect(session.getItem(ids.ask)).toBe(before[0]);
    expect(session.getWorkflow(ids.workflow)).toBe(session.getWorkflow(ids.workflow));
    expect(session.getStatus()).toBe(session.getStatus());
    expect(session.getStatus().unsavedItemIds).toEqual([ids.greet]);
  });

  test('an edit carries the id of its live connection (A4.21)', async () => {
    const { backend, clock, open } = aWorld();
    const { session } = await open('ada');
    session.edit(ids.greet, rename('Hi'));
    await clock.pass(300);
    expect(backend.notices.map((notice) => notice.changerConnectionId)).toEqual(['ada']);
  });

  test('deleting a row removes it at once and then notifies the server (A4.20)', async () => {
    const { backend, clock, open } = aWorld();
    const { session } = await open('ada');
    session.edit(ids.greet, { path: 'Connectors/r1', action: 'DeleteRow' });
    expect(session.getValue(ids.greet, 'Connectors')).toMatchObject([{ RowId: 'nomatch' }]);
    expect(backend.notices).toEqual([]);
    await clock.pass(300);
    expect(backend.notices).toMatchObject([{ action: 'DeleteRow', path: 'Connectors/r1' }]);
  });

  test('an edit without a change, or of a missing item, does nothing (A5.25)', async () => {
    const { backend, clock, open } = aWorld();
    const { session } = await open('ada');
    for (const itemId of ['', 'gone']) session.edit(itemId, rename('Hi'));
    session.edit(ids.greet, setValue('Connectors/gone/DisplayName', 'Hi'));
    await clock.pass(300);
    expect(session.getStatus()).toMatchObject({ pendingCount: 0, unsavedItemIds: [] });
    expect(backend.notices).toEqual([]);
  });

  test('a refused edit is reverted and its error is shown at the input (A4.22)', async () => {
    const { clock, open } = aWorld();
    const { session } = await open('ada');
    session.edit(ids.greet, setValue('Id', 'mine'));
    await clock.pass(300);
    expect(session.getValue(ids.greet, 'Id')).toBe('fixed');
    expect(session.getInputError(ids.greet, 'Id')?.message).toBe('Sorry, there was a problem trying to edit');
    session.edit(ids.greet, setValue('Id', 'again'));
    expect(session.getInputError(ids.greet, 'Id')).toBeUndefined();
  });

  test('the content of edits that the server does not accept is kept with its reason (A4.22)', async () => {
    const { clock, open } = aWorld(
      nodeSchema.properties.map((property) =>
        property.table ? { ...property, table: { ...property.table, allowAddRow: false } } : property,
      ),
    );
    const { session, client } = await open('ada');
    client.setWeather('down');
    const row = aRow('r2', { Kind: 'Intent' }, 'a1');
    session.edit(ids.greet, { path: 'Connectors', action: 'AddRow', updatedValue: row });
    session.edit(ids.greet, setValue('Connectors/r2/DisplayName', 'Written on the train'));
    session.edit(ids.greet, setValue('Id', ''));
    await clock.pass(300);
    client.setWeather('fine');
    await clock.pass(5_000);
    expect(session.getStatus()).toMatchObject({ pendingCount: 0, unsavedItemIds: [] });
    expect(session.getStatus().refused).toMatchObject([
      {
        because: 'denied',
        message: { message: 'Sorry, there was a problem adding an item' },
        edit: { updatedValue: row },
      },
      { because: 'denied', edit: { updatedValue: 'Written on the train' } },
    ]);
    expect(session.getInputError(ids.greet, 'Connectors')?.message).toBe('Sorry, there was a problem adding an item');
  });

  test('a value of a row is reverted with an error when the row was refused and its list was never stored', async () => {
    const { clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    const row = { NodeId: 'm1', Order: 'a0', Values: { Unknown: 'x' } };
    ada.session.edit(ids.greet, [
      { path: 'Menu', action: 'AddRow', updatedValue: row },
      setValue('Menu/m1/Label', 'Home'),
    ]);
    await clock.pass(300);
    grace.client.deliver();
    for (const { session } of [ada, grace]) expect(session.getValue(ids.greet, 'Menu')).toBeUndefined();
    expect(ada.session.getInputError(ids.greet, 'Menu/m1/Label')?.message).toBe('Error saving value');
    expect(ada.session.getStatus()).toMatchObject({ pendingCount: 0 });
  });

  test('an edit inside something deleted is dropped with a note', async () => {
    const { clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    grace.session.edit(ids.greet, { path: 'Connectors/r1', action: 'DeleteRow' });
    await clock.pass(300);
    ada.session.edit(ids.greet, setValue('Connectors/r1/DisplayName', 'lost'));
    await clock.pass(300);
    expect(ada.session.getStatus()).toMatchObject({
      pendingCount: 0,
      notes: [{ level: 'warning', itemId: ids.greet }],
    });
  });

  test('an edit by a viewer does nothing (A5.24)', async () => {
    const { open } = aWorld();
    const { session } = await open('vera', memoryStorage(), true);
    session.edit(ids.greet, rename('Mine'));
    expect(session.getStatus().pendingCount).toBe(0);
    expect(session.getValue(ids.greet, name)).toBe('Greet');
  });

  test("a colleague's edit highlights its author for one second", async () => {
    const { clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    ada.session.edit(ids.greet, rename('Hi'));
    await clock.pass(300);
    grace.client.deliver();
    ada.client.deliver();
    expect(grace.session.getFlash(ids.greet, name)).toMatchObject({ name: 'ada' });
    expect(ada.session.getFlash(ids.greet, name)).toBeUndefined();
    await clock.pass(1_000);
    expect(grace.session.getFlash(ids.greet, name)).toBeUndefined();
  });
});

test('values of nodes are loaded when their workflow is opened (A4.4)', async () => {
  const { clock, open } = aWorld();
  const { session } = await open('ada', memoryStorage(), false, false);
  expect(session.getItem(ids.greet)).toMatchObject({ displayName: 'Greet', values: undefined });
  session.openWorkflow(ids.workflow);
  await clock.pass(0);
  expect(session.getValue(ids.greet, 'MaxReprompts')).toBe(2);
});

describe('without a connection', () => {
  test('edits made offline are sent in order with their ids', async () => {
    const { backend, clock, open } = aWorld();
    const { session, client } = await open('ada');
    client.setWeather('answersLost');
    session.edit(ids.greet, rename('One'));
    await clock.pass(300);
    expect(session.getStatus().pendingCount).toBe(1);
    client.setWeather('down');
    session.edit(ids.greet, setValue('MaxReprompts', 5));
    await clock.pass(10_000);
    client.setWeather('fine');
    await clock.pass(3_000);
    expect(session.getStatus().pendingCount).toBe(0);
    expect(backend.events).toHaveLength(2);
    expect(new Set(backend.notices.map((notice) => notice.editId)).size).toBe(2);
    expect(backend.valuesOf(ids.greet)).toMatchObject({ DisplayName: 'One', MaxReprompts: 5 });
  });

  test('unsent edits survive the closing of the tab', async () => {
    const { backend, clock, open } = aWorld();
    const storage = memoryStorage();
    const first = await open('ada', storage);
    first.client.setWeather('down');
    first.session.edit(ids.greet, rename('Kept'));
    await clock.pass(500);
    first.session.close();
    const again = await open('ada', storage);
    expect(again.session.getValue(ids.greet, name)).toBe('Kept');
    await clock.pass(300);
    expect(backend.valuesOf(ids.greet)).toMatchObject({ DisplayName: 'Kept' });
  });

  test('a request of a closed tab that fails later does not store edits again that another tab has taken over', async () => {
    const { clock, open } = aWorld();
    const storage = memoryStorage();
    const key = `unsentEdits:${ids.account}:${ids.project}`;
    const first = await open('ada', storage);
    first.client.setWeather('down');
    first.session.edit(ids.greet, rename('Kept'));
    await clock.pass(500);
    first.session.close();
    expect(storage.getItem(key)).toContain('Kept');
    await open('ada', storage);
    await clock.pass(600);
    expect(storage.getItem(key)).toBeNull();
  });

  test('a tab that opens does not take over the unsent edits of a tab that is still open', async () => {
    const { clock, open } = aWorld();
    const storage = memoryStorage();
    const first = await open('ada', storage);
    first.client.setWeather('down');
    first.session.edit(ids.greet, rename('Mine'));
    await clock.pass(500);
    const second = await open('ada', storage);
    expect(second.session.getStatus().pendingCount).toBe(0);
  });

  test('an open tab takes over the unsent edits of a crashed tab once it has not written for 15 seconds', async () => {
    const { backend, clock, open } = aWorld();
    const storage = memoryStorage();
    const first = await open('ada', storage);
    first.client.setWeather('down');
    first.session.edit(ids.greet, rename('Mine'));
    await clock.pass(500);
    first.kill();
    const second = await open('ada', storage);
    await clock.pass(14_000);
    expect(second.session.getValue(ids.greet, name)).not.toBe('Mine');
    await clock.pass(6_000);
    expect(second.session.getValue(ids.greet, name)).toBe('Mine');
    expect(backend.valuesOf(ids.greet)).toMatchObject({ DisplayName: 'Mine' });
  });

  test('an open tab leaves the unsent edits of another open tab alone', async () => {
    const { clock, open } = aWorld();
    const storage = memoryStorage();
    const first = await open('ada', storage);
    first.client.setWeather('down');
    first.session.edit(ids.greet, rename('Mine'));
    await clock.pass(500);
    const second = await open('ada', storage);
    await clock.pass(60_000);
    expect(second.session.getValue(ids.greet, name)).not.toBe('Mine');
    expect(second.session.getStatus().pendingCount).toBe(0);
  });

  test('missed events are requested after reconnecting', async () => {
    const { clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    grace.client.setConnection('Disconnected');
    ada.session.edit(ids.greet, rename('Missed'));
    await clock.pass(300);
    grace.client.setConnection('Disconnected');
    grace.client.setConnection('Connected');
    await clock.pass(0);
    expect(grace.session.getValue(ids.greet, name)).toBe('Missed');
  });

  test("the project is reloaded when too many events were missed, and the author's own edits are kept", async () => {
    const { backend, clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    grace.client.setConnection('Disconnected');
    grace.client.setWeather('down');
    grace.session.edit(ids.greet, setValue('MaxReprompts', 9));
    ada.session.edit(ids.greet, rename('Missed'));
    await clock.pass(500);
    backend.forgetEvents();
    grace.client.setWeather('fine');
    grace.client.setConnection('Connected');
    await clock.pass(500);
    expect(grace.session.getItem(ids.greet)?.values).toMatchObject({ DisplayName: 'Missed', MaxReprompts: 9 });
    expect(backend.valuesOf(ids.greet)).toMatchObject({ DisplayName: 'Missed', MaxReprompts: 9 });
  });

  test('a missing event is requested after a short delay', async () => {
    const { clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    for (const text of ['One', 'Two']) {
      ada.session.edit(ids.greet, rename(text));
      await clock.pass(300);
    }
    grace.client.deliver(1);
    expect(grace.session.getValue(ids.greet, name)).toBe('Greet');
    await clock.pass(300);
    expect(grace.session.getValue(ids.greet, name)).toBe('Two');
  });
});
