import { array, assert, constantFrom, property, uniqueArray } from 'fast-check';
import { countingIds } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { writeSkillPackage } from '../alexa/write-skill-package.ts';
import { writeAgent } from '../dialogflow/write-agent.ts';
import type { Files } from '../document.ts';
import { readPackage } from '../read-package.ts';
import { lines } from '../testing/builders.ts';
import { comparePackages } from '../testing/compare-packages.ts';
import { readSample } from '../testing/read-sample.ts';
import { removeAddedIntents } from '../testing/remove-added-intents.ts';
import { fitDifference } from './fit-difference.ts';

const roundTrip = (files: Files) => {
  const { document, findings, report, format } = readPackage(files, { newId: countingIds() });
  if (!document) throw new Error(lines(findings).join('\n'));
  const written =
    format === 'Alexa' ? removeAddedIntents(writeSkillPackage(document)) : writeAgent(document, countingIds()).files;
  const getSection = (name: string) => report.find(({ section }) => section === name);
  return { written, differences: comparePackages(files, written), getSection };
};

const unstorable = constantFrom('\0', '\ud800', '\udc00', 'a\udbff');
const storable = constantFrom('note', '😀', '\\u0000', '"', '\n');

test.each(['alexa-pizza', 'dialogflow-pizza'] as const)(
  'files of %s with characters that cannot be stored are lost alone, and reported',
  (sample) => {
    const paths = uniqueArray(constantFrom('__MACOSX/._a.txt', 'notes.txt', 'read me.md', 'constructor'), {
      minLength: 1,
    });
    assert(
      property(paths, array(storable), unstorable, (broken, words, character) => {
        const extra = broken.map((path) => [path, `${words.join('')}${character}`] as const);
        const kept = ['kept.txt', words.join(' ')] as const;
        const { written, differences, getSection } = roundTrip(new Map([...readSample(sample), ...extra, kept]));
        expect(differences.toSorted()).toEqual(broken.map((path) => `${path}: missing`).toSorted());
        expect(written.get('kept.txt')).toBe(kept[1]);
        expect(getSection('files')?.lost).toBe(broken.length);
      }),
      { numRuns: 8 },
    );
  },
);

/** An agent with phrases for cities, which the project has no type for. */
function anAgent(phrases: number, description = ''): Files {
  const cities = ['Paris', 'Rome', 'New York'];
  const intents = [0, 1].flatMap((own): (readonly [string, unknown])[] => [
    [
      `intents/Trip ${own}.json`,
      {
        id: `intent ${own}`,
        name: `Trip ${own}`,
        responses: [
          {
            parameters: [{ id: `parameter ${own}`, name: 'city', dataType: '@sys.geo-city', value: '$city' }],
            messages: [{ type: '0', lang: 'en', speech: ['Good.'] }],
          },
        ],
      },
    ],
    [
      `intents/Trip ${own}_usersays_en.json`,
      Array.from({ length: phrases / 2 }, (_, at) => ({
        id: `0f2b1e7c-0000-4000-8000-${String(own * phrases + at).padStart(12, '0')}`,
        data: [
          { text: `Please book my trip with the number ${at} to `, userDefined: false },
          { text: cities[at % 3], alias: 'city', meta: '@sys.geo-city', userDefined: true },
        ],
        isTemplate: false,
        count: 0,
        lang: 'en',
        updated: 1_600_000_000 + at,
      })),
    ],
  ]);
  const agent = ['agent.json', { language: 'en', displayName: 'Trips', description }] as const;
  const files = [agent, ...intents, ['package.json', { version: '1.0.0' }] as const];
  return new Map(files.map(([path, json]) => [path, JSON.stringify(json)]));
}

/** Leaves little room for a stored package in a project. */
const longText = 'a'.repeat(880_000);

describe('a package with more than a project can store', () => {
  test('an agent with 1,300 phrases is exported as it was imported', () => {
    const { differences, getSection } = roundTrip(anAgent(1300));
    expect(differences).toEqual([]);
    expect(getSection('samples')).toMatchObject({ kept: 1300, changed: 0 });
  });

  test('the words and types of phrases are stored before their ids and dates', () => {
    const { differences, getSection } = roundTrip(anAgent(140, longText));
    expect(differences.filter((line) => !/\/\d+\/(?:id|updated)|Trip \d\.json\/id|: undefined ->/.test(line))).toEqual(
      [],
    );
    expect(getSection('samples')).toMatchObject({ kept: 140, changed: 0 });
    expect(getSection('settings')?.items).toContainEqual({
      name: 'Trip 1: Please book my trip with the number 1 to {city} (id)',
      outcome: 'lost',
    });
  });

  test('each phrase whose words or types are not stored is reported as changed', () => {
    const { written, getSection } = roundTrip(anAgent(400, longText));
    const texts = [...written].filter(([path]) => path.includes('_usersays_')).map(([, text]) => text);
    const replaced = texts.join('').split('"@sys.any"').length - 1;
    expect(replaced).toBeGreaterThan(0);
    expect(replaced).toBeLessThan(400);
    expect(getSection('samples')).toMatchObject({ kept: 400 - replaced, changed: replaced, lost: 0 });
  });

  test('the ids of values are counted value by value', () => {
    const values = Array.from({ length: 1000 }, (_, at) => ({
      id: `id ${at}`,
      name: { value: `colour number ${at}` },
    }));
    const languageModel = {
      invocationName: 'paint shop',
      intents: [{ name: 'Paint', samples: ['paint it {colour}'], slots: [{ name: 'colour', type: 'Colour' }] }],
      types: [{ name: 'Colour', values }],
    };
    const manifest = {
      publishingInformation: { locales: { 'en-US': { name: 'Paint', description: 'a'.repeat(860_000) } } },
    };
    const { written, getSection } = roundTrip(
      new Map([
        ['skill-package/skill.json', JSON.stringify({ manifest })],
        ['skill-package/interactionModels/custom/en-US.json', JSON.stringify({ interactionModel: { languageModel } })],
      ]),
    );
    const model = written.get('skill-package/interactionModels/custom/en-US.json') ?? '';
    const stored = model.split('"id": "id ').length - 1;
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(1000);
    expect(getSection('settings')?.lost).toBe(1000 - stored);
    expect(getSection('values')).toMatchObject({ kept: 1000, lost: 0 });
  });
});

test('the replacement of a removed part is not stored without the removal', () => {
  const replacing = ['list', ['/', ['old', ['-', 'digest']], ['new', ['+', 'a'.repeat(50)]]]];
  const { text, omitted } = fitDifference(['/', replacing, ['other', ['+', 'b']]], 60);
  expect(JSON.parse(text)).toEqual(['/', ['other', ['+', 'b']]]);
  expect(omitted).toEqual([
    ['list', 'old'],
    ['list', 'new'],
  ]);
});
