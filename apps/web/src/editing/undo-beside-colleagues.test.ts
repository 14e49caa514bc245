import * as fc from 'fast-check';
import { aTreeNode, numberedId } from '@confab/test-kit';
import { appendToPath, getOrderAt, getRowId, readAt, type InputEdit } from '@confab/inputs';
import { isJsonArray, type JsonObject } from '@confab/model';
import { expect, test } from 'vitest';
import { aWorld, memoryStorage, setValue } from '../testing/editing/open-session.ts';
import { ids } from '../testing/editing/world.ts';

const entries = 'Response/Entries';
const entryId = '20000000-0000-4000-8000-000000000001';
const spokenText = appendToPath(entries, entryId, 'SpokenText');
const [adaId, graceId] = [numberedId(1), numberedId(2)];

const addEntry = (id: string, SpokenText: string): InputEdit => ({
  path: entries,
  action: 'AddRow',
  updatedValue: { EntryId: id, Order: 'a0', SpokenText },
});

/** Ada has added an entry, and Grace has written in it. */
async function openTwo() {
  const world = aWorld();
  const ada = await world.open('ada', memoryStorage(), false, true, adaId);
  const grace = await world.open('grace', memoryStorage(), false, true, graceId);
  const exchange = async () => {
    await world.clock.pass(300);
    for (const { client } of [ada, grace]) client.deliver();
    await world.clock.pass(300);
  };
  ada.session.edit(ids.greet, addEntry(entryId, ''));
  await exchange();
  grace.session.edit(ids.greet, setValue(spokenText, 'Words of Grace'));
  await exchange();
  return { ...world, ada, grace, exchange };
}

type Author = Awaited<ReturnType<typeof openTwo>>['ada'];
const read = ({ session }: Author, path: string) => session.getValue(ids.greet, path);

test('undo keeps an entry that a colleague has written in, with a note', async () => {
  const { ada, grace, exchange } = await openTwo();
  expect(ada.session.findUndoConflict(ids.greet, 'undo')).toBe('grace');
  ada.session.undo(ids.greet);
  await exchange();
  for (const one of [ada, grace]) expect(read(one, spokenText)).toBe('Words of Grace');
  expect(ada.session.getStatus().notes).toMatchObject([{ parts: { by: 'grace' } }]);
  expect(ada.session.canUndo(ids.greet)).toBe(false);
});

test("undo removes an entry with a colleague's text only after a confirmation, and the colleague can restore it", async () => {
  const { ada, grace, exchange } = await openTwo();
  ada.session.undo(ids.greet, 'take');
  await exchange();
  for (const one of [ada, grace]) expect(read(one, entries)).toEqual([]);
  const [note] = grace.session.getStatus().notes;
  expect(note).toMatchObject({ level: 'warning', lost: { itemId: ids.greet, name: 'Greet', by: 'ada' } });
  grace.session.edit(ids.greet, note?.lost?.edits ?? []);
  await exchange();
  for (const one of [ada, grace]) expect(read(one, spokenText)).toBe('Words of Grace');
});

test('redo of a deletion keeps text that a colleague has written since', async () => {
  const { ada, exchange, grace } = await openTwo();
  ada.session.edit(ids.greet, { path: appendToPath(entries, entryId), action: 'DeleteRow' });
  ada.session.undo(ids.greet);
  await exchange();
  expect(ada.session.findUndoConflict(ids.greet, 'redo')).toBeUndefined();
  grace.session.edit(ids.greet, setValue(spokenText, 'Words of Grace, again'));
  await exchange();
  expect(ada.session.findUndoConflict(ids.greet, 'redo')).toBe('grace');
  ada.session.redo(ids.greet);
  await exchange();
  expect(read(grace, spokenText)).toBe('Words of Grace, again');
});

test('undo of a tree node keeps the nodes that a colleague has put below it', async () => {
  const { ada, grace, exchange } = await openTwo();
  const node = (NodeId: string, ParentId: string): InputEdit => ({
    path: 'Menu',
    action: 'AddRow',
    updatedValue: aTreeNode(NodeId, ParentId, { Label: NodeId }),
  });
  ada.session.edit(ids.greet, node('drinks', ''));
  await exchange();
  grace.session.edit(ids.greet, node('tea', 'drinks'));
  await exchange();
  ada.session.undo(ids.greet);
  await exchange();
  expect(read(grace, 'Menu')).toHaveLength(2);
  ada.session.edit(ids.greet, { path: 'Menu/drinks', action: 'DeleteRow' });
  await exchange();
  expect(read(grace, 'Menu')).toEqual([]);
  const [note] = grace.session.getStatus().notes;
  grace.session.edit(ids.greet, note?.lost?.edits ?? []);
  await exchange();
  expect(read(ada, 'Menu/tea/Label')).toBe('tea');
});

test('undo of a value that a colleague has replaced since keeps the new value, with a note', async () => {
  const { ada, grace, exchange } = await openTwo();
  ada.session.edit(ids.greet, setValue('MaxReprompts', 7));
  await exchange();
  grace.session.edit(ids.greet, setValue('MaxReprompts', 8));
  await exchange();
  ada.session.undo(ids.greet);
  await exchange();
  expect(read(grace, 'MaxReprompts')).toBe(8);
  expect(ada.session.getStatus().notes).toMatchObject([{ parts: { by: 'grace' } }]);
});

