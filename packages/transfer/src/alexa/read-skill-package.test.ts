import { compile } from '@confab/dialog-engine';
import { array, assert, constantFrom, dictionary, jsonValue, letrec, oneof, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPackage } from '../read-package.ts';
import { counter, lines, rowsOf } from '../testing/builders.ts';
import { converse, toSource } from '../testing/converse.ts';
import { editJson, type JsonEdits } from '../testing/edit-json.ts';
import { readSample } from '../testing/read-sample.ts';

const sample = readSample('alexa-pizza');
const english = 'skill-package/interactionModels/custom/en-US.json';
const read = (files = sample, language?: string) => readPackage(files, { newId: counter(), language });
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
  test('becomes a project of its name, one language at a time', () => {
    const { format, languages, language, document, findings } = read();
    expect([format, languages, language]).toEqual(['Alexa', ['de-DE', 'en-US'], 'en-US']);
    expect(document?.project.values).toMatchObject({
      DisplayName: 'Corner Pizza',
      Description: 'Orders pizza from the oven around the corner.',
      Language: 'en',
      Notes: 'Alexa invocation name: corner pizza',
    });
    expect(pizza('de-DE').project.values).toMatchObject({ DisplayName: 'Eckpizza', Language: 'de' });
    expect(lines(findings)).toContain(
      `info | ${english} | This reads {0}. For {1} import the package again and choose it. | en-US | de-DE`,
    );
  });

  test('brings intents with their samples, and words of our own for what the platform knows by itself', () => {
    const intents = rowsOf(pizza().project.values, 'Intents');
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

  test('brings slots with their types, and lists with synonyms', () => {
    const { values } = pizza().project;
    const types = rowsOf(values, 'Slots').map(({ Name, SlotType }) => [Name, SlotType]);
    const lists = values['SlotTypes'] as readonly { RowId: string }[];
    expect(types).toEqual([
      ['topping', lists[0]?.RowId],
      ['size', lists[1]?.RowId],
      ['count', 'number'],
      ['pickup', 'time'],
      ['day', 'date'],
    ]);
    expect(rowsOf(values, 'SlotTypes')[1]).toEqual({
      Name: 'Size',
      IsOpen: false,
      Values: 'small|little\nmedium|normal|regular\nlarge|big|family size',
    });
  });

  test('runs: it asks for what is missing, makes sure, answers and asks on', async () => {
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
      expect.stringMatching(/What would you like on it\?|Which topping may it be\?/),
      expect.stringContaining('how large?'),
      'That is a large mushroom pizza. Is that right?',
      'This is where OrderPizza is answered. topping: mushroom. size: large. / What can I do for you?',
      'This is where ShowMenu is answered. / What can I do for you?',
      'Goodbye. / (ended)',
    ]);
  });

  test('runs in its other language', async () => {
    const said = await converse(pizza('de-DE'), 'eine große Pizza Salami bitte', 'ja', 'Hilfe', 'tschüss');
    expect(said[1]).toBe('Eine große Pizza Salami. Stimmt das?');
    expect(said[2]).toContain('Hier wird OrderPizza beantwortet.');
    expect(said[3]).toContain('Du kannst zum Beispiel sagen: eine Pizza bestellen');
    expect(said[4]).toContain('(ended)');
  });

  test('compiles without an error', () => {
    const errors = compile(toSource(pizza())).problems.map(({ code }) => code);
    expect(errors).toEqual([]);
  });

  test('is told what does not come along', () => {
    const told = lines(read().findings);
    expect(told).toContain(`warning | ${english} | What {0} of {1} may hold is not checked here. | size | OrderPizza`);
    expect(told.some((line) => line.includes('A skill has no answers'))).toBe(true);
  });

  test('gives a second slot of one name and another type a number', () => {
    const { document } = changed({
      'languageModel/intents/+': {
        name: 'Rate',
        slots: [{ name: 'size', type: 'AMAZON.NUMBER' }],
        samples: ['i give {size} stars'],
      },
    });
    expect(rowsOf(document?.project.values, 'Slots').map(({ Name }) => Name)).toContain('size_2');
    expect(rowsOf(document?.project.values, 'Intents').at(-1)?.['Samples']).toBe('i give {size_2} stars');
  });

  test.each<[string, JsonEdits, string]>([
    [
      'a type of the platform',
      { 'languageModel/intents/7/slots/0/type': 'AMAZON.City' },
      'The type {0} is taken as any words. | AMAZON.City',
    ],
    [
      'an intent twice',
      { 'languageModel/intents/+': { name: 'ShowMenu', samples: ['x'] } },
      'There are two intents called {0}; the first counts. | ShowMenu',
    ],
    [
      'a mark of nothing',
      { 'languageModel/intents/6/samples': ['the {dish}'] },
      'A sample of {0} marks {1}, which is none of its slots. | ShowMenu | dish',
    ],
    ['a prompt that is not there', { prompts: [] }, 'There is no prompt {0}. | Elicit.Slot.OrderPizza.topping'],
    [
      'an unknown built-in',
      { 'languageModel/intents/+': { name: 'AMAZON.LoopOnIntent', samples: [] } },
      'The built-in intent {0} is not known here; give it samples of its own. | AMAZON.LoopOnIntent',
    ],
    [
      'values of a catalogue',
      { 'languageModel/types/0': { name: 'Topping', valueSupplier: { type: 'CatalogValueSupplier' } } },
      'The values of {0} come from a catalogue of the platform; any words are taken. | Topping',
    ],
  ])('says so of %s', (_what, edit, message) => {
    const { document, findings } = changed(edit);
    expect(document).toBeDefined();
    expect(lines(findings).some((line) => line.endsWith(message))).toBe(true);
  });

  test('is read from a zip whose files stand at its root, or as a model alone', () => {
    const atRoot = new Map([...sample].map(([path, text]) => [path.replace('skill-package/', ''), text]));
    expect(read(atRoot).document?.project.values['DisplayName']).toBe('Corner Pizza');
    const alone = new Map([['project.json', sample.get(english) ?? '']]);
    expect(read(alone)).toMatchObject({
      format: 'Alexa',
      document: { project: { values: { DisplayName: 'corner pizza' } } },
    });
  });

  test('without intents is refused with the entry at fault', () => {
    expect(lines(changed({ 'languageModel/intents': undefined }).findings)[0]).toBe(
      `error | ${english} | The model has no intents.`,
    );
  });

  test('never makes it throw, whatever stands in its model', () => {
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
