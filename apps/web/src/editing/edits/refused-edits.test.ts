import { expect, test } from 'vitest';
import { aWorld, memoryStorage, setValue } from '../../testing/editing/open-session.ts';
import { ids } from '../../testing/editing/world.ts';
import type { EditingSession } from '../types.ts';

const listTexts = (session: EditingSession) => session.getStatus().refused.map(({ edit }) => edit.updatedValue);

/** The project in two tabs of a person whose edits are refused. */
async function openTabs() {
  const { backend, clock, open } = aWorld();
  const storage = memoryStorage();
  const [first, second] = [await open('ada', storage), await open('ada', storage)];
  backend.deny('ada');
  return {
    first: first.session,
    second: second.session,
    async write({ edit }: EditingSession, text: string) {
      edit(ids.greet, setValue('DisplayName', text));
      await clock.pass(500);
    },
    /** Opens the project in another tab. @returns what was kept */
    readKept: async () => listTexts((await open('ada', storage)).session),
  };
}

test('edits that are refused in two tabs of a project are all kept', async () => {
  const { first, second, write, readKept } = await openTabs();
  await write(first, 'In the first tab');
  await write(second, 'In the second tab');
  expect([listTexts(first), listTexts(second)]).toEqual([['In the first tab'], ['In the second tab']]);
  expect(await readKept()).toEqual(['In the first tab', 'In the second tab']);
});

test('dismissing refused edits in one tab keeps those of the other tab', async () => {
  const { first, second, write, readKept } = await openTabs();
  await write(first, 'In the first tab');
  await write(second, 'In the second tab');
  first.dismissRefused(first.getStatus().refused.map(({ editId }) => editId));
  expect(listTexts(first)).toEqual([]);
  expect(await readKept()).toEqual(['In the second tab']);
  await write(second, 'Again in the second tab');
  expect(await readKept()).toEqual(['In the second tab', 'Again in the second tab']);
});
