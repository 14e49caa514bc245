import { aRow } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { aWorld, setValue } from '../../testing/editing/open-session.ts';
import { ids } from '../../testing/editing/world.ts';
import { editingMessages } from '../../words/messages/editing-messages.ts';

const name = 'DisplayName';
const rename = (text: string) => setValue(name, text);

describe('saving', () => {
  test('saving sends pending edits first and shows its result for 2 s (A4.59, P4.57)', async () => {
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

  test('saving is skipped when a local debug flag is set (A4.31)', async () => {
    const { backend, clock, open } = aWorld();
    const { session } = await open('ada', undefined, false, true, ids.account, true);
    session.edit(ids.greet, rename('Not for keeps'));
    await clock.pass(300);
    expect(await session.saveItem(ids.greet)).toEqual({ type: 'done' });
    expect(backend.events.map((event) => event.type)).toEqual(['edited']);
    expect(session.getItem(ids.greet)).toMatchObject({ version: 1, isDirty: true });
  });

  test('an added row is new until it is saved, and discarding removes it (A4.5, A4.9)', async () => {
    const { clock, open } = aWorld();
    const { session, client } = await open('ada');
    const isUnsaved = () => session.getStatus().unsavedItemIds.includes(ids.greet);
    const rows = () => session.getValue(ids.greet, 'Connectors');
    const add = (RowId: string) => {
      const updatedValue = aRow(RowId, { Kind: 'Intent' }, 'a1');
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

  test('all unsaved items are saved by one request', async () => {
    const { backend, clock, open } = aWorld();
    const { session, client } = await open('ada');
    session.edit(ids.greet, rename('One'));
    session.edit(ids.ask, rename('Two'));
    await clock.pass(500);
    const before = client.calls.length;
    const saved = session.saveAll();
    await clock.pass(0);
    expect(await saved).toEqual({ type: 'done' });
    expect(client.calls.slice(before)).toEqual(['/api/SaveItems']);
    expect(session.getStatus()).toMatchObject({ saving: 'saved', unsavedItemIds: [] });
    expect(backend.events.slice(-2)).toMatchObject([{ type: 'itemSaved' }, { type: 'itemSaved' }]);
  });

  test('saving all items saves the others when a colleague has already saved one of them', async () => {
    const { clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    const settled = async <Result>(work: Promise<Result>) => {
      await clock.pass(500);
      return work;
    };
    ada.session.edit(ids.greet, rename('One'));
    ada.session.edit(ids.ask, rename('Two'));
    await clock.pass(500);
    await settled(grace.session.saveItem(ids.greet));
    expect(await settled(ada.session.saveAll())).toMatchObject({ type: 'failed' });
    expect(ada.session.getStatus().notes).toMatchObject([{ level: 'error', itemId: ids.greet }]);
    expect(ada.session.getItem(ids.ask)).toMatchObject({ isDirty: false, version: 2 });
  });

  test('all unsaved items are discarded by one request, or one by one when a colleague has deleted one of them', async () => {
    const { clock, open } = aWorld();
    const [{ session, client }, grace] = [await open('ada'), await open('grace')];
    const settled = async <Result>(work: Promise<Result>) => {
      await clock.pass(500);
      return work;
    };
    const change = async () => {
      session.edit(ids.greet, rename('One'));
      session.edit(ids.ask, rename('Two'));
      await clock.pass(500);
    };
    await change();
    expect(await settled(session.discardAll())).toEqual({ type: 'done' });
    expect(client.calls.filter((path) => path.includes('Discard'))).toEqual(['/api/DiscardDrafts']);
    expect(session.getStatus()).toMatchObject({ unsavedItemIds: [], notes: [] });
    expect(session.getItem(ids.ask)?.displayName).toBe('Ask');

    await change();
    // Its deletion has not arrived yet.
    await settled(grace.session.removeItems([ids.greet]));
    expect(await settled(session.discardAll())).toMatchObject({ type: 'failed' });
    await clock.pass(500);
    expect(session.getItem(ids.ask)).toMatchObject({ displayName: 'Ask', isDirty: false });
    const errors = session.getStatus().notes.filter(({ level }) => level === 'error');
    expect(errors).toMatchObject([{ itemId: ids.greet }]);
  });

  test('saving without a connection shows one message, however many items are unsaved', async () => {
    const { clock, open } = aWorld();
    const { session, client } = await open('ada');
    session.edit(ids.greet, rename('One'));
    session.edit(ids.ask, rename('Two'));
    await clock.pass(500);
    client.setWeather('down');
    const saved = session.saveAll();
    await clock.pass(0);
    expect(await saved).toMatchObject({ type: 'failed' });
    expect(session.getStatus().notes).toHaveLength(1);
    expect(client.calls.filter((path) => path.startsWith('/api/Save'))).toEqual(['/api/SaveItems']);
  });

  test('saving without a connection ends after 10 s, however many items have edits', async () => {
    const { clock, open } = aWorld();
    const { session, client } = await open('ada');
    client.setWeather('down');
    session.edit(ids.greet, rename('One'));
    session.edit(ids.ask, rename('Two'));
    session.edit(ids.workflow, rename('Three'));
    const saved = session.saveAll();
    await clock.pass(10_000);
    expect(session.getStatus().saving).toBe('failed');
    expect(await saved).toEqual({ type: 'failed', message: editingMessages.offline });
    expect(client.calls.filter((path) => path.startsWith('/api/Save'))).toEqual([]);
  });

  test('a failed save shows the reason', async () => {
    const { clock, open } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    grace.session.edit(ids.greet, rename('First'));
    const first = grace.session.saveItem(ids.greet);
    await clock.pass(0);
    await first;
    const late = ada.session.saveItem(ids.greet);
    await clock.pass(0);
    expect(await late).toEqual({ type: 'failed', message: { message: 'Error saving node' } });
    expect(ada.session.getStatus()).toMatchObject({ saving: 'failed', savingError: { message: 'Error saving node' } });
  });

  test('discarding restores the last save for every author', async () => {
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
