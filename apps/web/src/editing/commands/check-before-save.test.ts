import { countingIds, createFakeClock } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { createEditingSession } from '../create-editing-session.ts';
import { createFakeBackend } from '../../testing/editing/fake-backend.ts';
import { memoryStorage, setValue } from '../../testing/editing/open-session.ts';
import { ids, nodeSchema } from '../../testing/editing/world.ts';

const tooMany = 'Two are enough.';

/** A session in which at most two prompts are valid. */
async function aSession() {
  const { api, live } = createFakeBackend(nodeSchema.properties).connect('ada');
  const clock = createFakeClock();
  const session = createEditingSession({
    api,
    live,
    teamId: ids.team,
    projectId: ids.project,
    me: { accountId: ids.account, name: 'ada', email: 'ada@example.test' },
    storage: memoryStorage(),
    newId: countingIds(),
    now: clock.now,
    schedule: clock.schedule,
    checkBeforeSave: async ({ values }) =>
      Number(values?.['MaxReprompts']) > 2 ? { MaxReprompts: { message: tooMany } } : {},
  });
  await session.load();
  session.openWorkflow(ids.workflow);
  await clock.pass(0);
  const save = async () => {
    const saved = session.saveItem(ids.greet);
    await clock.pass(1_000);
    return saved;
  };
  return { session, clock, save };
}

describe('checkBeforeSave', () => {
  test('an invalid input prevents the save and shows its error (A3.29, A3.51)', async () => {
    const { session, save } = await aSession();
    session.edit(ids.greet, setValue('MaxReprompts', 3));
    expect(await save()).toMatchObject({ type: 'failed' });
    expect(session.getInputError(ids.greet, 'MaxReprompts')).toEqual({ message: tooMany });
    expect(session.getItem(ids.greet)).toMatchObject({ version: 1, isDirty: true });
    expect(session.getStatus().notes.at(-1)?.text.message).toContain('Not saved');
  });

  test('a corrected input can be saved, and its error disappears', async () => {
    const { session, save } = await aSession();
    session.edit(ids.greet, setValue('MaxReprompts', 3));
    await save();
    session.edit(ids.greet, setValue('MaxReprompts', 1));
    expect(await save()).toEqual({ type: 'done' });
    expect(session.getInputError(ids.greet, 'MaxReprompts')).toBeUndefined();
    expect(session.getItem(ids.greet)).toMatchObject({ version: 2, isDirty: false });
  });
});