test('an author whose number a colleague replaced while offline gets a note that restores it', async () => {
  const { ada, grace, clock, exchange } = await openTwo();
  grace.client.setWeather('down');
  grace.client.setConnection('Reconnecting');
  grace.session.edit(ids.greet, setValue('MaxReprompts', 8));
  await clock.pass(500);
  ada.session.edit(ids.greet, setValue('MaxReprompts', 7));
  await clock.pass(500);
  // Calls work again before the hub does.
  grace.client.setWeather('fine');
  await clock.pass(10_000);
  grace.client.setConnection('Connected');
  await clock.pass(1_000);
  await exchange();
  expect(read(ada, 'MaxReprompts')).toBe(8);
  expect(ada.session.getStatus().notes).toMatchObject([{ replaced: { path: 'MaxReprompts', by: 'grace', value: 7 } }]);
});

test('an author whose words a colleague discards with an item gets a note that restores them', async () => {
  const { ada, grace, exchange } = await openTwo();
  grace.session.edit(ids.greet, setValue('Connectors/r1/DisplayName', 'certainly'));
  await exchange();
  void ada.session.discardItem(ids.greet);
  await exchange();
  expect(read(grace, 'Connectors/r1/DisplayName')).toBe('yes');
  const [note] = grace.session.getStatus().notes;
  expect(note).toMatchObject({ lost: { itemId: ids.greet, by: 'ada' } });
  grace.session.edit(ids.greet, note?.lost?.edits ?? []);
  await exchange();
  expect(read(ada, 'Connectors/r1/DisplayName')).toBe('certainly');
});

test('an author who has written in a node gets a note when a colleague deletes it, wherever the author is by then', async () => {
  const { ada, grace, exchange } = await openTwo();
  grace.session.lookAt(ids.ask);
  void ada.session.removeNode(ids.greet);
  await exchange();
  expect(grace.session.getStatus().notes).toMatchObject([{ deletion: { itemId: ids.greet, by: 'ada' } }]);
});

// --- Property: undo and redo never remove a colleague's words silently.

const deeds = ['addEntry', 'type', 'typeInEntry', 'number', 'deleteEntry', 'undo', 'redo', 'take', 'wait', 'deliver'];
const step = fc.record({ who: fc.nat(2), what: fc.constantFrom(...deeds), place: fc.nat(5) });

interface Play {
  readonly texts: () => string;
  /** Typed characters with their authors. */
  readonly typed: ReadonlyMap<string, number>;
  /** Characters that their own author removed, by deleting or undoing. */
  readonly removedByAuthor: ReadonlySet<string>;
  /** The notes of each author, as JSON. */
  readonly told: readonly string[];
}

async function play(script: readonly { who: number; what: string; place: number }[]): Promise<Play> {
  const world = aWorld();
  const authors: Author[] = [];
  for (const name of ['ada', 'grace', 'edsger'])
    authors.push(await world.open(name, memoryStorage(), false, true, numberedId(authors.length + 1)));
  const typed = new Map<string, number>();
  const removedByAuthor = new Set<string>();
  const readTexts = (author: Author) => JSON.stringify(author.session.getItem(ids.greet)?.values ?? {});
  const nextUnit = (who: number) => {
    const unit = String.fromCodePoint(0x4e00 + typed.size);
    typed.set(unit, who);
    return unit;
  };
  const rowsOf = (values: JsonObject) => {
    const rows = readAt(values, entries);
    return isJsonArray(rows) ? rows : [];
  };
  for (const { who, what, place } of script) {
    const author = authors[who];
    const values = author?.session.getItem(ids.greet)?.values;
    if (!author || !values) continue;
    const { session, client } = author;
    const rows = rowsOf(values);
    const id = getRowId(rows[place % Math.max(rows.length, 1)]) ?? 'none';
    const before = readTexts(author);
    const insert = (path: string) => {
      const text = String(readAt(values, path) ?? '');
      const at = Math.min(place * 2, text.length);
      session.edit(ids.greet, setValue(path, text.slice(0, at) + nextUnit(who) + text.slice(at)));
    };
    if (what === 'addEntry')
      session.edit(ids.greet, {
        path: entries,
        action: 'AddRow',
        updatedValue: { EntryId: `entry${typed.size}`, Order: getOrderAt(rows, place), SpokenText: nextUnit(who) },
      });
    else if (what === 'type') insert('DisplayName');
    else if (what === 'typeInEntry' && id !== 'none') insert(appendToPath(entries, id, 'SpokenText'));
    else if (what === 'number') session.edit(ids.greet, setValue('MaxReprompts', place + 10));
    else if (what === 'deleteEntry') session.edit(ids.greet, { path: appendToPath(entries, id), action: 'DeleteRow' });
    else if (what === 'undo') session.undo(ids.greet);
    else if (what === 'take') session.undo(ids.greet, 'take');
    else if (what === 'redo') session.redo(ids.greet);
    else if (what === 'wait') await world.clock.pass(place * 400);
    else if (what === 'deliver') client.deliver();
    const after = readTexts(author);
    if (['deleteEntry', 'undo', 'take', 'redo'].includes(what))
      for (const [unit, owner] of typed)
        if (owner === who && before.includes(unit) && !after.includes(unit)) removedByAuthor.add(unit);
  }
  for (let round = 0; round < 3; round += 1) {
    await world.clock.pass(15_000);
    for (const { client } of authors) client.deliver();
  }
  return {
    texts: () => JSON.stringify(world.backend.valuesOf(ids.greet)),
    typed,
    removedByAuthor,
    told: authors.map(({ session }) => {
      const { notes, refused } = session.getStatus();
      return JSON.stringify([notes, refused]);
    }),
  };
}

test('no typed character disappears without a notice to its author, whatever three people edit, undo and redo', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (script) => {
      const { texts, typed, removedByAuthor, told } = await play(script);
      const text = texts();
      const lost = [...typed].filter(
        ([unit, who]) => !text.includes(unit) && !removedByAuthor.has(unit) && !told[who]?.includes(unit),
      );
      expect(lost).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
