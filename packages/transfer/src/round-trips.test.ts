import { readRows } from '@confab/inputs';
import type { JsonObject, JsonValue } from '@confab/model';
import { array, assert, constantFrom, property, record, string, uniqueArray } from 'fast-check';
import { countingIds } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { writeSkillPackage } from './alexa/write-skill-package.ts';
import { toListType, type Assistant } from './assistant.ts';
import { buildProject } from './build/build-project.ts';
import { writeAgent } from './dialogflow/write-agent.ts';
import type { Files, ProjectDocument } from './document.ts';
import { extractAssistant } from './extract/extract-assistant.ts';
import { createFindings } from './finding.ts';
import { readPackage } from './read-package.ts';
import { createAssistant, createIntent } from './testing/assistants.ts';
import { lines } from './testing/builders.ts';
import { converse } from './testing/converse.ts';
import { readSample } from './testing/read-sample.ts';
import { removeAddedIntents } from './testing/remove-added-intents.ts';

const read = (files: Files, language?: string): ProjectDocument => {
  const { document, findings } = readPackage(files, { newId: countingIds(), language });
  if (!document) throw new Error(lines(findings).join('\n'));
  return document;
};
const taken = (document: ProjectDocument) => extractAssistant(document, createFindings());
const toAlexa = (document: ProjectDocument) => writeSkillPackage(document);
const toDialogflow = (document: ProjectDocument) => writeAgent(document, countingIds());
/** The parts that have to survive a round trip: intents with samples, slots, lists, and prompts. */
const kept = (document: ProjectDocument) => {
  const { intents, slots, lists, language } = taken(document);
  const byName = <One extends { name: string }>(all: readonly One[]) =>
    all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return {
    language,
    slots: byName(slots),
    lists: byName(lists),
    intents: byName(intents).map(({ name, samples, fills, confirm, follows, outcome }) => ({
      name,
      samples,
      fills,
      confirm,
      follows,
      outcome,
    })),
  };
};

test.each([
  ['an Alexa skill package', 'alexa-pizza', toAlexa],
  ['a Dialogflow agent', 'dialogflow-pizza', toDialogflow],
] as const)('%s keeps for each slot whether it takes several values', (_format, sample, write) => {
  const document = read(readSample(sample));
  const { project } = document;
  const readSlots = ({ values }: ProjectDocument['project']) =>
    readRows(values.Slots).map(({ values: slot }) => [slot['Name'], slot['SeveralValues'] === true]);
  const rows = project.values.Slots as readonly { readonly Values: JsonObject }[];
  const Slots = rows.map((row) =>
    row.Values['Name'] === 'topping' ? { ...row, Values: { ...row.Values, SeveralValues: true } } : row,
  ) as JsonValue;
  const written = read(write({ ...document, project: { ...project, values: { ...project.values, Slots } } }).files);
  expect(readSlots(written.project).toSorted()).toEqual(
    readSlots(project)
      .map(([name]) => [name, name === 'topping'])
      .toSorted(),
  );
});

describe('an Alexa skill package', () => {
  test.each(['en-US', 'de-DE'])(
    'an Alexa skill package imported as %s is exported with the same intents, samples and slots',
    (locale) => {
      const document = read(readSample('alexa-pizza'), locale);
      const written = toAlexa(document);
      const { files } = written;
      expect([...files.keys()].toSorted()).toEqual([...readSample('alexa-pizza').keys()].toSorted());
      expect(kept(read(removeAddedIntents(written), locale))).toEqual(kept(document));
      expect(toAlexa(document).files).toEqual(files);
    },
  );

  test('a sample of an Alexa export marks only slots, in whatever case they are written', () => {
    const document = read(readSample('alexa-pizza'));
    const { project } = document;
    const Intents = (project.values.Intents as readonly { readonly Values: JsonObject }[]).map((row) =>
      row.Values['Name'] === 'OrderPizza'
        ? { ...row, Values: { ...row.Values, Samples: 'a {SIZE} pizza with {cheese}' } }
        : row,
    ) as JsonValue;
    const { files, findings } = toAlexa({
      ...document,
      project: { ...project, values: { ...project.values, Intents } },
    });
    const model = files.get('skill-package/interactionModels/custom/en-US.json');
    expect(model).toContain('"a {size} pizza with cheese"');
    expect(lines(findings)).toContain(
      'info | intent OrderPizza | A sample of {0} uses {1}, which is not one of its slots. | OrderPizza | cheese',
    );
  });

  test('an Alexa export reports what the platform does not support', () => {
    const document = read(readSample('dialogflow-pizza'));
    const told = lines(toAlexa(document).findings);
    expect(told).toContain(
      'info | intent order pizza - yes | {0} is named {1} on the platform. | order pizza - yes | order_pizza_yes',
    );
    expect(told).toContain(
      'info | intent AMAZON.HelpIntent | Every skill needs {0}, so it was added; the project has no answer for it. | AMAZON.HelpIntent',
    );
  });
});

describe('a Dialogflow agent', () => {
  test.each(['en', 'de'])(
    'a Dialogflow agent imported as %s is exported with the same intents, phrases, parameters and follow-ups',
    (language) => {
      const document = read(readSample('dialogflow-pizza'), language);
      const { files } = toDialogflow(document);
      expect([...files.keys()]).toContain(`intents/order pizza - yes_usersays_${language}.json`);
      expect(kept(read(files, language))).toEqual(kept(document));
      expect(toDialogflow(document).files).toEqual(files);
    },
  );

  test('a Dialogflow agent gives the same answers after import and export', async () => {
    const document = read(readSample('dialogflow-pizza'));
    const said = ['order a pizza', 'salami', 'large', 'yes please', 'bye'] as const;
    expect(await converse(read(toDialogflow(document).files), ...said)).toEqual(await converse(document, ...said));
  });
});

