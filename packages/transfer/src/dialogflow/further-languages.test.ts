import { countingIds } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '@confab/model';
import type { ProjectDocument } from '../document.ts';
import { readPackage } from '../read-package.ts';
import { lines } from '../testing/builders.ts';
import { comparePackages } from '../testing/compare-packages.ts';
import { converseIn } from '../testing/converse.ts';
import { writeAgent } from './write-agent.ts';

const answers = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([lang, text]) => ({ type: 0, lang, speech: text }));
const phrase = (text: string) => [{ data: [{ text, userDefined: false }], isTemplate: false }];

const toText = (content: unknown) => (typeof content === 'string' ? content : JSON.stringify(content));
const toFiles = (files: Readonly<Record<string, unknown>>) =>
  new Map(Object.entries(files).map(([path, content]) => [path, toText(content)]));

/** Reads an agent in English and German that sells tea, with answers by language and further messages and files. */
function readTeaHouse(
  texts: Readonly<Record<string, string>>,
  messages: readonly JsonObject[] = [],
  more: Readonly<Record<string, unknown>> = {},
) {
  const files: Readonly<Record<string, unknown>> = {
    'agent.json': { language: 'en', supportedLanguages: ['de'] },
    'intents/tea.json': { name: 'tea', responses: [{ messages: [...answers(texts), ...messages] }] },
    'intents/tea_usersays_en.json': phrase('some tea'),
    'intents/tea_usersays_de.json': phrase('etwas Tee'),
    ...more,
  };
  const { document, findings, report } = readPackage(toFiles(files), { newId: countingIds() });
  if (!document) throw new Error(lines(findings).join('\n'));
  return { document, findings: lines(findings), report };
}

const getAnswer = async (language: string, texts: Readonly<Record<string, string>>) => {
  const said = language === 'de' ? 'etwas Tee' : 'some tea';
  return (await converseIn(language, readTeaHouse(texts).document, said)).at(-1);
};

test('an answer that only the first language has is given in all languages, in place of a placeholder', async () => {
  expect(await getAnswer('de', { en: 'Here is your tea.' })).toContain('Here is your tea.');
});

test('an answer that only a further language has is given in that language', async () => {
  const texts = { de: 'Hier ist dein Tee.' };
  expect(await getAnswer('de', texts)).toContain('Hier ist dein Tee.');
  expect(await getAnswer('en', texts)).toContain('This is where tea is answered.');
});

test('an answer that no language has is a placeholder in the words of each', async () => {
  expect(await getAnswer('en', {})).toContain('This is where tea is answered.');
  expect(await getAnswer('de', {})).toContain('Hier wird tea beantwortet.');
});

test('a placeholder that only a further language still has is left out of an export, and the webhook is asked', () => {
  const { nodes, ...others } = readTeaHouse({}).document;
  const answered = nodes.map((node) => {
    if (node.values['DisplayName'] !== 'tea') return node;
    const text = JSON.stringify(node.values['Response']).replaceAll(
      /"(SpokenText|DisplayText)":"[^"]*"/g,
      '"$1":"Here is your tea."',
    );
    return { ...node, values: { ...node.values, Response: JSON.parse(text) } };
  });
  const { ImportedPackage: _, ...values } = others.project.values;
  const own = { ...others, nodes: answered, project: { ...others.project, values } };
  const { files, findings } = writeAgent(own, countingIds());
  expect(JSON.parse(files.get('intents/tea.json') ?? '')).toMatchObject({
    webhookUsed: true,
    responses: [{ messages: [{ lang: 'en', speech: ['Here is your tea.'] }] }],
  });
  expect(lines(findings)).toContain(
    'warning | answer tea (de) | The answer to {0} is still a placeholder, so it is left out; the platform asks the webhook for it. | tea (de)',
  );
});

test('a further language with fewer texts than the first one uses only its own', async () => {
  const more = { type: 0, lang: 'en', speech: ['One.', 'Two.', 'Three.', 'Four.'] };
  const { document } = readTeaHouse({ de: 'Hier ist dein Tee.' }, [more]);
  const repeated = Array.from({ length: 8 }, () => 'etwas Tee');
  const [, ...said] = await converseIn('de', document, ...repeated);
  for (const answer of said) expect(answer).toContain('Hier ist dein Tee.');
});

const both = { en: 'Here is your tea.', de: 'Hier ist dein Tee.' };

