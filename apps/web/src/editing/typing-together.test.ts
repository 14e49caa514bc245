import { aPresentPerson, numberedId } from '@confab/test-kit';
import { updateEvents } from '@confab/contracts';
import { applyTextChange, moveSelection } from '@confab/inputs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aWorld, memoryStorage, setValue } from '../testing/editing/open-session.ts';
import { ids } from '../testing/editing/world.ts';
import { pushPresence } from '../testing/push-presence.ts';

const name = 'DisplayName';

/** Two sessions whose text reads 'one two'. */
async function openTwo() {
  const world = aWorld();
  const storage = memoryStorage();
  const [ada, grace] = [await world.open('ada', storage), await world.open('grace')];
  ada.session.edit(ids.greet, setValue(name, 'one two'));
  await world.clock.pass(300);
  grace.client.deliver();
  ada.client.deliver();
  return { ...world, ada, grace, storage };
}

type Author = Awaited<ReturnType<typeof openTwo>>['ada'];
const read = ({ session }: Author) => session.getValue(ids.greet, name);
const type = ({ session }: Author, text: string) => session.edit(ids.greet, setValue(name, text));

test('what two people type in one text at the same time is merged for both (A4.37)', async () => {
  const { clock, backend, ada, grace } = await openTwo();
  type(ada, 'one big two');
  type(grace, 'one two three');
  await clock.pass(300);
  ada.client.deliver();
  grace.client.deliver();
  expect([read(ada), read(grace)]).toEqual(['one big two three', 'one big two three']);
  expect(backend.valuesOf(ids.greet)?.[name]).toBe('one big two three');
});

test('letters that are still being typed stay in place when a colleague changes the text before them', async () => {
  const { clock, ada, grace } = await openTwo();
  type(grace, 'the one two');
  await clock.pass(300);
  type(ada, 'one two t');
  ada.client.deliver();
  expect(read(ada)).toBe('the one two t');
  type(ada, 'the one two th');
  await clock.pass(300);
  grace.client.deliver();
  ada.client.deliver();
  expect([read(ada), read(grace)]).toEqual(['the one two th', 'the one two th']);
});

test("undo removes the author's own words and leaves those of a colleague, and redo restores them", async () => {
  const { clock, ada, grace } = await openTwo();
  for (const text of ['one two f', 'one two fo', 'one two for', 'one two four']) type(ada, text);
  await clock.pass(300);
  grace.client.deliver();
  type(grace, 'Not one two four!');
  await clock.pass(300);
  ada.client.deliver();
  expect(read(ada)).toBe('Not one two four!');
  ada.session.undo(ids.greet);
  expect(read(ada)).toBe('Not one two!');
  ada.session.redo(ids.greet);
  expect(read(ada)).toBe('Not one two four!');
  ada.session.undo(ids.greet);
  await clock.pass(300);
  grace.client.deliver();
  expect(read(grace)).toBe('Not one two!');
  grace.session.undo(ids.greet);
  expect(read(grace)).toBe('one two');
});

test('a text typed while the connection was down is merged with what a colleague wrote at the same time', async () => {
  const { clock, ada, grace } = await openTwo();
  ada.client.setWeather('down');
  ada.client.setConnection('Reconnecting');
  type(ada, 'one two (Ada)');
  await clock.pass(300);
  type(grace, '(Grace) one two');
  await clock.pass(300);
  ada.client.setWeather('fine');
  ada.client.setConnection('Connected');
  await clock.pass(10_000);
  grace.client.deliver();
  expect([read(ada), read(grace)]).toEqual(['(Grace) one two (Ada)', '(Grace) one two (Ada)']);
});

test('text that a closed tab left unsent is merged when the project is opened again', async () => {
  const { clock, backend, open, ada, grace, storage } = await openTwo();
  ada.client.setWeather('down');
  type(ada, 'one two (Ada)');
  ada.session.flush();
  ada.kill();
  type(grace, '(Grace) one two');
  await clock.pass(300);
  backend.forgetEvents();
  const again = await open('ada', storage);
  await clock.pass(1_000);
  expect(again.session.getValue(ids.greet, name)).toBe('(Grace) one two (Ada)');
  expect(backend.valuesOf(ids.greet)?.[name]).toBe('(Grace) one two (Ada)');
});

