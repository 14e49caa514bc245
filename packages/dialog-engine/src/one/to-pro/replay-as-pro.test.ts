import { findOneTemplate, getIntroducedBuild, instantiateOneTemplate } from '@confab/catalogue';
import { normaliseKeywords } from '@confab/inputs';
import { countingIds } from '@confab/test-kit';
import { createSlotFiller, findYesNo, fixedMoment } from '@confab/understanding';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readText } from '../../compile/authored-values.ts';
import type { OneProjectSource } from '../compile/one-project-source.ts';
import { generatedLine, generatedProject, isSaidIn } from './testing/generated-projects.ts';
import { compileBoth, convert, countAlikeTurns, listAnswers } from './testing/replay.ts';

const templates = ['glass-museum', 'olive-ember', 'dune-house', 'signal-days', 'fern-thread', 'sky-sea-quiz'] as const;

function createFromTemplate(id: string): OneProjectSource {
  const template = findOneTemplate(id);
  if (!template) throw new Error(`There is no template ${id}`);
  const { project, llamas } = instantiateOneTemplate(template, countingIds(), getIntroducedBuild);
  return { project: { ...project, displayName: template.title }, llamas };
}

/** Keywords, choices, commands, strays and silence. */
function listLines({ llamas }: OneProjectSource): readonly (string | null)[] {
  const pages = llamas.flatMap((llama) => llama.pages.map(({ propertyValues }) => propertyValues));
  const keywords = pages.flatMap(({ Keywords }) => normaliseKeywords(readText(Keywords)));
  const choices = pages.flatMap(({ Choices }) => readText(Choices).split(/[\n|]/));
  const words = [...keywords, ...choices].filter(
    (word) => word.trim() !== '' && !answersLaterQuestion(word) && !differs(word),
  );
  const commands = ['repeat', 'say that again', 'go back', 'start over', 'cancel', 'skip', 'yes', 'no', 'no thanks'];
  const numbers = ['the second one', 'number 1', 'the last one'];
  const strays = ['xqzt blorp', 'blorp', null];
  return [...words, ...[commands, numbers, strays].flatMap((lines) => [...lines, ...lines, ...lines])];
}

const laterKinds = ['date', 'time', 'number', 'email', 'phone'];
const laterAnswers = laterKinds.map((type) => createSlotFiller([{ id: 'later', type }], [], 'en'));

/** The finding LaterAnswers: a form keeps an answer to a later question. */
function answersLaterQuestion(word: string) {
  return laterAnswers.some((filler) => filler.fill(word, ['later'], fixedMoment(0)).size > 0);
}

/**
 * The finding DeclinedAnswers: a page accepts more words as a no. The finding KeywordOrder: it accepts "tester" for
 * "testing".
 */
function differs(word: string) {
  return word === 'tester' || (findYesNo(word, 'en') === false && !['no', 'no thanks'].includes(word));
}

describe('convertOneToPro', () => {
  test.each(templates)('answers scripted conversations of the template %s as the One project does', (id) => {
    const source = createFromTemplate(id);
    const { one, pro } = compileBoth(source);
    const conversion = convert(source);
    const line = fc.constantFrom(...listLines(source));
    fc.assert(
      fc.property(fc.array(line, { minLength: 8, maxLength: 8 }), (lines) => {
        const alike = countAlikeTurns(one, conversion, lines, ['LaterAnswers']);
        expect(listAnswers(pro, lines).slice(0, alike)).toEqual(listAnswers(one, lines).slice(0, alike));
      }),
      { numRuns: 150 },
    );
  });

  test.each(templates)('makes a project without problems from the template %s', (id) => {
    expect(compileBoth(createFromTemplate(id)).pro.problems).toEqual([]);
  });

  test.each([
    [
      'olive-ember',
      ['book a table', 'six of us', 'this Friday', 'half past seven', 'Ada', '01632 960 111', 'skip', 'yes'],
    ],
    ['olive-ember', ['book a table', 'four people tomorrow', 'at eight', 'Ada', '01632 960 111', 'skip', 'yes']],
    [
      'olive-ember',
      [
        'book a table',
        'xqzt',
        'reserve a table',
        'xqzt',
        '6',
        'Friday',
        'half past seven',
        'Ada',
        '01632 960 111',
        'skip',
        'booking',
        'yes',
      ],
    ],
    ['olive-ember', ['xqzt', 'xqzt', 'xqzt', 'xqzt', 'Please call me']],
    [
      'olive-ember',
      ['book a table', '6', 'this Friday', 'at eight', 'Ada', '01632 960 111', 'no thanks', 'yes', 'menu', 'no'],
    ],
    ['dune-house', ['the house', 'number two', 'the toilet is blocked', 'The lamp', 'today', 'skip', 'yes', 'beach']],
    ['dune-house', ['contact', 'The door squeaks', 'help', 'my name', 'Ada', 'go back', null, null]],
    [
      'signal-days',
      ['what should I see', "I'm a designer", 'Workshop sign-up', 'voices', 'Ada', 'ada@example.com', 'yes'],
    ],
    ['glass-museum', ['walk me through', 'blorp', 'blorp', 'an hour', 'the furnace', 'go back', 'say that again']],
    ['sky-sea-quiz', ['sky', 'venus', 'hint', 'eight minutes', 'pass', 'dust', 'the milky way', 'sea']],
  ] as const)('leads through the forms and questions of %s as before: %j', (id, lines) => {
    const { one, pro } = compileBoth(createFromTemplate(id));
    expect(listAnswers(pro, lines)).toEqual(listAnswers(one, lines));
  });

  test('convertOneToPro answers generated projects as before, up to the first page with a finding', () => {
    fc.assert(
      fc.property(
        generatedProject,
        fc.array(fc.array(generatedLine, { minLength: 6, maxLength: 6 }), { minLength: 4, maxLength: 4 }),
        (source, conversations) => {
          const conversion = convert(source);
          const { one, pro } = compileBoth(source);
          for (const drawn of conversations) {
            const lines = drawn.filter((line) => isSaidIn(source, line));
            const alike = countAlikeTurns(one, conversion, lines);
            expect(listAnswers(pro, lines).slice(0, alike)).toEqual(listAnswers(one, lines).slice(0, alike));
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