test('a skill exported as an agent still takes the order', async () => {
  const agent = read(toDialogflow(read(readSample('alexa-pizza'))).files);
  const said = await converse(agent, 'one large salami pizza please');
  expect(said[1]).toContain('OrderPizza');
});

test('a placeholder of a skill is not an answer of an agent, and is a placeholder again after an import of that agent', () => {
  const readPlaceholder = ({ nodes }: ProjectDocument) =>
    nodes.find(({ values }) => values['DisplayName'] === 'OrderPizza')?.values['Response'];
  const { files, findings, report } = toDialogflow(read(readSample('alexa-pizza')));
  const order = JSON.parse(files.get('intents/OrderPizza.json') ?? '');
  expect(order).toMatchObject({ webhookUsed: true, responses: [{ messages: [] }] });
  expect(JSON.parse(files.get('intents/Help.json') ?? '')).toMatchObject({ webhookUsed: false });
  expect(lines(findings)).toContain(
    'warning | answer OrderPizza | The answer to {0} is still a placeholder, so it is left out; the platform asks the webhook for it. | OrderPizza',
  );
  const lost = report.find(({ section }) => section === 'answers')?.items;
  expect(lost).toContainEqual({ name: 'OrderPizza', outcome: 'lost' });
  expect(readPlaceholder(read(files))).toMatchObject({ Entries: [{ PlaceholderText: expect.any(String) }] });
});

test('an answer that an author wrote beside a placeholder is exported without it', () => {
  const document = read(readSample('alexa-pizza'));
  const answered = document.nodes.map((node) => {
    if (node.values['DisplayName'] !== 'ShowMenu') return node;
    const Response = node.values['Response'] as JsonObject & { readonly Entries: readonly JsonObject[] };
    const added = { EntryId: 'own', Order: 'b0', SpokenText: 'Salami.', DisplayText: 'Salami.' };
    return { ...node, values: { ...node.values, Response: { ...Response, Entries: [...Response.Entries, added] } } };
  });
  const menu = JSON.parse(toDialogflow({ ...document, nodes: answered }).files.get('intents/ShowMenu.json') ?? '');
  expect(menu.responses[0].messages).toMatchObject([{ lang: 'en', speech: ['Salami.'] }, { lang: 'de' }]);
  expect(menu.webhookUsed).toBe(false);
});

const word = constantFrom('red', 'blue', 'tea', 'cup', 'please', 'with', 'some', 'give me');
const letters = string({ unit: constantFrom('a', 'b', 'c', 'D', 'E', 'F'), minLength: 2, maxLength: 8 });
const assistants = record({
  names: uniqueArray(letters, { minLength: 1, maxLength: 4, selector: (name) => name.toLowerCase() }),
  samples: array(array(word, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
  slots: uniqueArray(letters, { maxLength: 3, selector: (name) => name.toLowerCase() }),
  values: uniqueArray(word, { minLength: 1, maxLength: 4 }),
  prompts: array(array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 }),
}).map(({ names, samples, slots, values, prompts }): Assistant => {
  const spoken = [...new Set(samples.map((words) => words.join(' ')))];
  const asked = [...new Set(prompts.map((words) => words.join(' ')))];
  return createAssistant({
    intents: names.map((name, index) =>
      createIntent({
        name,
        samples: spoken
          .map((sample) => `${sample} ${index}`.replace(/\d/, ['one', 'two', 'three', 'four'][index] ?? ''))
          .concat(slots.map((slot) => `with {${slot}} ${name.toLowerCase()}`)),
        answer: { texts: [`Done ${name}.`], chips: [] },
        fills: slots.map((slot) => ({ slot, isRequired: true, prompts: asked, confirm: [] })),
      }),
    ),
    slots: slots.map((name, index) => ({ name, type: index === 0 ? 'Colours' : 'number' })),
    lists: [{ name: 'Colours', isOpen: false, values: values.map((value) => ({ value, synonyms: [] })) }],
  });
});

test('any assistant survives export to a platform and import', () => {
  assert(
    property(assistants, (assistant) => {
      const document = buildProject(assistant, countingIds());
      const own = (names: readonly string[]) => (all: ReturnType<typeof kept>) => ({
        ...all,
        intents: all.intents.filter(({ name }) => names.includes(name)),
      });
      const mine = own(assistant.intents.map(({ name }) => name));
      expect(mine(kept(read(toAlexa(document).files)))).toEqual(kept(document));
      expect(mine(kept(read(toDialogflow(document).files)))).toEqual(kept(document));
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['a skill', toAlexa],
  ['an agent', toDialogflow],
] as const)('a list called like a built-in type is still the list of its slot, imported from %s', (_format, write) => {
  const list = (name: string) => ({ name, isOpen: false, values: [{ value: 'green', synonyms: [] }] });
  const slots = ['date', 'number', 'text'].flatMap((name, at) => [
    { name: `list ${'abc'.charAt(at)}`, ...toListType(name) },
    { name: `built in ${'abc'.charAt(at)}`, type: name },
  ]);
  const samples = slots.map(({ name }) => `give me {${name}} please`);
  const intents = [createIntent({ name: 'Order', samples })];
  const lists = ['date', 'number', 'text'].map(list);
  const document = buildProject(createAssistant({ intents, slots, lists }), countingIds());
  const getTypes = (one: ProjectDocument) => taken(one).slots.map(({ type, isListed = false }) => [type, isListed]);
  expect(getTypes(read(write(document).files))).toEqual(slots.map(({ type }, at) => [type, at % 2 === 0]));
});
