import type { JsonValue } from '@confab/model';
import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { writeSkillPackage } from '../alexa/write-skill-package.ts';
import { readPackage } from '../read-package.ts';
import { lines } from '../testing/builders.ts';
import { readSample } from '../testing/read-sample.ts';

const english = 'skill-package/interactionModels/custom/en-US.json';

/** A change inside some properties. */
const inside = (path: readonly string[], change: JsonValue): JsonValue =>
  path.reduceRight((nested, key) => ['/', [key, nested]], change);
const ofModel = (path: readonly string[], change: JsonValue) =>
  inside(['model en-US', 'interactionModel', 'languageModel', ...path], change);

/** Exports the sample skill as a project of a version that wrote no samples of slots. */
function exportOlderImport(difference: JsonValue, more: Readonly<Record<string, JsonValue>> = {}) {
  const { document, findings } = readPackage(readSample('alexa-pizza'), { newId: countingIds() });
  if (!document) throw new Error(lines(findings).join('\n'));
  const { project } = document;
  const ImportedPackage = { Format: 'Alexa', Language: 'en-US', Difference: JSON.stringify(difference), ...more };
  const written = writeSkillPackage({
    ...document,
    project: { ...project, values: { ...project.values, ImportedPackage } },
  });
  const { intents } = JSON.parse(written.files.get(english) ?? '{}').interactionModel.languageModel;
  const { slots } = intents.find(({ name }: { readonly name: string }) => name === 'OrderPizza');
  const samples = slots.map((slot: { readonly name: string; readonly samples?: string[] }) => [
    slot.name,
    slot.samples,
  ]);
  const edited = written.findings.filter(({ code }) => code === 'editedAfterImport').map(({ names }) => names[0]);
  const missing = written.findings.filter(({ code }) => code === 'slotWithoutSamples').map(({ names }) => names[0]);
  const { publishingInformation } = JSON.parse(written.files.get('skill-package/skill.json') ?? '{}').manifest;
  const left = written.findings.filter(({ code }) => code === 'localeWithoutModel').map(({ names }) => names[0]);
  const locales = Object.keys(publishingInformation.locales);
  return { samples: Object.fromEntries(samples), edited, missing, locales, left };
}

const authored = ofModel(['intents', 'OrderPizza', 'slots', 'size', 'samples'], ['+', ['make it {size}', '{size}']]);

test('a skill that an earlier version imported gets no samples of slots that it did not have', () => {
  const configuration = { fallbackIntentSensitivity: { level: 'MEDIUM' } };
  const { samples, edited } = exportOlderImport(ofModel(['modelConfiguration'], ['+', configuration]));
  expect(Object.keys(samples)).toContain('size');
  expect(Object.values(samples).filter((own) => own !== undefined)).toEqual([]);
  expect(edited).toEqual([]);
});

test('a skill that an earlier version imported keeps the samples of its slots', () => {
  expect(exportOlderImport(authored)).toMatchObject({
    samples: { size: ['make it {size}', '{size}'], topping: undefined },
    edited: [],
  });
});

test('slots that are asked for and get no samples because of an older import are reported', () => {
  const { missing } = exportOlderImport(authored);
  expect(missing).toEqual(['OrderPizza: topping']);
});

test.each([
  ['a skill that this version imported', authored, { HasSlotSamples: true }],
  ['a skill whose models are as an export writes them', null, {}],
])('%s has no slot without samples', (_, difference, more) => {
  expect(exportOlderImport(difference, more).missing).toEqual([]);
});

test('a locale whose model an earlier version could not read is left out of the manifest and reported', () => {
  const named = inside(['manifest', 'manifest', 'publishingInformation', 'locales', 'fr-FR'], ['+', { name: 'Café' }]);
  expect(exportOlderImport(named)).toMatchObject({ locales: ['de-DE', 'en-US'], left: ['fr-FR'], edited: [] });
  expect(exportOlderImport(authored)).toMatchObject({ locales: ['de-DE', 'en-US'], left: [] });
});

test('samples of a slot that are not exported again, because the slot is asked for since the import, are reported', () => {
  expect(exportOlderImport(authored, { HasSlotSamples: true })).toMatchObject({
    samples: { size: ['{size}'] },
    edited: ['OrderPizza: size'],
  });
});
