import type { JsonValue } from '@confab/model';
import { assert, constantFrom, property, record, uniqueArray } from 'fast-check';
import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { toListType, type Assistant } from '../assistant.ts';
import { buildProject } from '../build/build-project.ts';
import type { Files } from '../document.ts';
import { extractAssistant } from '../extract/extract-assistant.ts';
import { createFindings } from '../finding.ts';
import { readPackage } from '../read-package.ts';
import { createAssistant, createIntent } from '../testing/assistants.ts';
import { lines } from '../testing/builders.ts';
import { converse } from '../testing/converse.ts';
import { writeAgent } from './write-agent.ts';

interface Names {
  readonly intents: readonly string[];
  readonly slots?: readonly string[];
  readonly lists?: readonly string[];
}

/** Creates an assistant whose parts have these names: each sample has all slots, and each slot a list of its own. */
function createNamed({ intents, slots = [], lists = [] }: Names): Assistant {
  return createAssistant({
    intents: intents.map((name, index) =>
      createIntent({
        name,
        samples: [['order', ...slots.map((slot) => `{${slot}}`), `x${index}`].join(' ')],
        answer: { texts: [`Done ${index}.`], chips: [] },
        follows: index === 0 ? [] : [intents[0] ?? ''],
        fallback: index === 0 ? ['Yes or no?'] : [],
      }),
    ),
    slots: slots.map((name, index) => ({
      name,
      ...(lists[index] === undefined ? { type: 'number' } : toListType(lists[index])),
    })),
    lists: lists.map((name, index) => ({ name, isOpen: false, values: [{ value: `value ${index}`, synonyms: [] }] })),
  });
}

const write = (names: Names) => writeAgent(buildProject(createNamed(names), countingIds()), countingIds());

const read = (files: Files) => {
  const { document, findings } = readPackage(files, { newId: countingIds() });
  if (!document) throw new Error(lines(findings).join('\n'));
  return extractAssistant(document, createFindings());
};

test('lists and slots whose names are the same without their marks stay separate in an agent', () => {
  const { files, findings } = write({
    intents: ['Order'],
    slots: ['Größe', 'Grüße', 'Groesse'],
    lists: ['Größen', 'Grüßen', 'Grossen'],
  });
  const agent = read(files);
  expect(agent.lists.map(({ name }) => name)).toEqual(['Grossen', 'Grossen_2', 'Grussen']);
  expect(agent.intents.find(({ name }) => name === 'Order')?.samples).toEqual(['order {Grosse} {Grusse} {Groesse} x0']);
  expect(lines(findings)).toEqual(
    expect.arrayContaining([
      'info | entities/Größen | {0} is named {1} on the platform. | Größen | Grossen_2',
      'info | entities/Grüßen | {0} is named {1} on the platform. | Grüßen | Grussen',
      'info | slot Größe | {0} is named {1} on the platform. | Größe | Grosse',
    ]),
  );
});

test('intents whose names are the same as file names stay separate in an agent', () => {
  const { files } = write({ intents: ['a/b', 'a b', 'A:B', 'a b_usersays_en', 'c_usersays_es-419'] });
  expect([...files.keys()].filter((path) => path.endsWith('_usersays_en.json'))).toEqual([
    'intents/a b 2_usersays_en.json',
    'intents/a b_usersays_en.json',
    'intents/A B 3_usersays_en.json',
    'intents/a b usersays en_usersays_en.json',
    'intents/c usersays es-419_usersays_en.json',
  ]);
  expect(read(files).intents.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['a/b', 'a b', 'A:B', 'a b_usersays_en', 'c_usersays_es-419']),
  );
});

test('an intent called like a list of phrases is read, and no list without an intent is one', () => {
  const files = new Map([
    ['agent.json', '{"language":"en"}'],
    ['intents/tea.json', '{"name":"tea"}'],
    ['intents/tea_usersays_en.json', '[]'],
    ['intents/tea_usersays_v-2.json', '[]'],
    ['intents/mint_usersays_v-2.json', '{"name":"mint_usersays_v-2"}'],
    ['intents/lost_usersays_en.json', ' []'],
    ['intents/empty_usersays_de.json', ''],
    ['intents/damaged_usersays_de.json', '{bad'],
  ]);
  expect(read(files).intents.map(({ name }) => name)).toEqual(['mint_usersays_v-2', 'tea']);
});

