import { compile } from '@confab/dialog-engine';
import { array, assert, constantFrom, dictionary, jsonValue, letrec, oneof, property } from 'fast-check';
import { countingIds } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { readPackage } from '../read-package.ts';
import { lines, readRowValues } from '../testing/builders.ts';
import { converse, converseIn, toSource } from '../testing/converse.ts';
import { editJson, type JsonEdits } from '../testing/edit-json.ts';
import { readSample } from '../testing/read-sample.ts';

const sample = readSample('dialogflow-pizza');
const read = (files = sample, language?: string) => readPackage(files, { newId: countingIds(), language });
const pizza = (language?: string) => {
  const { document } = read(sample, language);
  if (!document) throw new Error('The sample is read.');
  return document;
};
const order = 'intents/order pizza.json';
const changed = (entry: string, edits: JsonEdits) =>
  read(new Map([...sample, [entry, editJson(sample.get(entry) ?? '{}', edits)]]));

describe('an agent', () => {
  test('an agent becomes a project with its name in one language', () => {
    const { format, languages, language, document } = read();
    expect([format, languages, language]).toEqual(['Dialogflow', ['en', 'de'], 'en']);
    expect(document?.project.values).toMatchObject({ DisplayName: 'Corner Pizza', Language: 'en' });
    expect(pizza('de').project.values).toMatchObject({ Language: 'de' });
  });

  test('an agent is imported without a file that is not a text, which is reported, but not without an intent', () => {
    const readWithout = (path: string) => readPackage(sample, { newId: countingIds(), undecodable: [path] });
    const { document, report } = readWithout('README.md');
    expect(document).toBeDefined();
    const files = report.find(({ section }) => section === 'files');
    expect(files?.items).toContainEqual({ name: 'README.md', outcome: 'lost' });
    const { document: none, findings } = readWithout('intents/other.json');
    expect(none).toBeUndefined();
    expect(lines(findings)).toEqual(['error | intents/other.json | The file is not UTF-8 text.']);
  });

  test('an imported agent has intents with phrases, parameters as slots, and entities as lists', () => {
    const { values } = pizza().project;
    expect(readRowValues(values, 'Intents').map(({ Name }) => Name)).toEqual([
      'Default Welcome Intent',
      'goodbye',
      'opening hours',
      'order pizza - no',
      'order pizza - yes',
      'order pizza',
      'order status',
      'show menu',
    ]);
    expect(String(readRowValues(values, 'Intents')[5]?.['Samples']).split('\n')).toContain(
      'a {size} pizza with {topping} please',
    );
    expect(readRowValues(values, 'Slots').map(({ Name }) => Name)).toEqual(['date', 'topping', 'size', 'number']);
    expect(readRowValues(values, 'SlotTypes')[0]).toEqual({
      Name: 'pizza-size',
      IsOpen: false,
      Values: 'small|little\nmedium|regular\nlarge|big',
    });
  });

  test('an imported agent greets, asks for parameters, and understands follow-ups', async () => {
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
      'What size would you like?',
      'A large salami pizza. Shall I put it in the oven?',
      'Please say yes or no: shall I bake it?',
      'It is in the oven. See you soon. / What else can I do for you?',
      'We are open from noon to ten, every day. / What else can I do for you?',
      'Goodbye, and enjoy. / (ended)',
    ]);
  });

  test('an imported agent gives its fallback response, and understands other intents after a follow-up', async () => {
    const [, lost] = await converse(pizza(), 'xylophone quark');
    expect(['Sorry, I missed that.', 'Could you say that again?']).toContain(lost);
    const said = await converse(pizza(), 'one small vegetable pizza', 'show me the menu');
    expect(said[2]).toContain('margherita');
  });

  test('an imported agent runs in its other language', async () => {
    const said = await converse(pizza('de'), 'eine große Pizza Pilze bitte', 'ja');
    expect(said).toEqual([
      'Willkommen bei der Eckpizza. Was darf es sein?',
      'Eine große Pizza Pilze. Soll ich sie in den Ofen schieben?',
      'Sie ist im Ofen. Bis gleich. / Was kann ich sonst noch für dich tun?',
    ]);
  });

  test('an agent imported in one language runs in the other one too', async () => {
    const said = await converseIn('de', pizza(), 'eine große Pizza Pilze bitte', 'ja');
    expect(said).toEqual([
      'Willkommen bei der Eckpizza. Was darf es sein?',
      'Eine große Pizza Pilze. Soll ich sie in den Ofen schieben?',
      'Sie ist im Ofen. Bis gleich. / Was kann ich sonst noch für dich tun?',
    ]);
  });

  test('an imported agent compiles without a problem', () => {
    expect(compile(toSource(pizza())).problems.map(({ code }) => code)).toEqual([]);
  });

  test('keys and addresses of an agent are not imported, and webhooks are reported', () => {
    const { document, findings } = read();
    expect(JSON.stringify(document)).not.toMatch(/example-key|example-secret|example\.test/);
    const told = lines(findings);
    expect(told).toContain(
      'info | agent.json | The keys of the agent and the address of its webhook are not imported.',
    );
    expect(told).toContain(
      'warning | intents/order status.json | The answer of {0} comes from a webhook, which is not called here; the texts of the intent are used. | order status',
    );
  });

  test('an agent inside a folder of the zip is refused with an instruction', () => {
    const wrapped = new Map([...sample].map(([path, text]) => [`pizza/${path}`, text]));
    expect(lines(read(wrapped).findings)).toEqual([
      'error | pizza/ | The agent is inside a folder of the zip. Zip the content of the folder {0}, not the folder itself. | pizza/',
    ]);
  });

  test('an agent is read without optional files', () => {
    const few = new Map([...sample].filter(([path]) => !/_entries_|_usersays_/.test(path)));
    const { document, findings } = read(few);
    expect(document).toBeDefined();
    expect(lines(findings)).toContain(
      'warning | entities/topping.json | The entity {0} has no values in this language; it accepts any words. | topping',
    );
  });

  test('a message with a single text is read like a list of texts', () => {
    const edits = { 'responses/0/messages/0/speech': 'Just this.' };
    expect(JSON.stringify(changed('intents/show menu.json', edits).document)).toContain('Just this.');
  });

  test.each([
    ['Follow us #foodie.', 'Follow us #foodie.'],
    ['#1 in town, $5 each', '#1 in town, $5 each'],
    ['A $size pizza, #order.size.', 'A {tv.size} pizza, {tv.size}.'],
    ['On $date.original', 'On {tv.date}'],
    ['For $pizza-size.Thanks', 'For {tv.pizza_size}.Thanks'],
  ])('only references of the platform become tokens in %s', (speech, expected) => {
    const { document } = changed('intents/show menu.json', { 'responses/0/messages/0/speech': speech });
    const node = document?.nodes.find(({ values }) => values['DisplayName'] === 'show menu');
    expect(node?.values['Response']).toMatchObject({ Entries: [{ SpokenText: expected }] });
  });

  test.each<[string, string, JsonEdits, string]>([
    [
      'a payload',
      order,
      { 'responses/0/messages/+': { type: 4, payload: {} } },
      'The payload of the answer is not imported.',
    ],
    [
      'a picture',
      order,
      { 'responses/0/messages/+': { type: 3, imageUrl: 'x' } },
      'The image of the answer is not imported.',
    ],
    [
      'several pictures',
      'intents/show menu.json',
      {
        'responses/0/messages': ['one', 'two', 'two'].map((name) => ({
          type: 3,
          imageUrl: `https://tea.example/${name}.png`,
        })),
      },
      'An answer has {0} pictures; only the first one is imported. | 2',
    ],
    [
      'a card with buttons',
      order,
      {
        'responses/0/messages/+': {
          type: 1,
          title: 'Tea',
          buttons: [{ text: 'Order', postback: 'https://tea.example' }],
        },
      },
      'The buttons of a card are not imported.',
    ],
    [
      'many suggestions',
      order,
      {
        'responses/0/messages/+': {
          type: 2,
          title: '',
          replies: Array.from({ length: 14 }, (_none, at) => `tea ${at}`),
        },
      },
      'An answer has {0} suggestions; the first {1} are imported. | 14 | 13',
    ],
    [
      'an unknown message',
      order,
      { 'responses/0/messages/+': { type: 'basic_card' } },
      'Messages of the type {0} are not imported. | basic_card',
    ],
    [
      'an event',
      order,
      { 'events/+': { name: 'PAID' } },
      'The event {0} of {1} is not supported. | PAID | order pizza',
    ],
    [
      'a default',
      order,
      { 'responses/0/parameters/2/defaultValue': '1' },
      'The default value of {0} is not imported. | number',
    ],
    [
      'a prompt after an answer that does not match',
      order,
      { 'responses/0/parameters/2/noMatchPromptMessages': [{ type: 0, lang: 'en', speech: 'A number, please.' }] },
      'The prompts of {0} after an answer that does not match, or after none, are not imported. | number',
    ],
    [
      'a prompt after silence',
      order,
      { 'responses/0/parameters/2/noInputPromptMessages': [{ type: 0, lang: 'en', speech: 'Are you there?' }] },
      'The prompts of {0} after an answer that does not match, or after none, are not imported. | number',
    ],
    [
      'a type of the platform',
      order,
      { 'responses/0/parameters/2/dataType': '@sys.geo-city' },
      'The type {0} is not supported; it accepts any words. | @sys.geo-city',
    ],
    [
      'a pattern',
      'entities/topping.json',
      { isRegexp: true },
      'The entity {0} is a pattern; it accepts any words. | topping',
    ],
    [
      'a context of nobody',
      'intents/goodbye.json',
      { contexts: ['shop'] },
      'No other intent opens the context {0}, so {1} is available everywhere. | shop | goodbye',
    ],
    [
      'a value of values',
      'entities/topping_entries_en.json',
      { '+': { value: '@topping:topping and more', synonyms: [] } },
      'A value of {0} is composed of other entities; it is left out. | topping',
    ],
    [
      'knowledge',
      'agent.json',
      { enabledKnowledgeBaseNames: ['faq'] },
      'The knowledge bases of the agent are not imported.',
    ],
  ])('an agent with %s is imported with a finding', (_what, entry, edits, message) => {
    const { document, findings } = changed(entry, edits);
    expect(document).toBeDefined();
    expect(lines(findings).some((line) => line.endsWith(message))).toBe(true);
  });

  test('a value that only looks composed is kept by its synonyms', () => {
    const { document } = changed('entities/topping_entries_en.json', {
      '+': { value: '@topping:all', synonyms: ['everything'] },
    });
    const list = readRowValues(document?.project.values, 'SlotTypes').find(({ Name }) => Name === 'topping');
    expect(String(list?.['Values']).split('\n')).toContain('@topping:all|everything');
  });

  test('phrases in the older template form keep their parameters', () => {
    const phrases = JSON.stringify([
      { data: [{ text: 'bake @topping:topping', userDefined: false }], isTemplate: true },
    ]);
    const { document } = read(new Map([...sample, ['intents/order pizza_usersays_en.json', phrases]]));
    expect(readRowValues(document?.project.values, 'Intents')[5]?.['Samples']).toBe('bake {topping}');
  });

  test('reading an agent never throws, whatever it contains', () => {
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
