import { compile } from '@confab/dialog-engine';
import { array, assert, constantFrom, dictionary, jsonValue, letrec, oneof, property } from 'fast-check';
import type { JsonObject } from '@confab/model';
import { countingIds } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { readPackage } from '../read-package.ts';
import { at } from '../read-json.ts';
import { lines, readRowValues } from '../testing/builders.ts';
import { comparePackages } from '../testing/compare-packages.ts';
import { converse, converseIn, toSource } from '../testing/converse.ts';
import { editJson, type JsonEdits } from '../testing/edit-json.ts';
import { readSample } from '../testing/read-sample.ts';
import { removeAddedIntents } from '../testing/remove-added-intents.ts';
import { manifestPath } from './manifest.ts';
import { writeSkillPackage } from './write-skill-package.ts';

const sample = readSample('alexa-pizza');
const english = 'skill-package/interactionModels/custom/en-US.json';
const read = (files = sample, language?: string) => readPackage(files, { newId: countingIds(), language });
const pizza = (language?: string) => {
  const { document } = read(sample, language);
  if (!document) throw new Error('The sample is read.');
  return document;
};
/** The sample with its English model changed. */
const changed = (edits: JsonEdits) => {
  const model = editJson(
    sample.get(english) ?? '',
    Object.fromEntries(Object.entries(edits).map(([path, to]) => [`interactionModel/${path}`, to])),
  );
  return read(new Map([...sample, [english, model]]));
};

