import type { JsonValue } from '@confab/model';
import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { readPackage } from '../read-package.ts';
import { lines } from '../testing/builders.ts';
import { comparePackages } from '../testing/compare-packages.ts';
import { converseIn } from '../testing/converse.ts';
import { removeAddedIntents } from '../testing/remove-added-intents.ts';
import { writeSkillPackage } from './write-skill-package.ts';

const number = { name: 'size', type: 'AMAZON.NUMBER' };
const list = { name: 'size', type: 'Size' };
const listOf = (name: string, ...values: readonly string[]) => [
  { name, values: values.map((value) => ({ name: { value } })) },
];
const sizes = (...values: readonly string[]) => listOf('Size', ...values);

/** A model of two intents with a slot of the same name. */
interface SmallModel {
  readonly order: { readonly slot: { readonly name: string; readonly type: string }; readonly sample: string };
  readonly colour: { readonly slot?: typeof list; readonly sample: string };
  readonly prompt: string;
  readonly types: JsonValue;
  readonly isReversed?: boolean;
}

function createModel({ order, colour, prompt, types, isReversed = false }: SmallModel): string {
  const intents = [
    { name: 'Order', slots: [order.slot], samples: [order.sample] },
    { name: 'Colour', slots: [colour.slot ?? list], samples: [colour.sample] },
  ];
  const asked = { ...order.slot, elicitationRequired: true, prompts: { elicitation: 'p' } };
  return JSON.stringify({
    interactionModel: {
      languageModel: { invocationName: 'tea house', intents: isReversed ? intents.toReversed() : intents, types },
      dialog: { intents: [{ name: 'Order', confirmationRequired: false, prompts: {}, slots: [asked] }] },
      prompts: [{ id: 'p', variations: [{ type: 'PlainText', value: prompt }] }],
    },
  });
}

const english: SmallModel = {
  order: { slot: number, sample: 'order {size}' },
  colour: { sample: 'paint it {size}' },
  prompt: 'How many?',
  types: sizes('red', 'blue'),
};
const german: SmallModel = {
  order: { slot: number, sample: 'bestelle {size}' },
  colour: { sample: 'male es {size}' },
  prompt: 'Wie viele?',
  types: sizes('rot', 'blau'),
};

/** Reads a skill in English and German. */
function readSkill(other: SmallModel, first = english) {
  const path = (locale: string) => `skill-package/interactionModels/custom/${locale}.json`;
  const files = new Map([
    [path('en-US'), createModel(first)],
    [path('de-DE'), createModel(other)],
  ]);
  const { document, findings } = readPackage(files, { newId: countingIds(), language: 'en-US' });
  if (!document) throw new Error(lines(findings).join('\n'));
  return { files, document, findings: lines(findings).filter((line) => line.startsWith('warning')) };
}

test('the slots of a further language are those of the first one, whatever the order of its intents', async () => {
  const { document, findings } = readSkill({ ...german, isReversed: true });
  expect(findings).toEqual([]);
  expect((await converseIn('de', document, 'bestelle 7'))[1]).toContain('size: 7.');
  expect((await converseIn('de', document, 'bestelle', '7')).slice(1)).toEqual([
    'Wie viele?',
    expect.stringContaining('size: 7.'),
  ]);
});

test('a slot that has another type in a further language keeps the type of the first one, with a finding', () => {
  const { findings } = readSkill({ ...german, order: { slot: list, sample: 'bestelle {size}' } });
  expect(findings).toEqual([
    'warning | skill-package/interactionModels/custom/de-DE.json | The slot {0} of {1} has another type in {2}; that of the first language is used. | size | Order | de-DE',
  ]);
});

test.each<[string, JsonValue]>([
  ['without values', sizes()],
  ['that is missing', []],
])(
  'a list %s in a further language of a skill is found, and has the values of the first one',
  async (_which, types) => {
    const { document, findings } = readSkill({ ...german, types });
    expect(findings).toEqual([
      'warning | entities Size | {0} has no values in {1}; those of the first language are used until you translate them. | Size | de-DE',
    ]);
    expect(JSON.stringify(document.project.values['Translations'])).not.toContain('Values');
  },
);

test('a list whose name has another case in a further language keeps its values in that language', async () => {
  const colour = { ...german.colour, slot: { name: 'size', type: 'size' } };
  const { files, document, findings } = readSkill({ ...german, colour, types: listOf('size', 'rot', 'blau') });
  expect(findings).toEqual([]);
  expect((await converseIn('de', document, 'male es rot'))[1]).toContain('Colour');
  const values = document.project.values['Translations'];
  expect(JSON.stringify(values)).toContain('/Values":{"Value":"rot\\nblau"}');
  const written = removeAddedIntents(writeSkillPackage(document));
  expect(comparePackages(files, written)).toEqual(['skill-package/skill.json: added']);
});

test('two lists of a further language whose names differ only in case stay two lists', () => {
  const types = [...sizes('rot', 'blau'), ...listOf('size', 'klein')];
  const { document, findings } = readSkill({ ...german, types });
  expect(findings).toEqual([
    'warning | entities size | {0} exists only in {1}, not in the first language; it is left out. | size | de-DE',
  ]);
  expect(JSON.stringify(document.project.values['Translations'])).toContain('rot\\nblau');
});

test('a list that has values only in a further language is not a slot of another type', () => {
  const { findings } = readSkill(german, { ...english, types: sizes() });
  expect(findings).toEqual([]);
});
