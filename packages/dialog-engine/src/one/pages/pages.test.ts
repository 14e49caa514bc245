import type { JsonObject } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { compileOneProject } from '../compile/compile-one-project.ts';
import { chat, drawn, type Sketch } from '../../testing/small-one-projects.ts';
import { response, rows, says, shown, stepNow, traced, visitor } from '../../testing/small-projects.ts';

type Sketches = Readonly<Record<string, Sketch>>;
type Lines = readonly (string | null)[];
/** The display texts of each turn but the first. */
const after = (drawing: string, sketches: Sketches, lines: Lines, values: JsonObject = {}) =>
  chat(drawn(drawing, sketches, values), lines)
    .slice(1)
    .map((turn) => shown(turn).join(' / '));
const to = (type: string, values: JsonObject = {}, more: Partial<Sketch> = {}): Sketch => ({ type, values, ...more });

describe('a One conversation', () => {
  test('a One conversation begins at the first Welcome page, or at the first page if there is none', () => {
    expect(shown(chat(drawn('a\nb', { b: to('Welcome') }), [])[0])).toEqual(['This is b.']);
    expect(shown(chat(drawn('a\nb'), [])[0])).toEqual(['This is a.']);
    expect(chat(drawn(''), [])[0]?.ended).toBe(true);
  });

  test('a conversation stays at the page that it answered with last, and traces why it went there', () => {
    const turn = chat(drawn('a\n  b'), ['b please'])[1];
    expect(turn?.conversation).toMatchObject({ nodeId: 'b', lastIntent: 'b' });
    expect(traced(turn, 'nodeEntered')).toEqual([
      { type: 'nodeEntered', workflowId: 'chapter', nodeId: 'b', connectorId: null },
    ]);
    expect(traced(turn, 'understood')).toMatchObject([
      {
        nodeId: 'a',
        chosen: 'b',
        reason: 'the keyword "b", on a page below',
        candidates: [{ intentId: 'b', name: 'b', words: ['b'], how: 'keyword' }],
      },
    ]);
  });

  test('a One conversation marks only unmatched utterances as missed in the trace', () => {
    const turns = chat(drawn('a\n  b'), ['blue elephants', 'b']);
    expect(turns.map((turn) => traced(turn, 'understood')[0]?.isMissed)).toEqual([undefined, true, undefined]);
  });

  test('restarts if its current page was deleted', () => {
    const stood = chat(drawn('a\nb'), ['b']).at(-1)?.conversation;
    const turn = stood && stepNow(compileOneProject(drawn('a')), stood, { type: 'said', text: 'b' });
    expect([shown(turn), turn?.conversation.nodeId]).toEqual([['This is a.'], 'a']);
  });

  test('repeats the open question when the person returns', () => {
    const sketches = { q: to('Question', { AnswerType: 'number' }), m: to('Menu') };
    const back = (line: string) => {
      const source = drawn('a\nq\nm\n  x', sketches);
      const stood = chat(source, [line]).at(-1)?.conversation;
      return shown(stood && stepNow(compileOneProject(source), stood, { type: 'opened' }));
    };
    expect([back('q'), back('m'), back('a')]).toEqual([['This is q.'], ['This is m.', '1. x'], ['This is a.']]);
  });
});

describe('the keywords of a page', () => {
  test.each(['tea', 'Coffee Pot', 'toand fro', 'ab', 'milk', 'cream'])(
    'page keywords are split at commas and newlines and ignore case and punctuation: %s (A5.19, A5.20)',
    (text) => {
      const b = { keywords: ' Tea,COFFEE pot\n|[to](and) fro!|\na/b&\nmilk|cream' };
      expect(after('a\nb', { b }, [text])).toEqual(['This is b.']);
    },
  );
});

