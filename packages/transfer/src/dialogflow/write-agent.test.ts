import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { toListType, type Assistant, type AssistantIntent } from '../assistant.ts';
import { buildProject } from '../build/build-project.ts';
import { createAssistant, createIntent } from '../testing/assistants.ts';
import { lines } from '../testing/builders.ts';
import { writeAgent } from './write-agent.ts';

const order = createIntent({
  name: 'Order',
  samples: ['a {size} tea'],
  fills: [{ slot: 'size', isRequired: true, prompts: ['How large?'], confirm: [] }],
});

/** Exports an assistant with one intent, which differs by `changes`. */
function writeOrder(changes: Partial<AssistantIntent>, more: Partial<Assistant> = {}) {
  const intents = [{ ...order, ...changes }];
  const assistant = createAssistant({ intents, slots: [{ name: 'size', type: 'number' }], ...more });
  return writeAgent(buildProject(assistant, countingIds()), countingIds());
}

test('confirmations are reported as lost, as agents have none', () => {
  const { findings, report } = writeOrder({
    fills: order.fills.map((fill) => ({ ...fill, confirm: ['A large one?'] })),
    confirm: ['Shall I bring it?'],
  });
  expect(lines(findings).filter((line) => line.startsWith('warning'))).toEqual([
    'warning | prompt Order | The platform does not support confirmations; the one of {0} is left out. | Order',
    'warning | prompt Order: size (Confirm) | The platform does not support confirmations; the one of {0} is left out. | Order: size (Confirm)',
  ]);
  expect(report.find(({ section }) => section === 'prompts')).toMatchObject({ kept: 1, lost: 2 });
  expect(report.find(({ section }) => section === 'intents')).toMatchObject({ kept: 1, lost: 0 });
});

test('suggestions that are too long for the platform are shortened with a finding', () => {
  const chips = ['Tea', 'A large cup of green tea', 'The tea of the day 🍵🍵'];
  const { files, findings } = writeOrder({ answer: { texts: ['Which one?'], chips } });
  const [response] = JSON.parse(files.get('intents/Order.json') ?? '{}').responses;
  expect(response.messages[1].replies).toEqual(['Tea', 'A large cup of green', 'The tea of the day ']);
  expect(lines(findings)).toContain(
    'info | intents/Order | The platform shows {0} characters of a suggestion at most: {1} was shortened to {2}. | 20 | A large cup of green tea | A large cup of green',
  );
});

test('what names no slot in a sample is words, with a finding', () => {
  const { files, findings } = writeOrder({ samples: ['a {SIZE} tea with {sugar}'] });
  const [{ data }] = JSON.parse(files.get('intents/Order_usersays_en.json') ?? '[]');
  expect(data.map(({ text, alias }: { text: string; alias?: string }) => alias ?? text)).toEqual([
    'a ',
    'size',
    ' tea with ',
    'sugar',
  ]);
  expect(lines(findings)).toContain(
    'info | intent Order | A sample of {0} uses {1}, which is not one of its slots. | Order | sugar',
  );
});

test('a slot for a recurrence, for which the platform has no type, accepts any words there, with a finding', () => {
  const { files, findings } = writeOrder({}, { slots: [{ name: 'size', type: 'recurrence' }] });
  const [response] = JSON.parse(files.get('intents/Order.json') ?? '{}').responses;
  expect(response.parameters[0].dataType).toBe('@sys.any');
  const [{ data }] = JSON.parse(files.get('intents/Order_usersays_en.json') ?? '[]');
  expect(data[1]).toMatchObject({ text: 'every Tuesday', meta: '@sys.any' });
  expect(lines(findings).filter((line) => line.includes('has no type'))).toEqual([
    'info | slot size | The platform has no type {0}; {1} uses {2} instead. | recurrence | size | @sys.any',
  ]);
});

test('letters after the value of a slot do not become part of its name', () => {
  const texts = ['Two {tv.size}s, {tv.size}-large, {tv.size}.'];
  const { files } = writeOrder({ answer: { texts, chips: [] } });
  const [response] = JSON.parse(files.get('intents/Order.json') ?? '{}').responses;
  expect(response.messages[0].speech).toEqual(['Two $size s, $size -large, $size.']);
});

test.each([
  ['sys.date', 'sys_date'],
  ['date', 'date'],
  ['text', 'text'],
])(
  'a list called %s, like a type of the platform or of Confab, stays a separate entity in an agent',
  (name, entity) => {
    const list = { name, isOpen: false, values: [{ value: 'small', synonyms: [] }] };
    const { files } = writeOrder({}, { slots: [{ name: 'size', ...toListType(name) }], lists: [list] });
    const [response] = JSON.parse(files.get('intents/Order.json') ?? '{}').responses;
    expect(response.parameters[0].dataType).toBe(`@${entity}`);
    expect(files.get(`entities/${entity}_entries_en.json`)).toContain('"small"');
    const [{ data }] = JSON.parse(files.get('intents/Order_usersays_en.json') ?? '[]');
    expect(data[1]).toMatchObject({ text: 'small', meta: `@${entity}` });
  },
);
