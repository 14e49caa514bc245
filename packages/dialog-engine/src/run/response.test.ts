import { emptyId } from '@confab/model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeText } from '../text/escape-text.ts';
import { stripSpeechMarkdown } from '../speech/strip-speech-markdown.ts';
import {
  begin,
  free,
  heard,
  problemsOf,
  project,
  response,
  say,
  talk,
  traced,
  variables,
} from '../testing/small-projects.ts';

/** A response that is given once per utterance. */
const said = (given: ReturnType<typeof response>, values = {}) =>
  project([begin('s'), say('s', given, 'q'), free('q', '-', 's')], values);
const turns = (count: number) => Array.from({ length: count }, () => 'go on');
const answers = (given: ReturnType<typeof response>, count: number, seed = 1, values = {}) =>
  heard(said(given, values), turns(count - 1), seed).map((line) => line.replace(/ ?\/? ?-$/, ''));

describe('choosing a response entry', () => {
  test('Escalating moves one entry further each time and stays on the last (A3.54)', () => {
    expect(answers(response('Escalating', 'One', 'Two', 'Three'), 5)).toEqual([
      'One',
      'Two',
      'Three',
      'Three',
      'Three',
    ]);
  });

  test('a response without a selection method escalates (A9.12)', () => {
    expect(answers(response('', 'One', 'Two'), 3)).toEqual(['One', 'Two', 'Two']);
  });

  test('Random gives the same entries for the same seed, and every entry eventually', () => {
    const given = response('Random', 'One', 'Two', 'Three');
    expect(answers(given, 30, 7)).toEqual(answers(given, 30, 7));
    expect(new Set(answers(given, 30, 7))).toEqual(new Set(['One', 'Two', 'Three']));
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => answers(given, 6, seed).join())).size).toBeGreaterThan(1);
  });

  test('Random never gives one entry twice in a row, for any seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 5 }), (seed, count) => {
        const all = answers(response('Random', ...['A', 'B', 'C', 'D', 'E'].slice(0, count)), 20, seed);
        expect(all.filter((text, index) => text === all[index - 1])).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('a response with one entry gives it every time', () => {
    expect(answers(response('Random', 'One'), 3)).toEqual(['One', 'One', 'One']);
  });

  test('a disabled or empty entry is never chosen', () => {
    const given = response('Escalating', { SpokenText: 'Off', Enabled: false }, '  ', 'On', {
      SpokenText: 'Too',
      Enabled: 'false',
    });
    expect(answers(given, 3)).toEqual(['On', 'On', 'On']);
  });

  test('an entry is eligible only while its condition holds', () => {
    const values = { Variables: variables(['Late', 'bool', 'false']) };
    const given = response(
      'Escalating',
      { SpokenText: 'Late', Condition: 'Late' },
      { SpokenText: 'Again', Condition: 'ALK_TurnCount > 0' },
      'Hi',
    );
    expect(answers(given, 3, 1, values)).toEqual(['Hi', 'Hi', 'Hi']);
    expect(
      answers(response('Escalating', { SpokenText: 'First', Condition: 'ALK_TurnCount == 0' }, 'Later'), 2),
    ).toEqual(['First', 'Later']);
  });

  test('choosing a response entry gives no output if no entry is eligible', () => {
    expect(heard(said(response('Escalating', { SpokenText: 'No', Condition: 'false' })), [])).toEqual(['-']);
  });

  test('traces the chosen entry and the reason', () => {
    const [turn] = talk(said(response('Escalating', 'One', 'Two')), []);
    expect(traced(turn, 'responseChosen')[0]).toEqual({
      type: 'responseChosen',
      nodeId: 's',
      entryId: 'e0',
      reason: 'Response 1 of 2 (escalating)',
    });
  });

  test('entries follow their Order value, not their place in the list', () => {
    const given = {
      Entries: [
        { EntryId: 'b', Order: 'b', SpokenText: 'B' },
        { EntryId: 'a', Order: 'a', SpokenText: 'A' },
      ],
    };
    expect(answers(given, 2)).toEqual(['A', 'B']);
  });
});

describe('a response output', () => {
  const output = (entry: Record<string, unknown>) =>
    talk(said(response('Escalating', JSON.parse(JSON.stringify(entry)))), [])[0]?.outputs[0];

  test('a response output uses the layout ImageLeftNoHeading unless the entry sets another (A9.11)', () => {
    expect(output({ SpokenText: 'Hi' })).toMatchObject({ screenLayout: 'ImageLeftNoHeading' });
    expect(output({ SpokenText: 'Hi', ScreenLayout: 'FullscreenImage' })).toMatchObject({
      screenLayout: 'FullscreenImage',
    });
    expect(output({ SpokenText: 'Hi', ScreenLayout: 'Upside down' })).toMatchObject({
      screenLayout: 'ImageLeftNoHeading',
    });
  });

  test('includes text, heading, media and chips beside the spoken text', () => {
    expect(
      output({
        SpokenText: '(Hi)[emphasis:"strong"]',
        DisplayText: 'Hi there',
        HeadingText: 'Welcome',
        ImageAssetId: 'img',
        AudioAssetId: 'aud',
        VideoUrl: 'https://v.test/1',
        SuggestionChips: ['Yes', ' ', 'No'],
      }),
    ).toEqual({
      type: 'response',
      itemId: 's',
      entryId: 'e0',
      spokenText: '(Hi)[emphasis:"strong"]',
      displayText: 'Hi there',
      headingText: 'Welcome',
      screenLayout: 'ImageLeftNoHeading',
      imageAssetId: 'img',
      audioAssetId: 'aud',
      videoUrl: 'https://v.test/1',
      suggestionChips: ['Yes', 'No'],
    });
  });

  test('an image has its alternative text, without which it has none', () => {
    expect(output({ SpokenText: 'Hi', ImageAssetId: 'img', ImageAlt: ' A {tv.ALK_Platform} screen ' })).toMatchObject({
      imageAlt: 'A Chatbot screen',
    });
    expect(output({ SpokenText: 'Hi', ImageAssetId: 'img', ImageAlt: '  ' })).not.toHaveProperty('imageAlt');
    expect(output({ SpokenText: 'Hi', ImageAssetId: emptyId, ImageAlt: 'A cup' })).not.toHaveProperty('imageAlt');
  });

  test('a response has no image and no recording for the all-zero id (A4.27)', () => {
    expect(output({ SpokenText: 'Hi', ImageAssetId: emptyId, AudioAssetId: emptyId })).toMatchObject({
      imageAssetId: null,
      audioAssetId: null,
    });
  });

  test('a response output shows the spoken text without marks if there is no display text', () => {
    expect(output({ SpokenText: 'So ++nice++. [break:"1s"] (Bye)[whisper]' })).toMatchObject({
      displayText: 'So nice. Bye',
    });
    expect(output({ DisplayText: 'Only shown' })).toMatchObject({
      spokenText: 'Only shown',
      displayText: 'Only shown',
    });
  });
});