describe('after its response a page', () => {
  test('a page whose Then is Listen waits for the next utterance', () =>
    expect(after('a\nb\nc', {}, ['b', 'c'])).toEqual(['This is b.', 'This is c.']));

  test('a page can lead on to another page', () => {
    expect(after('a\nb\nc', { b: to('Page', { Then: 'GoTo', NextPageId: 'c' }) }, ['b'])).toEqual([
      'This is b. / This is c.',
    ]);
  });

  test('a page can return to its parent, which repeats its question if it asks one', () => {
    const back = to('Page', { Then: 'Parent' });
    const turn = chat(drawn('a\nb\n  c', { c: back }), ['b', 'c']).at(-1);
    expect([shown(turn), turn?.conversation.nodeId]).toEqual([['This is c.'], 'b']);
    expect(after('a\nb\n  c', { b: to('Menu'), c: back }, ['b', 'c'])[1]).toBe('This is c. / This is b. / 1. c');
  });

  test('a page can end the conversation', () => {
    const turn = chat(drawn('a\nb', { b: to('Page', { Then: 'End' }) }), ['b'])[1];
    expect([shown(turn), turn?.ended]).toEqual([['This is b.'], true]);
  });

  test('pages that lead to each other in a circle end the conversation', () => {
    const going = (NextPageId: string) => to('Page', { Then: 'GoTo', NextPageId });
    const turn = chat(drawn('a\nb\nc', { b: going('c'), c: going('b') }), ['b'])[1];
    expect(traced(turn, 'exception')).toMatchObject([{ name: 'LoopDetected' }]);
  });
});

describe('a response of a page', () => {
  test('a page response can escalate, use conditions and quote project variables', () => {
    const Response = response('Escalating', 'Once.', { SpokenText: 'Never.', Condition: '1 > 2' }, 'Again, {tv.Who}.');
    const values = { Variables: rows(['v', { Name: 'Who', Type: 'string', DefaultValue: 'Ada' }]) };
    expect(after('a\nb', { b: to('Page', { Response }) }, ['b', 'b', 'b'], values)).toEqual([
      'Once.',
      'Again, Ada.',
      'Again, Ada.',
    ]);
  });

  test('a page can link to the response of another page or of the project', () => {
    const linked = (LinkedResponseSource: string, LinkedResponseId: string) =>
      to('Page', { Response: { IsLinkedResponse: true, LinkedResponseSource, LinkedResponseId } });
    const sketches = { b: linked('Project', 'a/Response'), c: linked('Supplementary', 'Hi') };
    const values = { SupplementaryMessages: rows(['s', { Name: 'Hi', Kind: 'none', Response: says('Hi there.') }]) };
    expect(after('a\nb\nc', sketches, ['b', 'c'], values)).toEqual(['This is a.', 'Hi there.']);
  });

  test('a response can quote a page parameter by the ids of page and parameter (A3.53)', () => {
    const page = '11111111-1111-4111-8111-111111111111';
    const row = '22222222-2222-4222-8222-222222222222';
    const Fields = rows([row, { Name: 'Size', AnswerType: 'text', Prompt: says('Which size?') }]);
    const sketches = {
      [page]: to('Form', { Fields, DoneResponse: says('Done.') }, { keywords: 'form' }),
      b: { says: `{tv.${page}.${row}} {tv.${page.toUpperCase()}.${row}} {tv.${page}.Size}!` },
    };
    expect(after(`a\n${page}\nb`, sketches, ['b', 'form', 'large', 'b'])).toEqual([
      '  !',
      `This is ${page}. / Which size?`,
      'Done.',
      'large large large!',
    ]);
  });
});

