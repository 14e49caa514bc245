import { countingIds } from '@confab/test-kit';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { expect, test } from 'vitest';
import { writeSkillPackage } from '../../alexa/write-skill-package.ts';
import { writeAgent } from '../../dialogflow/write-agent.ts';
import type { Files, ProjectDocument } from '../../document.ts';
import { readPackage } from '../../read-package.ts';
import { lines } from '../../testing/builders.ts';
import { comparePackages } from '../../testing/compare-packages.ts';
import { readSample } from '../../testing/read-sample.ts';
import { removeAddedIntents } from '../../testing/remove-added-intents.ts';

const importSample = (name: Parameters<typeof readSample>[0]) => {
  const sample = readSample(name);
  const { document, findings } = readPackage(sample, { newId: countingIds() });
  if (!document) throw new Error(lines(findings).join('\n'));
  return { sample, document };
};

/** Renames a row of a table, and a slot where samples use it. */
function renameRow(
  { project, ...document }: ProjectDocument,
  table: string,
  from: string,
  to: string,
): ProjectDocument {
  const change = (list: JsonValue | undefined, values: (own: JsonObject) => JsonObject) =>
    isJsonArray(list)
      ? list.map((row) =>
          isJsonObject(row) && isJsonObject(row['Values']) ? { ...row, Values: values(row['Values']) } : row,
        )
      : [];
  const renamed = change(project.values[table], (own) => (own['Name'] === from ? { ...own, Name: to } : own));
  const values = { ...project.values, [table]: renamed };
  const useSlot = (own: JsonObject) => ({ ...own, Samples: String(own['Samples']).replaceAll(`{${from}}`, `{${to}}`) });
  const Intents = table === 'Slots' ? change(values['Intents'], useSlot) : (values['Intents'] ?? []);
  return { ...document, project: { ...project, values: { ...values, Intents } } };
}

/** Replaces texts in all files of a package, and in their paths. */
const replaceAll = (files: Files, pairs: readonly (readonly [RegExp, string])[]): Files => {
  const replace = (text: string) => pairs.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
  return new Map([...files].map(([path, text]) => [replace(path), replace(text)]));
};

// Prompts with the variable of a renamed slot are reported with their intent, so intents are not compared.
test.each([
  ['an intent', 'Intents', 'OrderPizza', 'BuyPizza', [[/("name": )"OrderPizza"/g, '$1"BuyPizza"']]],
  ['a list', 'SlotTypes', 'Topping', 'Extra', [[/("(?:name|type)": )"Topping"/g, '$1"Extra"']]],
  [
    'a slot',
    'Slots',
    'size',
    'format',
    [
      [/("name": )"size"/g, '$1"format"'],
      [/\{size\}/g, '{format}'],
    ],
  ],
] as const)('%s of a skill keeps what only its package says when it is renamed', (_what, table, from, to, pairs) => {
  const { sample, document } = importSample('alexa-pizza');
  const exported = writeSkillPackage(renameRow(document, table, from, to));
  const files = removeAddedIntents(exported);
  const { report } = exported;
  const english = 'skill-package/interactionModels/custom/en-US.json';
  const pick = (all: Files) => new Map([[english, all.get(english) ?? '']]);
  expect(comparePackages(pick(replaceAll(sample, pairs)), pick(files))).toEqual([]);
  expect(report.filter(({ section, lost }) => section !== 'intents' && lost > 0)).toEqual([]);
});

test.each([
  [
    'an intent',
    'Intents',
    'order pizza',
    'buy pizza',
    [
      // The intent for answers that fit no follow-up is called after its parent.
      [/^intents\/order pizza(?=[_.]| - fallback)/g, 'intents/buy pizza'],
      [/("name": )"order pizza(?="| - fallback)/g, '$1"buy pizza'],
    ],
  ],
  [
    'a slot',
    'Slots',
    'size',
    'format',
    [
      [/("(?:name|alias)": )"size"/g, '$1"format"'],
      [/\$size/g, '$$format'],
    ],
  ],
  [
    'a list',
    'SlotTypes',
    'topping',
    'extra',
    [
      [/@topping/g, '@extra'],
      [/(^entities\/)topping/g, '$1extra'],
    ],
  ],
] as const)('%s of an agent keeps what only its package says when it is renamed', (_what, table, from, to, pairs) => {
  const { sample, document } = importSample('dialogflow-pizza');
  const { files, report } = writeAgent(renameRow(document, table, from, to), countingIds());
  const renamed = new Map(replaceAll(sample, pairs));
  const entity = renamed.get('entities/extra.json');
  if (entity !== undefined) renamed.set('entities/extra.json', entity.replace('"topping"', '"extra"'));
  expect(comparePackages(renamed, files)).toEqual([]);
  expect(report.filter(({ section, lost }) => section !== 'intents' && lost > 0)).toEqual([]);
});