describe('tokens in a response', () => {
  const values = { Variables: variables(['Name', 'string', 'Ada'], ['a.b-c', 'string', 'dotted']) };
  const first = (text: string) =>
    heard(said(response('Escalating', { DisplayText: text, SpokenText: 'x' }), values), [])[0]?.replace(' / -', '');

  test.each([
    ['Hello {tv.Name}!', 'Hello Ada!'],
    ['{tv.Name}{tv.Name}', 'AdaAda'],
    ['{tv.a.b-c}', 'dotted'],
    ['{tv.ALK_ProjectName}/{tv.ALK_Platform}/{tv.ALK_Language}/{tv.ALK_TurnCount}', 'Test/Chatbot/en/0'],
    ['{tv.ALK_IsNewUser}', 'yes'],
    ['{tv.} {tv.a b} {Name} {{tv.Name}}', '{tv.} {tv.a b} {Name} {Ada}'],
  ])('the text %s is filled as %s (A3.52)', (text, expected) => expect(first(text)).toBe(expected));

  test('unknown tokens are left out, reported and traced', () => {
    const source = said(response('Escalating', { DisplayText: 'Hi {tv.Nobody}.', SpokenText: 'x' }));
    expect(heard(source, [])).toEqual(['Hi . / -']);
    expect(problemsOf(source)).toContain('UnknownToken s Response/Entries/e0/DisplayText');
    expect(traced(talk(source, [])[0], 'tokenUnknown')).toEqual([
      { type: 'tokenUnknown', nodeId: 's', token: 'Nobody' },
    ]);
  });

  test('a value that looks like a token or markup is output as it is', () => {
    const source = project(
      [begin('q'), free('q', 'Name?', 'r', { SaveAnswerTo: 'Name' }), free('r', 'Hi {tv.Name}', 'q')],
      values,
    );
    const [, turn] = talk(source, ['{tv.ALK_ProjectName} <b>(x)[break]']);
    expect(turn?.outputs[0]).toMatchObject({
      displayText: 'Hi {tv.ALK_ProjectName} <b>(x)[break]',
      spokenText: 'Hi {tv.ALK_ProjectName} \\<b\\>\\(x\\)\\[break\\]',
    });
  });

  test('any value inserted into Speech Markdown is displayed unchanged', () => {
    const calm = (text: string) => text.replace(/[ \t]{2,}/g, ' ').trim();
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'ab (-+~![]#<>&\\"1') }),
    );
    fc.assert(
      fc.property(value, (text) => {
        expect(stripSpeechMarkdown(escapeText('speech', text))).toBe(calm(text));
        expect(stripSpeechMarkdown(`(${escapeText('speech', text)})[whisper] -ok-`)).toBe(calm(`${text} ok`));
      }),
      { numRuns: 2_000 },
    );
  });

  test('the last intent and the utterance can be quoted', () => {
    const source = project([begin('q'), free('q', '{tv.ALK_UserUtterance}|{tv.ALK_LastIntent}', 'q')]);
    expect(heard(source, ['one', 'two'])).toEqual(['|', 'one|', 'two|']);
  });
});

test.each([
  ['plain', 'plain'],
  ['(a)[b', '(a)[b'],
  ['a (b) c', 'a (b) c'],
  ['#[voice:"Kendra"] Hi', 'Hi'],
  ['!["https://x.test/s.mp3"] Hi', 'Hi'],
  ['well-known and 5 - 3', 'well-known and 5 - 3'],
  ['~soft~ +strong+', 'soft strong'],
  ['[500ms]Now', 'Now'],
  ['[see below]', '[see below]'],
])('Speech Markdown %s is displayed as %s', (text, expected) => expect(stripSpeechMarkdown(text)).toBe(expected));

test('stripSpeechMarkdown never throws and never makes a text longer', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'()[]+~-#!"\\ab \n'), maxLength: 400 }), (text) => {
      expect(stripSpeechMarkdown(text).length).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 1_000 },
  );
});

test('an entry without a spoken text says its display text without formatting and list dashes', () => {
  const DisplayText = 'We have **good** [tea](https://a.example):\n- green\n- black';
  const [turn] = talk(said(response('Escalating', { DisplayText })), []);
  expect(turn?.outputs[0]).toMatchObject({
    displayText: DisplayText,
    spokenText: 'We have good tea:\ngreen\nblack',
  });
});