test('intents and lists that have the same name are two in an agent', () => {
  const document = buildProject(
    createNamed({ intents: ['Order', 'Order 2', 'Pay'], slots: ['size', 'cup'], lists: ['Sizes', 'Cups'] }),
    countingIds(),
  );
  const { values } = document.project;
  const rename = (name: 'Intents' | 'SlotTypes', from: string, to: string) =>
    JSON.parse(JSON.stringify(values[name]).replace(`"Name":"${from}"`, `"Name":"${to}"`)) as JsonValue;
  const Intents = rename('Intents', 'Pay', 'Order');
  const SlotTypes = rename('SlotTypes', 'Cups', 'Sizes');
  const project = { ...document.project, values: { ...values, Intents, SlotTypes } };
  const { files, findings } = writeAgent({ ...document, project }, countingIds());
  const agent = read(files);
  expect(agent.intents.map(({ name }) => name)).toEqual(expect.arrayContaining(['Order', 'Order 2', 'Order 3']));
  expect(agent.lists.map(({ name, values: [value] }) => [name, value?.value])).toEqual([
    ['Sizes', 'value 0'],
    ['Sizes_2', 'value 1'],
  ]);
  expect(lines(findings)).toContain('info | intent Order 3 | {0} is named {1} on the platform. | Order | Order 3');
});

test('intents named like those that an export adds are kept beside them', () => {
  const names = ['a', 'a - fallback', 'Default Fallback Intent'];
  const { files } = write({ intents: names });
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['intents/a - fallback 2.json', 'intents/Default Fallback Intent 2.json']),
  );
  expect(read(files).intents.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

test("an author's list of yes and no is kept", () => {
  const { files } = write({ intents: ['a'], slots: ['agreed'], lists: ['yesNo'] });
  expect(read(files).lists).toEqual([{ name: 'yesNo', isOpen: false, values: [{ value: 'value 0', synonyms: [] }] }]);
});

const name = constantFrom(
  'Größe',
  'Grüße',
  'Gr_e',
  'Grosse',
  'GROSSE',
  'Grosse_2',
  'a/b',
  'a b',
  'a_b',
  'a:b.',
  '2nd',
  'slot_2nd',
  '_',
  '🍵',
  '☕',
  'x',
  'x_entries_en',
  'x_entries_es-419',
  'x_usersays_en',
  'x_usersays_es-419',
  'x - fallback',
  'Default Fallback Intent',
  'é'.repeat(400),
);
const names = (minLength: number) => uniqueArray(name, { minLength, maxLength: 8 });
/** Samples find slots by their names in any case. */
const slotNames = uniqueArray(name, { maxLength: 5, selector: (slot) => slot.toLowerCase() });

test('nothing of an assistant is lost in an agent, whatever names clash', () => {
  assert(
    property(record({ intents: names(1), slots: slotNames, lists: names(0) }), (all) => {
      const { files, report } = write(all);
      const agent = read(files);
      expect(agent.intents.map((intent) => intent.name)).toEqual(expect.arrayContaining([...all.intents]));
      expect(agent.intents.flatMap(({ samples }) => samples)).toHaveLength(all.intents.length);
      for (const { samples } of agent.intents)
        for (const sample of samples) expect(new Set(sample.match(/\{[^{}]+\}/g)).size).toBe(all.slots.length);
      expect(agent.slots).toHaveLength(all.slots.length);
      expect(agent.lists.map(({ values }) => values[0]?.value).toSorted()).toEqual(
        all.lists.map((_name, index) => `value ${index}`),
      );
      expect(report.map(({ lost }) => lost).filter((lost) => lost > 0)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('parameters of an intent that differ only in signs or case have slots of their own', async () => {
  const names = ['date-from', 'date_from', 'Date_From'];
  const parameters = names.map((name) => ({
    name,
    dataType: '@sys.number',
    required: true,
    prompts: [{ lang: 'en', value: `${name}?` }],
  }));
  const messages = [{ type: '0', lang: 'en', speech: ['$date-from, $date_from, $Date_From.'] }];
  const files = new Map(
    Object.entries({
      'agent.json': { language: 'en' },
      'intents/book.json': { name: 'book', responses: [{ parameters, messages }] },
      'intents/book_usersays_en.json': [{ data: [{ text: 'book' }] }],
    }).map(([path, content]) => [path, JSON.stringify(content)]),
  );
  const { document, findings } = readPackage(files, { newId: countingIds() });
  if (!document) throw new Error(lines(findings).join('\n'));
  expect((await converse(document, 'book', '1', '2', '3')).at(-1)).toContain('1, 2, 3.');
  expect(lines(findings)).toContain(
    'info | intents/book.json | The parameter {0} was renamed to {1}, because another parameter already has that name here. | date_from | date_from_2',
  );
  const written = JSON.parse(writeAgent(document, countingIds()).files.get('intents/book.json') ?? '');
  expect(written.responses[0].parameters.map(({ name }: { readonly name: string }) => name)).toEqual(names);
  expect(written.responses[0].messages[0].speech).toEqual(messages[0]?.speech);
});