test('an edit whose answer was lost is not merged a second time', async () => {
  const { clock, backend, ada, grace } = await openTwo();
  ada.client.setWeather('answersLost');
  type(ada, 'one two (Ada)');
  await clock.pass(300);
  type(grace, '(Grace) one two');
  await clock.pass(300);
  ada.client.setWeather('fine');
  await clock.pass(10_000);
  ada.client.deliver();
  grace.client.deliver();
  expect(backend.valuesOf(ids.greet)?.[name]).toBe('(Grace) one two (Ada)');
  expect([read(ada), read(grace)]).toEqual(['(Grace) one two (Ada)', '(Grace) one two (Ada)']);
});

test('two places of a text typed in quick succession are two steps of undo', async () => {
  const { clock, ada } = await openTwo();
  type(ada, 'one two!');
  type(ada, '¡one two!');
  await clock.pass(300);
  ada.session.undo(ids.greet);
  expect(read(ada)).toBe('one two!');
  ada.session.undo(ids.greet);
  expect(read(ada)).toBe('one two');
});

test('undo removes a word, however its letters were sent', async () => {
  const { clock, ada } = await openTwo();
  for (const text of ['one two ', 'one two t', 'one two th', 'one two thr', 'one two thre', 'one two three']) {
    type(ada, text);
    await clock.pass(250);
  }
  for (const text of ['one two three ', 'one two three f', 'one two three fo', 'one two three four']) type(ada, text);
  await clock.pass(300);
  ada.session.undo(ids.greet);
  expect(read(ada)).toBe('one two three ');
  ada.session.undo(ids.greet);
  expect(read(ada)).toBe('one two ');
  ada.session.redo(ids.greet);
  expect(read(ada)).toBe('one two three ');
});

test('a pause in typing and a change of direction begin a step of undo', async () => {
  const { clock, ada } = await openTwo();
  type(ada, 'one two th');
  await clock.pass(1_100);
  type(ada, 'one two thr');
  type(ada, 'one two thx');
  type(ada, 'one two th');
  ada.session.undo(ids.greet);
  expect(read(ada)).toBe('one two thx');
  ada.session.undo(ids.greet);
  expect(read(ada)).toBe('one two th');
});

test('choices that follow each other quickly are separate steps of undo', async () => {
  const { ada } = await openTwo();
  const choose = (kind: string) => ada.session.edit(ids.greet, setValue('Connectors/r1/Kind', kind));
  choose('NoMatch');
  choose('Intent');
  choose('NoMatch');
  ada.session.undo(ids.greet);
  expect(ada.session.getValue(ids.greet, 'Connectors/r1/Kind')).toBe('Intent');
});

test('undo of a word leaves what a colleague wrote while it was being typed', async () => {
  const { clock, ada, grace } = await openTwo();
  type(ada, 'one two ');
  type(ada, 'one two th');
  await clock.pass(300);
  grace.client.deliver();
  type(grace, 'Grace: one two th');
  await clock.pass(300);
  ada.client.deliver();
  type(ada, 'Grace: one two thr');
  await clock.pass(300);
  ada.session.undo(ids.greet);
  expect(read(ada)).toBe('Grace: one two ');
});

/** A person who types where the caret is, which stays on its words when others change the text, as in a field. */
function createWriter(author: Author, word: string) {
  const { session } = author;
  let shown = String(read(author));
  let caret = shown.length;
  let isTyped = 0;
  session.startEdit(ids.greet, name);
  session.onTextChange(ids.greet, name, (change) => {
    caret = moveSelection({ from: caret, to: caret }, change).from;
    shown = applyTextChange(shown, change) ?? 'The change is of another text.';
  });
  return {
    type() {
      const letter = word.charAt(isTyped);
      isTyped += letter.length;
      shown = shown.slice(0, caret) + letter + shown.slice(caret);
      caret += letter.length;
      session.startEdit(ids.greet, name, { from: caret, to: caret });
      if (letter !== '') type(author, shown);
    },
    isDone: () => isTyped === word.length,
    /** The text left of the caret. */
    readLeft: () => shown.slice(0, caret),
    isUpToDate: () => shown === read(author),
  };
}