describe('a skill package', () => {
  test('a skill package becomes a project with its name and its languages', () => {
    const { format, languages, language, document, findings } = read();
    expect([format, languages, language]).toEqual(['Alexa', ['de-DE', 'en-US'], 'en-US']);
    expect(document?.project.values).toMatchObject({
      DisplayName: 'Corner Pizza',
      Description: 'Orders pizza from the oven around the corner.',
      Language: 'en',
      OtherLanguages: 'de',
      Notes: 'Alexa invocation name: corner pizza\nAlexa invocation name (de): eckpizza',
    });
    const german = { DisplayName: 'Eckpizza', Language: 'de', OtherLanguages: 'en' };
    expect(pizza('de-DE').project.values).toMatchObject(german);
    expect(findings.filter(({ code }) => code === 'otherLanguagesNotImported')).toEqual([]);
  });

  test('the first of two locales of a language is imported, and a finding names the other', () => {
    const path = english.replace('en-US', 'en-GB');
    const { document, findings } = read(new Map([...sample, [path, sample.get(english) ?? '']]), 'de-DE');
    expect(document?.project.values).toMatchObject({ Language: 'de', OtherLanguages: 'en' });
    expect(findings.filter(({ code }) => code === 'otherLanguagesNotImported').map(({ names }) => names)).toEqual([
      ['de-DE', 'en-US'],
    ]);
  });

  test('intents and slots that only a further language of a skill has are found', () => {
    const path = english.replace('en-US', 'de-DE');
    const slot = { name: 'tisch', type: 'AMAZON.NUMBER' };
    const intent = { name: 'Reservieren', slots: [slot], samples: ['reserviere Tisch {tisch}'] };
    const model = editJson(sample.get(path) ?? '', { 'interactionModel/languageModel/intents/+': intent });
    const { findings } = read(new Map([...sample, [path, model]]), 'en-US');
    const alone = findings.filter(({ code }) => code === 'onlyInOneLanguage');
    expect(alone.map(({ entry, names }) => [entry, ...names])).toEqual([
      ['intent Reservieren', 'Reservieren', 'de-DE'],
      ['slot tisch', 'tisch', 'de-DE'],
    ]);
  });

  test.each([
    ['{"manifest": x}', ['The manifest is not valid JSON in line {0}; the models are imported without it. | 1']],
    ['{\n"manifest": {},\n}', ['The manifest is not valid JSON in line {0}; the models are imported without it. | 3']],
    ['[]', ['The file is not a JSON object.', 'The manifest cannot be read; the models are imported without it.']],
    ['{\n"manifest": {}', ['The manifest is not valid JSON in line {0}; the models are imported without it. | 2']],
  ])('a skill whose manifest is %j is imported without it, and gets a new one when it is exported', (text, found) => {
    const path = 'skill-package/skill.json';
    const { document, findings } = read(new Map([...sample, [path, text]]));
    const warnings = lines(findings).filter((line) => line.startsWith(`warning | ${path} | `));
    expect(warnings).toEqual(found.map((message) => `warning | ${path} | ${message}`));
    if (!document) throw new Error(lines(findings).join('\n'));
    expect(document.project.values).toMatchObject({ DisplayName: 'corner pizza' });
    expect(JSON.parse(writeSkillPackage(document).files.get(path) ?? '')).toMatchObject({ manifest: {} });
  });

  test('a skill package brings its intents with samples, and built-in intents get samples', () => {
    const intents = readRowValues(pizza().project.values, 'Intents');
    expect(intents.map(({ Name }) => Name)).toEqual([
      'Cancel',
      'Help',
      'Stop',
      'NavigateHome',
      'OrderPizza',
      'ShowMenu',
      'OpeningHours',
    ]);
    expect(String(intents[4]?.['Samples']).split('\n')).toContain('one {size} {topping} pizza please');
    expect(String(intents[2]?.['Samples'])).toContain('goodbye');
  });

  test('a skill package brings slots with their types, and lists with synonyms', () => {
    const { values } = pizza().project;
    const types = readRowValues(values, 'Slots').map(({ Name, SlotType }) => [Name, SlotType]);
    const lists = values['SlotTypes'] as readonly { RowId: string }[];
    expect(types).toEqual([
      ['topping', lists[0]?.RowId],
      ['size', lists[1]?.RowId],
      ['count', 'number'],
      ['pickup', 'time'],
      ['day', 'date'],
    ]);
    expect(readRowValues(values, 'SlotTypes')[1]).toEqual({
      Name: 'Size',
      IsOpen: false,
      Values: 'small|little\nmedium|normal|regular\nlarge|big|family size',
    });
  });

  test('an imported skill asks for missing slots, confirms, answers and asks the next question', async () => {
    expect(
      await converse(
        pizza(),
        'order a pizza',
        'mushrooms please',
        'a big one',
        'yes',
        'what is on the menu',
        'goodbye',
      ),
    ).toEqual([
      'Welcome to Corner Pizza. / What can I do for you?',
      expect.stringMatching(/What would you like on it\?|Which topping would you like\?/),
      expect.stringContaining('how large?'),
      'That is a large mushroom pizza. Is that right?',
      'This is where OrderPizza is answered. topping: mushroom. size: large. / What can I do for you?',
      'This is where ShowMenu is answered. / What can I do for you?',
      'Goodbye. / (ended)',
    ]);
  });

  test('an imported skill runs in its other language', async () => {
    const said = await converse(pizza('de-DE'), 'eine große Pizza Salami bitte', 'ja', 'Hilfe', 'tschüss');
    expect(said[1]).toBe('Eine große Pizza Salami. Stimmt das?');
    expect(said[2]).toContain('Hier wird OrderPizza beantwortet.');
    expect(said[3]).toContain('Du kannst zum Beispiel sagen: eine Pizza bestellen');
    expect(said[4]).toContain('(ended)');
  });

  test('a skill imported in one language runs in the other one too', async () => {
    const said = await converseIn('de', pizza(), 'eine große Pizza Salami bitte', 'ja', 'Hilfe', 'tschüss');
    expect(said[1]).toBe('Eine große Pizza Salami. Stimmt das?');
    expect(said[3]).toContain('Du kannst zum Beispiel sagen: eine Pizza bestellen');
    expect(said[4]).toContain('(ended)');
  });

  test('an imported skill compiles without an error', () => {
    const errors = compile(toSource(pizza())).problems.map(({ code }) => code);
    expect(errors).toEqual([]);
  });

  test('the import of a skill reports the parts that are not imported', () => {
    const told = lines(read().findings);
    expect(told).toContain(
      `warning | ${english} | The validation rules of {0} in {1} are not imported. | size | OrderPizza`,
    );
    expect(told.some((line) => line.includes('A skill contains no answers'))).toBe(true);
  });

  test('a second slot with the same name and another type gets a number', () => {
    const { document } = changed({
      'languageModel/intents/+': {
        name: 'Rate',
        slots: [{ name: 'size', type: 'AMAZON.NUMBER' }],
        samples: ['i give {size} stars'],
      },
    });
    expect(readRowValues(document?.project.values, 'Slots').map(({ Name }) => Name)).toContain('size_2');
    expect(readRowValues(document?.project.values, 'Intents').at(-1)?.['Samples']).toBe('i give {size_2} stars');
  });

  test.each<[string, JsonEdits, string]>([
    [
      'a type of the platform',
      { 'languageModel/intents/7/slots/0/type': 'AMAZON.City' },
      'The type {0} is not supported; it accepts any words. | AMAZON.City',
    ],
    [
      'an intent twice',
      { 'languageModel/intents/+': { name: 'ShowMenu', samples: ['x'] } },
      'Two intents are called {0}; only the first one is imported. | ShowMenu',
    ],
    [
      'a mark of nothing',
      { 'languageModel/intents/6/samples': ['the {dish}'] },
      'A sample of {0} uses {1}, which is not one of its slots. | ShowMenu | dish',
    ],
    ['a prompt that is not there', { prompts: [] }, 'The prompt {0} does not exist. | Elicit.Slot.OrderPizza.topping'],
    [
      'a confirmation without a prompt',
      { 'dialog/intents/0/confirmationRequired': true, 'dialog/intents/0/prompts': {} },
      'The confirmation of {0} has no prompt, so it is not asked for. | OrderPizza',
    ],
    [
      'an unknown built-in',
      { 'languageModel/intents/+': { name: 'AMAZON.ScrollUpIntent', samples: [] } },
      'The built-in intent {0} is not supported; add samples to it. | AMAZON.ScrollUpIntent',
    ],
    [
      'values of a catalogue',
      { 'languageModel/types/0': { name: 'Topping', valueSupplier: { type: 'CatalogValueSupplier' } } },
      'The values of {0} come from a catalogue of the platform; it accepts any words. | Topping',
    ],
  ])('a skill with %s is imported with a finding', (_what, edit, message) => {
    const { document, findings } = changed(edit);
    expect(document).toBeDefined();
    expect(lines(findings).some((line) => line.endsWith(message))).toBe(true);
  });

  test('a skill is read from the root of a zip or as a single model', () => {
    const atRoot = new Map([...sample].map(([path, text]) => [path.replace('skill-package/', ''), text]));
    expect(read(atRoot).document?.project.values['DisplayName']).toBe('Corner Pizza');
    const alone = new Map([['project.json', sample.get(english) ?? '']]);
    expect(read(alone)).toMatchObject({
      format: 'Alexa',
      document: { project: { values: { DisplayName: 'corner pizza' } } },
    });
  });

  test.each([
    ['with its language model beside the dialog', (model: JsonObject) => model],
    [
      'with its intents beside the dialog',
      ({ languageModel, ...rest }: JsonObject) => ({ ...(languageModel as JsonObject), ...rest }),
    ],
  ] as const)(
    'a skill from before 2018, %s, asks its questions and is exported in the current form',
    (_form, toOld) => {
      const models = [english, english.replace('en-US', 'de-DE')].map((path): [string, string] => [
        path,
        JSON.stringify(toOld(JSON.parse(sample.get(path) ?? '').interactionModel)),
      ]);
      const { document, findings, report } = read(new Map([...sample, ...models]));
      if (!document) throw new Error(lines(findings).join('\n'));
      expect(findings.map(({ code }) => code)).toContain('oldModelForm');
      expect(comparePackages(sample, removeAddedIntents(writeSkillPackage(document)))).toEqual([]);
      expect(report).toEqual(read().report);
      expect(JSON.stringify(document.nodes)).toContain('Which topping would you like?');
    },
  );

  test.each<[string, (model: JsonObject) => JsonObject]>([
    ['with another key before', (model) => ({ version: '7', dialog: {}, ...model })],
    ['from before 2018', ({ interactionModel }) => ({ languageModel: at(interactionModel, 'languageModel') ?? null })],
    [
      'from before 2018 without an envelope',
      ({ interactionModel }) => ({ types: [], intents: at(at(interactionModel, 'languageModel'), 'intents') ?? null }),
    ],
  ])('a single model %s is read', (_what, edit) => {
    const model = JSON.parse(sample.get(english) ?? '') as JsonObject;
    const { format, document } = read(new Map([['project.json', JSON.stringify(edit(model))]]));
    expect(format).toBe('Alexa');
    expect(readRowValues(document?.project.values ?? {}, 'Intents').length).toBeGreaterThan(3);
  });

  test.each<[string, JsonObject]>([
    [
      'in the form of LUIS',
      { luis_schema_version: '7.0.0', intents: [{ name: 'Order', features: [] }], utterances: [] },
    ],
    ['with names of intents', { version: '2', intents: [{ name: 'Order' }] }],
    ['with intents that are words', { intents: ['Order'] }],
    ['with a list of intents that is empty', { intents: [] }],
    ['with slots of intents that have no names', { intents: [{ intent: 'Order', slots: [] }] }],
    ['with a language model that has no intents', { languageModel: { name: 'base', layers: 12 } }],
  ])('a single JSON file of another tool, %s, is not read as a model', (_what, file) => {
    const { format, findings } = read(new Map([['project.json', JSON.stringify(file)]]));
    expect(format).not.toBe('Alexa');
    expect(lines(findings)).toEqual(["error | project.json | You haven't uploaded a valid Project file"]);
  });

  test('a skill is imported without a file that is not a text, which is reported, but not without a model', () => {
    const readWithout = (path: string) => readPackage(sample, { newId: countingIds(), undecodable: [path] });
    const { document, findings, report } = readWithout('lambda/requirements.txt');
    expect(document).toBeDefined();
    expect(lines(findings)).toContain(
      'warning | lambda/requirements.txt | The file is not UTF-8 text and is left out.',
    );
    const files = report.find(({ section }) => section === 'files');
    expect(files?.items).toContainEqual({ name: 'lambda/requirements.txt', outcome: 'lost' });
    const french = english.replace('en-US', 'fr-FR');
    expect(lines(readWithout(french).findings)).toEqual([`error | ${french} | The file is not UTF-8 text.`]);
  });

  test('a single model is read in the language that its file name or the author names, not by its letters', () => {
    const text = (sample.get(english) ?? '').replace('"corner pizza"', '"café zürich"');
    const alone = new Map([['project.json', text]]);
    const readAs = (options: { fileName?: string; language?: string }) => {
      const { language, languages } = readPackage(alone, { newId: countingIds(), ...options });
      return [language, languages];
    };
    const locales = ['en-US', 'de-DE', 'es-ES', 'fr-FR'];
    expect(readAs({})).toEqual(['en-US', locales]);
    expect(readAs({ language: 'de-DE' })).toEqual(['de-DE', locales]);
    expect(readAs({ fileName: 'model_de-DE.json' })).toEqual(['de-DE', ['de-DE']]);
  });

  test('a skill without intents is refused with the faulty entry', () => {
    expect(lines(changed({ 'languageModel/intents': undefined }).findings)[0]).toBe(
      `error | ${english} | The model has no intents.`,
    );
  });

  const german = english.replace('en-US', 'de-DE');

  test.each([
    ['{"a":', 'The file is not valid JSON in line {0}. | 1'],
    ['[]', 'The file is not a JSON object.'],
    ['null', 'The file is not a JSON object.'],
    ['', 'The file is empty.'],
  ])('a further language with the damaged model %j is left out with a warning', (model, message) => {
    const { document, findings, report } = read(new Map([...sample, [german, model]]), 'en-US');
    if (!document) throw new Error(lines(findings).join('\n'));
    expect(lines(findings)).toContain(`warning | ${german} | ${message}`);
    expect(document.project.values['OtherLanguages']).toBeUndefined();
    expect(report.find(({ section }) => section === 'files')?.items).toContainEqual({ name: german, outcome: 'lost' });
    expect(writeSkillPackage(document).files.has(german)).toBe(false);
  });

  test('a manifest has no locale of a further language whose model is damaged, and is otherwise unchanged', () => {
    const policies = {
      'en-US': { privacyPolicyUrl: 'https://a.test' },
      'de-DE': { privacyPolicyUrl: 'https://b.test' },
    };
    const manifest = editJson(sample.get(manifestPath) ?? '', { 'manifest/privacyAndCompliance/locales': policies });
    const { document } = read(new Map([...sample, [german, '{"a":'], [manifestPath, manifest]]), 'en-US');
    if (!document) throw new Error('The English model is read.');
    const exported = JSON.parse(writeSkillPackage(document).files.get(manifestPath) ?? '').manifest;
    const original = JSON.parse(manifest).manifest;
    expect(exported.publishingInformation).toEqual({
      ...original.publishingInformation,
      locales: { 'en-US': original.publishingInformation.locales['en-US'] },
    });
    expect(exported.privacyAndCompliance.locales).toEqual({ 'en-US': policies['en-US'] });
  });

  test('a further language without intents is found', () => {
    const { document, findings } = read(new Map([...sample, [german, '{}']]), 'en-US');
    expect(document).toBeDefined();
    expect(lines(findings)).toContain(`warning | ${german} | The model has no intents.`);
  });

  test('reading a skill never throws, whatever its model contains', () => {
    const value = jsonValue({ maxDepth: 5 });
    const name = constantFrom(
      'name',
      'samples',
      'slots',
      'type',
      'values',
      'intents',
      'types',
      'prompts',
      'variations',
      'id',
      'value',
    );
    const { part } = letrec((tie) => ({
      part: oneof(
        { depthSize: 'small' },
        value,
        array(tie('part'), { maxLength: 3 }),
        dictionary(name, tie('part'), { maxKeys: 4 }),
      ),
    }));
    assert(
      property(part, part, part, (languageModel, dialog, prompts) => {
        const text = JSON.stringify({ interactionModel: { languageModel, dialog: { intents: dialog }, prompts } });
        const { document, findings } = read(new Map([[english, text]]));
        expect(document === undefined).toBe(findings.some(({ severity }) => severity === 'error'));
        if (document) compile(toSource(document));
      }),
      { numRuns: 200 },
    );
  });
});