describe('a Menu page', () => {
  const menu = { m: to('Menu', {}, { says: 'Choose.' }), tea: { keywords: 'leaves' }, cake: { keywords: 'sweets' } };
  const drawing = 'm\n  tea\n  cake\n  nuts\nx';

  test('a Menu page lists its child pages and offers them as suggestion chips', () => {
    const [turn] = chat(drawn(drawing, menu), []);
    expect(shown(turn)).toEqual(['Choose.', '1. tea\n2. cake\n3. nuts']);
    const outputs = turn?.outputs.flatMap((output) => (output.type === 'response' ? [output] : [])) ?? [];
    expect(outputs.map(({ spokenText }) => spokenText)).toEqual(['Choose.', 'tea, cake or nuts.']);
    expect(outputs.at(-1)?.suggestionChips).toEqual(['tea', 'cake', 'nuts']);
  });

  test.each([
    ['cake', 'its name'],
    ['Cakes please', 'its name in another form'],
    ['sweets', 'a keyword'],
    ['2', 'its number'],
    ['number two', 'its number in words'],
    ['the second one', 'its place'],
  ])('takes "%s": %s', (said) => expect(after(drawing, menu, [said])).toEqual(['This is cake.']));

  test('a Menu page accepts "the last one", and leaves for another page when its keyword is said', () => {
    expect(after(drawing, menu, ['the last'])).toEqual(['This is nuts.']);
    expect(after(drawing, menu, ['x'])).toEqual(['This is x.']);
  });

  test('repeats itself after an unmatched utterance, with its own reprompt if it has one', () => {
    const values = { GlobalMessages: { NoMatch: says('What?') } };
    expect(after(drawing, menu, ['hm'], values)).toEqual(['What? / 1. tea\n2. cake\n3. nuts']);
    const own = { ...menu, m: to('Menu', { Reprompt: says('Say {tv.Choices}.') }) };
    expect(after(drawing, own, ['hm', '4'], values)).toEqual(['Say tea, cake or nuts.', 'Say tea, cake or nuts.']);
  });

  test('a Menu page lists its choices where the author places the token, or only as chips', () => {
    const placed = { m: to('Menu', {}, { says: '{tv.Choices}?' }) };
    expect(shown(chat(drawn(drawing, placed), [])[0])).toEqual(['tea, cake or nuts?']);
    const [silent] = chat(drawn(drawing, { m: to('Menu', { ReadChildren: 'No' }, { says: 'Well?' }) }), []);
    expect(shown(silent)).toEqual(['Well?']);
    expect(silent?.outputs[0]).toMatchObject({ suggestionChips: ['tea', 'cake', 'nuts'] });
  });

  test('omits pages that are excluded from the menu, and uses each page’s menu name', () => {
    const sketches = { ...menu, tea: to('Page', { InMenu: false }), cake: to('Page', { MenuName: 'Something sweet' }) };
    expect(shown(chat(drawn(drawing, sketches), [])[0])[1]).toBe('1. Something sweet\n2. nuts');
    expect(after(drawing, sketches, ['something sweet'])).toEqual(['This is cake.']);
    expect(after(drawing, sketches, ['tea'])).toEqual(['This is tea.']);
  });

  test('a Menu page lists its choices in German in a German project', () => {
    const [turn] = chat(drawn(drawing, menu, { Language: 'de' }), ['die zweite']);
    expect(turn?.outputs[1]).toMatchObject({ spokenText: 'tea, cake oder nuts.' });
    expect(after(drawing, menu, ['die zweite'], { Language: 'de' })).toEqual(['This is cake.']);
  });

  test('a Menu page is sent as SSML to a voice platform', () => {
    const context = { ...visitor, platform: 'Alexa' } as const;
    const [turn] = chat(drawn('m\n  A & B', menu), [], { context });
    expect(turn?.outputs[1]).toMatchObject({ ssml: '<speak>A &amp; B.</speak>' });
  });
});

