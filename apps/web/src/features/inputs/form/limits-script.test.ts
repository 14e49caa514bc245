import { catalogue } from '@confab/catalogue';
import { createSchemaScripts } from '@confab/scripting';
import { expect, test } from 'vitest';
import { inProcessScripts } from '../../../testing/in-process-scripts.ts';

const schema = Object.values(catalogue.pageSchemas).find(({ type }) => type === 'Form');
const table = schema?.properties.find(({ name }) => name === 'Fields')?.table;
const names = ['AcceptedFrom', 'AcceptedTo', 'OutsideResponse'];

/** Whether each input of the limits of a question is shown for a kind of answers. */
async function isShown(AnswerType: string) {
  const scripts = createSchemaScripts(inProcessScripts, ({ problem }) => expect.unreachable(problem));
  const display = await scripts.getControlDisplay(table?.javaScript?.getControlDisplay, { AnswerType }, names);
  return names.map((name) => display?.[name]?.visible);
}

test.each([
  'number',
  'date',
  'time',
  'dateTime',
  'duration',
  'currency',
  'percentage',
  'temperature',
  'age',
  'ordinal',
])('a question of a form for a %s has limits', async (kind) => {
  expect(await isShown(kind)).toEqual([true, true, true]);
});

test.each(['text', 'recurrence', 'email', 'phone', 'url', 'yesNo', 'choice'])(
  'a question of a form for a %s has no limits, as such answers have no order',
  async (kind) => {
    expect(await isShown(kind)).toEqual([false, false, false]);
  },
);
