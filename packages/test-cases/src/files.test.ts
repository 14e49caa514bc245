import type { JsonValue } from '@confab/model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsvRows } from './csv-rows.ts';
import { importCsv } from './import-csv.ts';
import { importRasa } from './import-rasa.ts';
import { toJUnit } from './junit.ts';

/** Writes a line like the export, which puts an apostrophe before a cell that begins like a formula. */
const quoted = (cells: readonly string[]) =>
  cells.map((cell) => `"${cell.replace(/^(?=[=+\-@\t\r＝＋－＠])/, "'").replaceAll('"', '""')}"`).join(',');

describe('a CSV file of test cases', () => {
  test('a CSV file of test cases is imported as it was exported', () => {
    const begin = fc.constantFrom('', "'", '=', "'=", "''-", '＝', "'＋", '－', '＠');
    const text = fc.tuple(begin, fc.string({ maxLength: 20 })).map((parts) => parts.join(''));
    const aStep = fc.record({
      stepId: fc.constant('s'),
      requestValue: text,
      expectedResponse: text,
      match: fc.constantFrom('Exact' as const, 'Contains' as const, 'Pattern' as const),
      targetNodeId: fc.constantFrom('', 'Pay'),
      expectEndSession: fc.constantFrom(undefined, true, false),
    });
    const aCase = fc.record({
      name: fc.stringMatching(/^[a-z,"\n]{0,10}[a-z]$/).map((name) => name.trim()),
      steps: fc.array(aStep, { minLength: 1, maxLength: 4 }),
    });
    const cases = fc.uniqueArray(aCase, { minLength: 1, maxLength: 4, selector: ({ name }) => name });
    fc.assert(
      fc.property(cases, (written) => {
        const file = toCsvRows(written, (id) => id)
          .map(quoted)
          .join('\r\n');
        const read = importCsv(file).cases;
        expect(read).toEqual(
          written.map(({ name, steps }) => ({
            name,
            steps: steps.map(({ targetNodeId, requestValue, expectedResponse, match, expectEndSession }) => ({
              requestValue,
              expectedResponse,
              match,
              nodeName: targetNodeId,
              expectEndSession,
            })),
          })),
        );
      }),
    );
  });

  test('a CSV file of test cases finds columns by name and ignores unknown ones', () => {
    expect(importCsv('\uFEFFExtra,RequestValue,Case\n1,hello,Greeting\n\n2,"bye, then",Greeting').cases).toEqual([
      {
        name: 'Greeting',
        steps: [
          { requestValue: 'hello', expectedResponse: '', match: 'Exact', nodeName: '', expectEndSession: undefined },
          {
            requestValue: 'bye, then',
            expectedResponse: '',
            match: 'Exact',
            nodeName: '',
            expectEndSession: undefined,
          },
        ],
      },
    ]);
  });

  test.each([';', '\t'])('a CSV file that a spreadsheet saved with %j between the cells is imported', (separator) => {
    const file = ['Case,RequestValue,ExpectEndSession', 'A,"hi, you",WAHR', 'A,bye,FALSCH', ',,'].join('\r\n');
    const saved = file.replaceAll(/,(?! )/g, separator);
    expect(importCsv(`\uFEFF${saved}`).cases.map(({ steps }) => steps)).toMatchObject([
      [
        { requestValue: 'hi, you', expectEndSession: true },
        { requestValue: 'bye', expectEndSession: false },
      ],
    ]);
  });

  test.each([
    ['', 'Line 1: there is no column "Case".'],
    ['Case,RequestValue', 'The file: it contains no test case.'],
    ['Case,RequestValue\n,hi', 'Line 2: the column "Case" is empty.'],
    [
      'Case,RequestValue,Match\nA,hi,exact\nB,"x\ny",roughly',
      'Line 3: "roughly" in the column "Match" is none of Exact, Contains, Pattern, AnyOf.',
    ],
    [
      'Case,RequestValue,ExpectEndSession\nA,hi,maybe',
      'Line 2: "maybe" in the column "ExpectEndSession" is neither true nor false.',
    ],
    ['Case,RequestValue\nA,"hi', 'Line 2: a quotation mark is never closed.'],
    ['Case,RequestValue\nA,"hi"x', 'Line 2: there is text behind a closing quotation mark.'],
  ])('a CSV file with an error is rejected with the line number: %j', (file, message) => {
    expect(() => importCsv(file)).toThrow(message);
  });

  test('a CSV file beyond its limits is rejected', () => {
    const many = Array.from({ length: 501 }, (_, at) => `C${at},hi`).join('\n');
    expect(() => importCsv(`Case,RequestValue\n${many}`)).toThrow('it contains 501 test cases, the limit is 500');
    const long = Array.from({ length: 101 }, () => 'C,hi').join('\n');
    expect(() => importCsv(`Case,RequestValue\n${long}`)).toThrow('"C": it has 101 steps, the limit is 100.');
    expect(() => importCsv(`Case,RequestValue\nC,${'x'.repeat(4_001)}`)).toThrow('"C", step 1: a text is longer');
  });
});

describe('Rasa test stories', () => {
  test('each Rasa test story becomes one case, without entity marks', () => {
    const document = {
      stories: [
        {
          story: 'order',
          steps: [
            { user: 'one [large](size) coffee to [Berlin]{"entity": "city"}\n', intent: 'order' },
            { action: 'utter_ask' },
            { bot: 'Anything else?' },
            { slot_was_set: [{ size: 'large' }] },
          ],
        },
      ],
    };
    const { cases, notes } = importRasa(document);
    expect(cases).toEqual([
      {
        name: 'order',
        steps: [
          expect.objectContaining({ requestValue: 'one large coffee to Berlin', expectedResponse: 'Anything else?' }),
        ],
      },
    ]);
    expect(notes).toEqual([
      '"order", step 4: "slot_was_set" cannot be checked and is left out.',
      'Actions have no texts here, so they are not checked: utter_ask',
    ]);
  });

  test('Rasa steps without utterances are left out with a note, and the other steps are imported', () => {
    const { cases, notes } = importRasa({
      stories: [
        {
          story: 'a',
          steps: [{ intent: 'greet' }, { bot: 'Who?' }, { user: 'hi' }, { bot: 'Hello' }, { or: [{ intent: 'x' }] }],
        },
        { story: 'b', steps: [{ intent: 'greet' }, { action: 'utter_greet' }] },
      ],
    });
    expect(cases).toEqual([
      { name: 'a', steps: [expect.objectContaining({ requestValue: 'hi', expectedResponse: 'Hello' })] },
    ]);
    expect(notes).toEqual([
      '"a", step 1: it names the intent "greet" without an utterance ("user") and is left out.',
      '"a", step 2: it answers a step that is left out.',
      '"a", step 5: alternatives ("or") are left out.',
      '"b", step 1: it names the intent "greet" without an utterance ("user") and is left out.',
      '"b": no step has an utterance, so the story is left out.',
      'Actions have no texts here, so they are not checked: utter_greet',
    ]);
  });

  test('a Rasa step that cannot be read or checked is left out with a note, and the rest of the story is imported', () => {
    const { cases, notes } = importRasa({
      stories: [
        {
          story: 'a',
          steps: [
            { checkpoint: 'begun' },
            { user: 'hi', intent: 'greet' },
            { active_loop: 'form' },
            'a text',
            { sings: 'x' },
            { bot: null },
            { bot: 'Hello' },
            { user: 4 },
            { bot: ' ' },
            { user: '', intent: 'leave' },
            { bot: 'Bye' },
            { user: null },
            { bot: 'Still here?' },
          ],
        },
      ],
    });
    expect(cases).toEqual([
      {
        name: 'a',
        steps: [
          expect.objectContaining({ requestValue: 'hi', expectedResponse: 'Hello', match: 'Exact' }),
          expect.objectContaining({ requestValue: '4', expectedResponse: '', match: 'Contains' }),
        ],
      },
    ]);
    expect(notes).toEqual([
      '"a", step 1: "checkpoint" cannot be checked and is left out.',
      '"a", step 3: "active_loop" cannot be checked and is left out.',
      '"a", step 4: it is not an object and is left out.',
      '"a", step 5: it is not "user", "bot" or "action" and is left out.',
      '"a", step 6: "bot" has no text and is left out.',
      '"a", step 9: "bot" has no text and is left out.',
      '"a", step 10: it names the intent "leave" without an utterance ("user") and is left out.',
      '"a", step 11: it answers a step that is left out.',
      '"a", step 12: "user" has no text and is left out.',
      '"a", step 13: it answers a step that is left out.',
    ]);
  });

  test.each(['story', 'rule'])('a Rasa %s whose name is a number keeps that name', (kind) => {
    const { cases, notes } = importRasa({ stories: [{ [kind]: 12, steps: [{ user: 'hi' }] }] });
    expect([cases.map(({ name }) => name), notes]).toEqual([['12'], []]);
  });

  test('a Rasa story without a name is called by its place, and one without steps is left out with a note', () => {
    const { cases, notes } = importRasa({
      stories: [4, { story: 'a' }, { story: 'b', steps: [] }, { steps: [{ user: 'hi' }] }],
    });
    expect(cases.map(({ name }) => name)).toEqual(['Story 4']);
    expect(notes).toEqual([
      'Story 1: it is not an object.',
      '"a": it has no list of "steps".',
      'Story 4: it has no name ("story"), so its place is its name.',
      '"Story 1": no step has an utterance, so the story is left out.',
      '"a": no step has an utterance, so the story is left out.',
      '"b": no step has an utterance, so the story is left out.',
    ]);
  });

  test('Rasa stories beyond the limits are left out with a note, and the others are imported', () => {
    const createStory = (story: string, count: number, user = 'hi') => ({
      story,
      steps: Array.from({ length: count }, () => ({ user })),
    });
    const { cases, notes } = importRasa({
      stories: [createStory('a', 101), createStory('b', 1, 'x'.repeat(4_001)), createStory('c', 100)],
    });
    expect(cases.map(({ name }) => name)).toEqual(['c']);
    expect(notes).toEqual([
      '"a": it has 101 steps, the limit is 100. The case is left out.',
      '"b", step 1: a text is longer than 4000 characters. The case is left out.',
    ]);
    const many = importRasa({ stories: Array.from({ length: 501 }, (_, at) => createStory(`s${at}`, 1)) });
    expect([many.cases.length, many.notes]).toEqual([
      500,
      ['The file: it contains 501 test cases, the limit is 500. The further ones are left out.'],
    ]);
  });

  test.each<[JsonValue, string]>([
    [
      { stories: [{ story: 'a', steps: [{ or: [{ intent: 'x' }] }] }] },
      'The file: it contains no test case. "a", step 1: alternatives ("or") are left out. "a": no step has an utterance',
    ],
    [null, 'The file: it contains no list of "stories".'],
    [{ stories: 'a' }, 'The file: it contains no list of "stories".'],
    [{ stories: [] }, 'The file: it contains no test case.'],
    [{ stories: [{ story: 'a', steps: [] }] }, 'The file: it contains no test case.'],
  ])('a file without any Rasa test story is rejected with the reason: %j', (document, fault) => {
    expect(() => importRasa(document)).toThrow(fault);
  });
});

test('toJUnit counts cases by suite and escapes conversation texts', () => {
  const xml = toJUnit({
    name: 'Night run',
    startedUtc: '2026-01-05T09:00:00.000Z',
    cases: [
      { suite: 'Orders', name: 'a <b> & "c"', state: 'Passed', message: '', milliseconds: 12 },
      {
        suite: 'Orders',
        name: 'two',
        state: 'Failed',
        message: 'Expected "x"\u0007,\ngot \uD800y',
        milliseconds: 1_500,
      },
      { suite: 'Talk', name: 'three', state: 'Cancelled', message: '', milliseconds: 0 },
    ],
  });
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="Night run" tests="3" failures="1" errors="0" skipped="1" time="1.512">
  <testsuite name="Orders" tests="2" failures="1" errors="0" skipped="0" time="1.512" timestamp="2026-01-05T09:00:00.000Z">
    <testcase classname="Orders" name="a &lt;b&gt; &amp; &quot;c&quot;" time="0.012"/>
    <testcase classname="Orders" name="two" time="1.500"><failure message="Expected &quot;x&quot;,&#10;got y"/></testcase>
  </testsuite>
  <testsuite name="Talk" tests="1" failures="0" errors="0" skipped="1" time="0.000" timestamp="2026-01-05T09:00:00.000Z">
    <testcase classname="Talk" name="three" time="0.000"><skipped/></testcase>
  </testsuite>
</testsuites>
`);
});