test('what only a further language loses is found there, and what each language loses is found once', () => {
  const payload = (lang: string) => ({ type: 4, lang, payload: { tea: true } });
  const found = 'The payload of the answer is not imported.';
  expect(readTeaHouse(both, [payload('de')]).findings).toEqual([`warning | intents/tea.json (de) | ${found}`]);
  expect(readTeaHouse(both, [payload('en'), payload('de')]).findings).toEqual([
    `warning | intents/tea.json | ${found}`,
  ]);
});

test.each(['de', 'say-de', 'de plus'])(
  'findings of a further language name it, although an intent has its tag in its name: %s',
  (name) => {
    const messages = [...answers(both), { type: 4, lang: 'de', payload: { tea: true } }];
    const { findings } = readTeaHouse(both, [], {
      [`intents/${name}.json`]: { name, responses: [{ messages }] },
      [`intents/${name}_usersays_en.json`]: phrase('that one'),
      [`intents/${name}_usersays_de.json`]: phrase('jenen dort'),
    });
    expect(findings).toEqual([`warning | intents/${name}.json (de) | The payload of the answer is not imported.`]);
  },
);

test('a damaged file of a further language whose tag has digits is reported with its name once', () => {
  const path = 'intents/tea_usersays_es-419.json';
  const { findings } = readTeaHouse({ ...both, 'es-419': 'Aquí está tu té.' }, [], {
    'agent.json': { language: 'en', supportedLanguages: ['es-419'] },
    [path]: '[{',
  });
  expect(findings[0]).toBe(`warning | ${path} | The file is not valid JSON in line {0}. | 1`);
});

test('an answer and samples that a further language lacks are reported with that language', () => {
  expect(readTeaHouse({ en: 'Here is your tea.' }, [], { 'intents/tea_usersays_de.json': [] }).findings).toEqual([
    'warning | intent tea | {0} has no answer in {1}; that of the first language is used until you translate it. | tea | de',
    'warning | intent tea | {0} has no samples in {1}; those of the first language are used until you translate them. | tea | de',
  ]);
});

test('texts that only a further language has are reported', () => {
  const more = { type: 0, lang: 'de', speech: ['Bitte.', 'Bitte sehr.'] };
  expect(readTeaHouse({ en: 'Here is your tea.' }, [more]).findings).toEqual([
    'warning | intent tea | {0} has more texts or suggestions in {1} than in the first language; the further ones are left out. | tea | de',
  ]);
});

test('a value that only a further language composes of other entities is found there', () => {
  const files = {
    'entities/kind.json': { name: 'kind' },
    'entities/kind_entries_en.json': [{ value: 'green', synonyms: [] }],
  };
  const { findings } = readTeaHouse(both, [], {
    ...files,
    'entities/kind_entries_de.json': [{ value: '@x:x', synonyms: [] }],
  });
  expect(findings).toEqual([
    'warning | entities/kind.json (de) | A value of {0} is composed of other entities; it is left out. | kind',
    'warning | entities kind | {0} has no values in {1}; those of the first language are used until you translate them. | kind | de',
  ]);
});

test('a list without values in a further language is found, and has the values of the first one', async () => {
  const more = {
    'entities/kind.json': { name: 'kind' },
    'entities/kind_entries_en.json': [{ value: 'green', synonyms: [] }],
    'intents/tea.json': {
      name: 'tea',
      responses: [
        {
          parameters: [{ name: 'kind', dataType: '@kind' }],
          messages: answers({ en: 'A $kind tea.', de: 'Tee: $kind.' }),
        },
      ],
    },
    'intents/tea_usersays_de.json': [{ data: [{ text: 'Tee ' }, { text: 'green', alias: 'kind', meta: '@kind' }] }],
  };
  const { document, findings } = readTeaHouse({}, [], more);
  expect(findings).toContain(
    'warning | entities kind | {0} has no values in {1}; those of the first language are used until you translate them. | kind | de',
  );
  expect((await converseIn('de', document, 'Tee green'))[1]).toContain('Tee: green.');
});

test('a damaged file of a further language is a warning, and the package is imported without it', () => {
  expect(readTeaHouse(both, [], { 'intents/tea_usersays_de.json': '[{' }).findings).toEqual([
    'warning | intents/tea_usersays_de.json | The file is not valid JSON in line {0}. | 1',
    'warning | intent tea | {0} has no samples in {1}; those of the first language are used until you translate them. | tea | de',
  ]);
});