test.each([
  ['with different letters', 'ABCDEFGH', '12345678'],
  ['that begin and go on alike', ' no no', ' not on'],
  ['of one letter', 'ooooo', 'oooo'],
])(
  'words %s that two people type at one place of a text never mix, and each person continues after their own',
  async (_words, one, other) => {
    const acts = fc.array(fc.record({ who: fc.nat(1), what: fc.constantFrom('type', 'type', 'deliver', 'wait') }), {
      maxLength: 50,
      size: 'max',
    });
    await fc.assert(
      fc.asyncProperty(acts, async (script) => {
        const { clock, ada, grace, backend } = await openTwo();
        const people = [ada, grace] as const;
        const writers = [createWriter(ada, one), createWriter(grace, other)] as const;
        const act = async (who: 0 | 1, what: string) => {
          if (what === 'type') writers[who].type();
          else if (what === 'wait') await clock.pass(300);
          else people[who].client.deliver();
          expect(writers.map((writer) => writer.isUpToDate())).toEqual([true, true]);
        };
        for (const { who, what } of script) await act(who === 0 ? 0 : 1, what);
        while (writers.some((writer) => !writer.isDone())) for (const who of [0, 1] as const) await act(who, 'type');
        for (let round = 0; round < 3; round += 1) {
          await clock.pass(3_000);
          for (const { client } of people) client.deliver();
        }
        const text = String(backend.valuesOf(ids.greet)?.[name]);
        expect([`one two${one}${other}`, `one two${other}${one}`]).toContain(text);
        const isOneFirst = text === `one two${one}${other}`;
        const lefts = isOneFirst ? [`one two${one}`, text] : [text, `one two${other}`];
        if (one + other !== other + one) expect(writers.map((writer) => writer.readLeft())).toEqual(lefts);
        expect([read(ada), read(grace)]).toEqual([text, text]);
      }),
      { numRuns: 300 },
    );
  },
);

test('text restored by undo is where it was, before the text that a colleague typed after it', async () => {
  const { clock, ada, grace } = await openTwo();
  type(ada, 'one');
  await clock.pass(300);
  grace.client.deliver();
  type(grace, 'one-HERE');
  await clock.pass(300);
  ada.client.deliver();
  ada.session.undo(ids.greet);
  await clock.pass(300);
  grace.client.deliver();
  expect([read(ada), read(grace)]).toEqual(['one two-HERE', 'one two-HERE']);
});

test('the later of two simultaneous choices applies, and the other author can restore their own', async () => {
  const { clock, open } = aWorld();
  const ada = await open('ada', memoryStorage(), false, true, numberedId(1));
  const grace = await open('grace');
  ada.session.edit(ids.greet, setValue('MaxReprompts', 7));
  grace.session.edit(ids.greet, setValue('MaxReprompts', 8));
  await clock.pass(300);
  ada.client.deliver();
  grace.client.deliver();
  const notes = [ada, grace].map(({ session }) => session.getStatus().notes.map(({ replaced }) => replaced));
  expect(notes).toEqual([[{ itemId: ids.greet, path: 'MaxReprompts', name: 'Greet', by: 'grace', value: 7 }], []]);
  ada.session.edit(ids.greet, setValue('MaxReprompts', 7));
  await clock.pass(300);
  grace.client.deliver();
  expect(grace.session.getValue(ids.greet, 'MaxReprompts')).toBe(7);
  expect(grace.session.getStatus().notes).toEqual([]);
});

test('the selection of a colleague in a text is sent with the text, and shown to the others', async () => {
  const { clock, ada, grace, backend } = await openTwo();
  const people = [aPresentPerson('ada'), aPresentPerson('grace')];
  const { startEdit } = updateEvents;
  for (const { client } of [ada, grace]) pushPresence(client, people);

  ada.session.startEdit(ids.greet, name);
  type(ada, 'one two!');
  ada.session.startEdit(ids.greet, name, { from: 8, to: 8 });
  await clock.pass(210);
  expect(backend.notices.filter(({ selection }) => selection)).toEqual([]);
  await clock.pass(500);
  const [notice] = backend.notices.filter(({ selection }) => selection);
  if (!notice) throw new Error('No selection was sent.');
  expect(notice).toMatchObject({ action: 'StartEdit', path: name, selection: { from: 8, to: 8 } });

  grace.client.deliver();
  const edit = { ...notice, seq: 0, authorId: ids.account, authorName: 'ada' };
  grace.client.push(startEdit.name, startEdit.payload.encode(edit));
  const selection = { from: 8, to: 8, text: 'one two!' };
  expect(grace.session.getEditorsOfText(ids.greet, name)).toMatchObject([{ connectionId: 'ada', selection }]);
  expect(grace.session.getEditorsOfText(ids.greet, name)).toBe(grace.session.getEditorsOfText(ids.greet, name));
  expect(ada.session.getEditorsOfText(ids.greet, name)).toEqual([]);
});
