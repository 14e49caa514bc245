import { compile } from '@confab/dialog-engine';
import { array, assert, constantFrom, dictionary, jsonValue, letrec, oneof, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPackage } from '../read-package.ts';
import { counter, lines, rowsOf } from '../testing/builders.ts';
import { converse, toSource } from '../testing/converse.ts';
import { editJson, type JsonEdits } from '../testing/edit-json.ts';
import { readSample } from '../testing/read-sample.ts';

const sample = readSample('dialogflow-pizza');
const read = (files = sample, language?: string) => readPackage(files, { newId: counter(), language });
const pizza = (language?: string) => {
  const { document } = read(sample, language);
  if (!document) throw new Error('The sample is read.');
  return document;
};
const order = 'intents/order pizza.json';
const changed = (entry: string, edits: JsonEdits) =>
  read(new Map([...sample, [entry, editJson(sample.get(entry) ?? '{}', edits)]]));

describe('an agent', () => {
  test('becomes a project of its name, one language at a time', () => {
    const { format, languages, language, document } = read();
    expect([format, languages, language]).toEqual(['Dialogflow', ['en', 'de'], 'en']);
    expect(document?.project.values).toMatchObject({ DisplayName: 'Corner Pizza', Language: 'en' });
    expect(pizza('de').project.values).toMatchObject({ Language: 'de' });
  });

  test('brings intents with their phrases, parameters as slots, entities as lists', () => {
    const { values } = pizza().project;
    expect(rowsOf(values, 'Intents').map(({ Name }) => Name)).toEqual([
      'Default Welcome Intent',
      'goodbye',
      'opening hours',
      'order pizza - no',
      'order pizza - yes',
      'order pizza',
      'order status',
      'show menu',
    ]);
    expect(String(rowsOf(values, 'Intents')[5]?.['Samples']).split('\n')).toContain(
      'a {size} pizza with {topping} please',
    );
    expect(rowsOf(values, 'Slots').map(({ Name }) => Name)).toEqual(['date', 'topping', 'size', 'number']);
    expect(rowsOf(values, 'SlotTypes')[0]).toEqual({
      Name: 'pizza-size',
      IsOpen: false,
      Values: 'small|little\nmedium|regular\nlarge|big',
    });
  });

  test('runs: it welcomes, asks for parameters, and listens for what follows an answer', async () => {
    const said = await converse(
      pizza(),
      'order a pizza',
      'salami',
      'large',
      'what is that',
      'yes please',
      'when are you open',
      'bye',
    );
    expect(said).toEqual([
      'Welcome to Corner Pizza. What can I get you?',
      'What would you like on it?',
      'How large may it be?',
      'A large salami pizza. Shall I put it in the oven?',
      'Please say yes or no: shall I bake it?',
      'It is in the oven. See you soon. / Is there anything else I can do for you?',
      'We are open from noon to ten, every day. / Is there anything else I can do for you?',
      'Goodbye, and enjoy. / (ended)',
    ]);
  });

  test('says what it says when nothing fits, and hears the way out of a follow-up', async () => {
    const [, lost] = await converse(pizza(), 'xylophone quark');
    expect(['Sorry, I missed that.', 'Could you say that again?']).toContain(lost);
    const said = await converse(pizza(), 'one small vegetable pizza', 'show me the menu');
    expect(said[2]).toContain('margherita');
  });

  test('runs in its other language', async () => {
    const said = await converse(pizza('de'), 'eine große Pizza Pilze bitte', 'ja');
    expect(said).toEqual([
      'Willkommen bei der Eckpizza. Was darf es sein?',
      'Eine große Pizza Pilze. Soll ich sie in den Ofen schieben?',
      'Sie ist im Ofen. Bis gleich. / Kann ich sonst noch etwas für dich tun?',
    ]);
  });

  test('compiles without a problem', () => {
    expect(compile(toSource(pizza())).problems.map(({ code }) => code)).toEqual([]);
  });

  test('leaves keys and addresses behind, and tells of webhooks', () => {
    const { document, findings } = read();
    expect(JSON.stringify(document)).not.toMatch(/example-key|example-secret|example\.test/);
    const told = lines(findings);
    expect(told).toContain('info | agent.json | Keys of the agent and the address of its webhook are left behind.');
    expect(told).toContain(
      'warning | intents/order status.json | The answer of {0} comes from a webhook, which is not asked here; its own texts are said. | order status',
    );
  });

  test('in a folder of the zip is refused with what to do', () => {
    const wrapped = new Map([...sample].map(([path, text]) => [`pizza/${path}`, text]));
    expect(lines(read(wrapped).findings)).toEqual([
      'error | pizza/ | The agent stands in a folder of the zip. Pack what is in the folder {0}, not the folder itself. | pizza/',
    ]);
  });

  test('is read without the files that may be missing', () => {
    const few = new Map([...sample].filter(([path]) => !/_entries_|_usersays_/.test(path)));
    const { document, findings } = read(few);
    expect(document).toBeDefined();
    expect(lines(findings)).toContain(
      'warning | entities/topping.json | The entity {0} has no values in this language; any words are taken. | topping',
    );
  });

  test('says a speech that is one text as one that is a list', () => {
    const edits = { 'responses/0/messages/0/speech': 'Just this.' };
    expect(JSON.stringify(changed('intents/show menu.json', edits).document)).toContain('Just this.');
  });

  test.each<[string, string, JsonEdits, string]>([
    [
      'a payload',
      order,
      { 'responses/0/messages/+': { type: 4, payload: {} } },
      'A payload of the answer is not taken along.',
    ],
    [
      'a picture',
      order,
      { 'responses/0/messages/+': { type: 3, imageUrl: 'x' } },
      'A picture of the answer is not taken along.',
    ],
    [
      'an unknown message',
      order,
      { 'responses/0/messages/+': { type: 'basic_card' } },
      'A message of the type {0} is not taken along. | basic_card',
    ],
    [
      'an event',
      order,
      { 'events/+': { name: 'PAID' } },
      'The event {0} of {1} is not known here. | PAID | order pizza',
    ],
    [
      'several values',
      order,
      { 'responses/0/parameters/0/isList': true },
      'Of several values of {0} one is kept. | topping',
    ],
    [
      'a default',
      order,
      { 'responses/0/parameters/2/defaultValue': '1' },
      'The default value of {0} is not taken along. | number',
    ],
    [
      'a type of the platform',
      order,
      { 'responses/0/parameters/2/dataType': '@sys.geo-city' },
      'The type {0} is taken as any words. | @sys.geo-city',
    ],
    [
      'a pattern',
      'entities/topping.json',
      { isRegexp: true },
      'The entity {0} is a pattern; any words are taken. | topping',
    ],
    [
      'a context of nobody',
      'intents/goodbye.json',
      { contexts: ['shop'] },
      'No intent opens the context {0}, so {1} is listened for everywhere. | shop | goodbye',
    ],
    [
      'a value of values',
      'entities/topping_entries_en.json',
      { '+': { value: '@topping:topping and more', synonyms: [] } },
      'A value of {0} is made of other entities; it is left out. | topping',
    ],
    [
      'knowledge',
      'agent.json',
      { enabledKnowledgeBaseNames: ['faq'] },
      'Knowledge bases of the agent are not taken along.',
    ],
  ])('says so of %s', (_what, entry, edits, message) => {
    const { document, findings } = changed(entry, edits);
    expect(document).toBeDefined();
    expect(lines(findings).some((line) => line.endsWith(message))).toBe(true);
  });

  test('marks parameters in phrases of the older form', () => {
    const phrases = JSON.stringify([
      { data: [{ text: 'bake @topping:topping', userDefined: false }], isTemplate: true },
    ]);
    const { document } = read(new Map([...sample, ['intents/order pizza_usersays_en.json', phrases]]));
    expect(rowsOf(document?.project.values, 'Intents')[5]?.['Samples']).toBe('bake {topping}');
  });

  test('never makes it throw, whatever stands in it', () => {
    const value = jsonValue({ maxDepth: 4 });
    const name = constantFrom(
      'name',
      'contexts',
      'responses',
      'parameters',
      'messages',
      'speech',
      'data',
      'text',
      'alias',
      'type',
      'dataType',
      'required',
      'parentId',
      'id',
    );
    const { part } = letrec((tie) => ({
      part: oneof(
        { depthSize: 'small' },
        value,
        array(tie('part'), { maxLength: 3 }),
        dictionary(name, tie('part'), { maxKeys: 5 }),
      ),
    }));
    assert(
      property(part, part, part, (agent, intent, phrases) => {
        const files = new Map([
          ['agent.json', JSON.stringify(agent)],
          ['intents/a.json', JSON.stringify(intent)],
          ['intents/a_usersays_en.json', JSON.stringify(phrases)],
        ]);
        const { document, findings } = read(files);
        expect(document === undefined).toBe(findings.some(({ severity }) => severity === 'error'));
        if (document) compile(toSource(document));
      }),
      { numRuns: 200 },
    );
  });
});