describe('a Help page', () => {
  test('answers without leaving the open question, which is then repeated', () => {
    const sketches = { q: to('Question', { AnswerType: 'number' }), help: to('Help') };
    expect(after('a\nq\nhelp', sketches, ['q', 'help', '5'])).toEqual(['This is q.', 'This is help. / This is q.', '']);
    const turn = chat(drawn('a\nhelp', sketches), ['help'])[1];
    expect(turn?.conversation.nodeId).toBe('a');
  });

  test('becomes the current page if it has child pages', () => {
    expect(after('a\nhelp\n  more', { help: to('Help') }, ['help', 'more'])).toEqual([
      'This is help.',
      'This is more.',
    ]);
  });
});

describe('an utterance that matches no page', () => {
  const sorry = to('NoMatch', { Response: says('What?', 'Really, what?'), MostTimes: 2, NextPageId: 'b' });

  test('an unmatched utterance is answered by the nearest NoMatch page, which escalates and finally leads to another page', () => {
    expect(after('a\nb\nsorry', { sorry }, ['?', 'hm', 'hm', 'b'])).toEqual([
      'What?',
      'Really, what?',
      'This is b.',
      'This is b.',
    ]);
    const own = { sorry, mine: to('NoMatch', {}, { says: 'Not here.' }) };
    expect(after('a\n  mine\nb\nsorry', own, ['hm', 'b', 'hm'])).toEqual(['Not here.', 'This is b.', 'What?']);
  });

  test('without a NoMatch page, an unmatched utterance is answered by the project’s NoMatch message or by repeating the last response', () => {
    expect(after('a', {}, ['hm'], { GlobalMessages: { NoMatch: says('Pardon?') } })).toEqual(['Pardon?']);
    expect(after('a', {}, ['hm'])).toEqual(['This is a.']);
  });

  test('an utterance that matches a page resets the NoMatch count', () => {
    expect(after('a\nb\nsorry', { sorry }, ['hm', 'hm', 'a', 'hm', 'hm']).at(-1)).toBe('Really, what?');
  });
});

test('silence is answered by the nearest NoInput page, or by the project’s NoInput message', () => {
  const silence = to('NoInput', { Response: says('Hello?', 'Still there?') });
  expect(after('a\nsilence', { silence }, [null, ''])).toEqual(['Hello?', 'Still there?']);
  expect(after('a', {}, [null], { GlobalMessages: { NoInput: says('Say something.') } })).toEqual(['Say something.']);
});

test('a Goodbye page ends the conversation from any page', () => {
  const turn = chat(drawn('a\n  b\n    c\nd\n  bye', { bye: to('Goodbye') }), ['b', 'c', 'bye']).at(-1);
  expect([shown(turn), turn?.ended]).toEqual([['This is bye.'], true]);
});

describe('commands that every page understands', () => {
  test.each([
    ['say that again', ['This is c.'], 'c'],
    ['go back', ['This is b.'], 'b'],
    ['start over', ['This is a.'], 'a'],
  ])('%s', (said, words, nodeId) => {
    const turn = chat(drawn('a\nb\n  c'), ['b', 'c', said]).at(-1);
    expect([shown(turn), turn?.conversation.nodeId]).toEqual([words, nodeId]);
  });

  test.each([
    ['leads to another page', to('Page', { Then: 'GoTo', NextPageId: 'c' })],
    ['ends', to('Page', { Then: 'End' })],
    ['is a Goodbye page', to('Goodbye')],
  ])('going back to a page that %s does not leave it again', (_what, b) => {
    const c = to('Page', { Everywhere: true });
    const turn = chat(drawn('a\nb\n  c', { b, c }), ['c', 'go back']).at(-1);
    expect([shown(turn), turn?.conversation.nodeId, turn?.ended]).toEqual([[], 'b', false]);
  });

  test('keywords take precedence over commands', () => {
    expect(after('a\nb', { b: { keywords: 'start over' } }, ['start over'])).toEqual(['This is b.']);
  });

  test('commands work in German', () => {
    expect(after('a\nb', {}, ['b', 'noch einmal', 'von vorne'], { Language: 'de' }).slice(1)).toEqual([
      'This is b.',
      'This is a.',
    ]);
  });
});