describe('an agent in Latin American Spanish, whose tag es-419 has digits', () => {
  const kinds = (language: string, value: string) => ({
    'entities/kind.json': { name: 'kind' },
    [`entities/kind_entries_${language}.json`]: [{ value, synonyms: [value] }],
  });

  test('an agent in that language alone becomes a project in Spanish, and is exported as it was', async () => {
    const files = toFiles({
      'agent.json': { language: 'es-419', displayName: 'Tea house' },
      'intents/tea.json': { name: 'tea', responses: [{ messages: answers({ 'es-419': 'Aquí está tu té.' }) }] },
      'intents/tea_usersays_es-419.json': phrase('un té por favor'),
      ...kinds('es-419', 'verde'),
    });
    const { document, findings, languages } = readPackage(files, { newId: countingIds() });
    if (!document) throw new Error(lines(findings).join('\n'));
    expect([lines(findings), languages]).toEqual([[], ['es-419']]);
    expect(document.project.values).toMatchObject({ Language: 'es' });
    expect((await converseIn('es', document, 'un té por favor'))[1]).toContain('Aquí está tu té.');
    const differences = comparePackages(files, writeAgent(document, countingIds()).files);
    expect(differences.filter((one) => !one.includes('/id: undefined'))).toEqual(['package.json: added']);
  });

  test('a further language es-419 becomes Spanish', async () => {
    const { document, findings } = readTeaHouse({ en: 'Here is your tea.', 'es-419': 'Aquí está tu té.' }, [], {
      'agent.json': { language: 'en', supportedLanguages: ['es-419'] },
      'intents/tea_usersays_es-419.json': phrase('un té por favor'),
    });
    expect(findings).toEqual([]);
    expect((await converseIn('es', document, 'un té por favor'))[1]).toContain('Aquí está tu té.');
    const written = [...writeAgent(document, countingIds()).files.keys()];
    expect(written.filter((path) => path.includes('_es'))).toEqual(['intents/tea_usersays_es-419.json']);
  });

  test('the answers in es-419 are not used in addition to those in es', async () => {
    const texts = { en: 'Here is your tea.', es: 'Aquí tienes tu té.', 'es-419': 'Aquí está tu té.' };
    const { document } = readTeaHouse(texts, [], {
      'agent.json': { language: 'en', supportedLanguages: ['es', 'es-419'] },
      'intents/tea_usersays_es.json': phrase('un té por favor'),
      'intents/tea_usersays_es-419.json': phrase('un tecito'),
    });
    const [, answer] = await converseIn('es', document, 'un té por favor');
    expect(answer).toContain('Aquí tienes tu té.');
    expect(answer).not.toContain('Aquí está tu té.');
  });

  test('the answer in es-419 is used where the one in es is empty', async () => {
    const texts = { en: 'Here is your tea.', es: '', 'es-419': 'Aquí está tu té.' };
    const { document } = readTeaHouse(texts, [], {
      'agent.json': { language: 'en', supportedLanguages: ['es', 'es-419'] },
      'intents/tea_usersays_es.json': phrase('un té por favor'),
    });
    expect((await converseIn('es', document, 'un té por favor'))[1]).toContain('Aquí está tu té.');
  });

  test('the variant es-419 beside es is named as not imported, and stays in the package', () => {
    const { document, findings } = readTeaHouse({ en: 'Here is your tea.', es: 'Aquí está tu té.' }, [], {
      'agent.json': { language: 'en', supportedLanguages: ['es', 'es-419'] },
      'intents/tea_usersays_es.json': phrase('un té por favor'),
      'intents/tea_usersays_es-419.json': phrase('un tecito'),
    });
    expect(findings).toEqual([
      'info | agent.json | {0} is imported. For {1}, import the package again and choose the language. | en | es-419',
    ]);
    const written = writeAgent(document, countingIds()).files.get('intents/tea_usersays_es-419.json');
    expect(JSON.parse(written ?? '')).toEqual(phrase('un tecito'));
  });
});

test.each(['[{', 'null'])(
  'damaged phrases of a further language are not imported, and an export writes those of the project: %s',
  (damaged) => {
    const path = 'intents/tea_usersays_de.json';
    const { document, report } = readTeaHouse(both, [], { [path]: damaged });
    expect(report.find(({ section }) => section === 'files')?.items).toEqual([{ name: path, outcome: 'lost' }]);
    const written: unknown = JSON.parse(writeAgent(document, countingIds()).files.get(path) ?? '');
    expect(written).toMatchObject([{ data: [{ text: 'some tea' }] }]);
  },
);

describe('texts that are there twice', () => {
  /** The texts of the answer about tea that an export of the project has, in a language. */
  const readSpeech = (document: ProjectDocument, language: string): unknown => {
    const tea = JSON.parse(writeAgent(document, countingIds()).files.get('intents/tea.json') ?? '');
    const messages: readonly JsonObject[] = tea.responses[0].messages;
    return messages.filter(({ lang }) => lang === language).map(({ speech }) => speech);
  };
  const speech = (lang: string, ...texts: readonly string[]) => ({ type: 0, lang, speech: texts });
  /** The project as versions imported it that kept no difference to the package. */
  const withoutOriginal = ({ project, ...more }: ProjectDocument): ProjectDocument => {
    const { ImportedPackage: _, ...values } = project.values;
    return { ...more, project: { ...project, values } };
  };

  test('texts that an author repeats in both languages are exported as often', () => {
    const { document } = readTeaHouse({}, [speech('en', 'Hi', 'Hi', 'Ho'), speech('de', 'Hallo', 'Hallo', 'Ho')]);
    expect(readSpeech(withoutOriginal(document), 'en')).toEqual([['Hi', 'Hi', 'Ho']]);
    expect(readSpeech(withoutOriginal(document), 'de')).toEqual([['Hallo', 'Hallo', 'Ho']]);
  });

  test('texts that an import repeats, because a language has fewer than the first one, are exported once', () => {
    const { document } = readTeaHouse({}, [speech('en', 'Hi', 'Ho', 'He'), speech('de', 'Hallo', 'Na')]);
    expect(readSpeech(withoutOriginal(document), 'de')).toEqual([['Hallo', 'Na']]);
  });
});

describe('slots of one name and several types', () => {
  const marked = (text: string, slot: string, meta: string) => [
    { data: [{ text: `${text} ` }, { text: slot, alias: 'what', meta }], isTemplate: false },
  ];
  const parameters = (dataType: string) => [{ parameters: [{ name: 'what', dataType }], messages: answers(both) }];
  const twoTypes = {
    'intents/paint.json': { name: 'paint', responses: parameters('@Colour') },
    'intents/paint_usersays_en.json': marked('paint', 'red', '@Colour'),
    'intents/paint_usersays_de.json': marked('male', 'rot', '@Colour'),
    'intents/say.json': { name: 'say', responses: parameters('@sys.any') },
    'intents/say_usersays_en.json': marked('say', 'hello', '@sys.any'),
    'intents/say_usersays_de.json': marked('sage', 'hallo', '@sys.any'),
    'entities/Colour.json': { name: 'Colour' },
    'entities/Colour_entries_en.json': [{ value: 'red', synonyms: [] }],
  };

  test('a list without values in a further language has the slot of the first one there', () => {
    const { project } = readTeaHouse(both, [], twoTypes).document;
    expect(project.values['Translations']).toMatchObject({ de: expect.anything() });
    const samples = JSON.stringify(project.values['Translations']);
    expect(samples).toContain('male {what}');
    expect(samples).toContain('sage {what_2}');
  });

  test('a list that only a further language has values of is found once, and its slots have no other type there', () => {
    const { 'entities/Colour_entries_en.json': values, ...others } = twoTypes;
    const { findings } = readTeaHouse(both, [], { ...others, 'entities/Colour_entries_de.json': values });
    expect(findings).toContain(
      'warning | entities Colour | {0} exists only in {1}, not in the first language; it is left out. | Colour | de',
    );
    expect(findings.filter((line) => line.includes('another type'))).toEqual([]);
  });

  test('a phrase of a further language that gives a slot another type is found', () => {
    const ride = {
      'intents/ride.json': { name: 'ride', responses: [{ messages: answers(both) }] },
      'intents/ride_usersays_en.json': marked('ride at', 'five', '@sys.number'),
      'intents/ride_usersays_de.json': marked('fahr mit', 'rot', '@Colour'),
    };
    const { 'entities/Colour_entries_en.json': values, ...others } = twoTypes;
    const { findings } = readTeaHouse(both, [], { ...others, ...ride, 'entities/Colour_entries_de.json': values });
    expect(findings.filter((line) => line.includes('another type'))).toEqual([
      'warning | intents/ride.json (de) | The slot {0} of {1} has another type in {2}; that of the first language is used. | what | ride | de',
    ]);
  });
});
