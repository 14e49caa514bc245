import type { JsonObject } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { compile } from '../../compile/compile.ts';
import { start, step } from '../../run/step.ts';
import type { ConversationState } from '../../types.ts';
import {
  begin,
  end,
  heard,
  problemsOf,
  project,
  rows,
  says,
  shown,
  talk,
  toInput,
  traced,
  variables,
  visitor,
  way,
} from '../../testing/small-projects.ts';

const values = {
  Variables: variables(
    ['Size', 'string'],
    ['Day', 'DateTime'],
    ['Guests', 'int'],
    ['Name', 'string'],
    ['Sure', 'bool'],
  ),
  SlotTypes: rows(['sizes', { Name: 'Sizes', Values: 'small|tiny\nlarge|big|biggest' }]),
  Slots: rows(
    ['size', { Name: 'size', SlotType: 'sizes', Variable: 'Size' }],
    ['day', { Name: 'day', SlotType: 'date', Variable: 'Day' }],
    ['guests', { Name: 'guests', SlotType: 'number', Variable: 'Guests' }],
    ['name', { Name: 'name', SlotType: 'text', Variable: 'Name' }],
    ['sure', { Name: 'sure', SlotType: 'yesNo', Variable: 'Sure' }],
  ),
  Intents: rows(
    ['book', { Name: 'Book', Samples: 'a table for {guests}\nbook a table\na table for {guests} on {day}' }],
    ['stop', { Name: 'Stop', Samples: 'never mind\nforget it' }],
  ),
  GlobalMessages: { NoMatch: says('Sorry?'), NoInput: says('Hello?'), Error: says('Oh dear.') },
};
const roomSlots = [
  ['guests', { Name: 'guests', SlotType: 'number', Variable: 'Guests' }],
  ['rooms', { Name: 'rooms', SlotType: 'number', Variable: 'Rooms' }],
] as const;
const field = (slot: string, more: JsonObject = {}) =>
  [slot, { Slot: slot, Prompt: says(`${slot}?`), ...more }] as const;
const capture = (fields: readonly (readonly [string, JsonObject])[], more: JsonObject = {}) =>
  aSourceNode('Capture', 'c', {
    Slots: rows(...fields),
    Connectors: rows(
      ['next', way('Next', 'done')],
      ['i', way('Intent', 'left', { IntentId: 'stop' })],
      ['nomatch', way('NoMatch', 'gaveUp')],
      ['noinput', way('NoInput', 'gaveUp')],
    ),
    ...more,
  });
const done = end('done', '{tv.Size}|{tv.Day}|{tv.Guests}|{tv.Name}|{tv.Sure}');
const asking = (fields: readonly (readonly [string, JsonObject])[], more: JsonObject = {}) =>
  project([begin('c'), capture(fields, more), done, end('gaveUp', 'Gave up'), end('left', 'Left')], values);

describe('a Capture node', () => {
  test('a Capture node is not left for a likely intent of its own when a background module knows the utterance word for word', () => {
    const Intents = rows(
      ['stop', { Name: 'Stop', Samples: 'no thanks\nno thank you\nnever mind' }],
      ['thanks', { Name: 'Thanks', Samples: 'thanks\nthank you' }],
    );
    const everywhere = rows(['t', way('Intent', 'welcome', { IntentId: 'thanks' })]);
    const source = project(
      [
        begin('c'),
        capture([field('guests')]),
        done,
        end('gaveUp', 'Gave up'),
        end('left', 'Left'),
        aSourceNode('StartModule', 'ear', { Connectors: everywhere }, 'back'),
        aSourceNode('Say', 'welcome', { Response: says('You are welcome.') }, 'back'),
      ],
      { ...values, Intents },
      { back: 'BackgroundModule' },
    );
    expect(heard(source, ['thanks', 'no thank you'])).toEqual(['guests?', 'You are welcome. / guests?', 'Left']);
  });

  test('a Capture node asks for each required slot in turn until all are filled', () => {
    const source = asking([field('size'), field('guests')], { Response: says('Two things.') });
    expect(heard(source, ['the biggest', 'four people'])).toEqual(['Two things. / size?', 'guests?', 'large||4||no']);
    expect(problemsOf(source)).toEqual([]);
  });

  test('fills several slots from one answer, the requested slot first', () => {
    expect(heard(asking([field('size'), field('guests'), field('sure')]), ['tiny, for 3', 'yes'])).toEqual([
      'size?',
      'sure?',
      'small||3||yes',
    ]);
  });

  test('a Capture node never asks for an optional slot, but fills it if the answer contains it', () => {
    const source = asking([field('size'), field('guests', { Required: false })]);
    expect(heard(source, ['big'])).toEqual(['size?', 'large||0||no']);
    expect(heard(source, ['big for 2'])).toEqual(['size?', 'large||2||no']);
  });

  test('repeats the slot’s reprompt, then follows its NoMatch connector', () => {
    const source = asking([field('size', { Reprompt: says('Small or large?') })], { MaxReprompts: 2 });
    expect(heard(source, ['blue', null, 'purple', 'green'])).toEqual([
      'size?',
      'Small or large?',
      'Small or large?',
      'Small or large?',
      'Gave up',
    ]);
    expect(heard(asking([field('size')]), ['blue', null])).toEqual(['size?', 'Sorry?', 'Hello?']);
  });

  test('a Capture node confirms a slot if configured: a no asks again, and a corrected value is confirmed in turn', () => {
    const source = asking([field('size', { Confirm: says('{tv.SlotValue}, right?') }), field('name')]);
    expect(heard(source, ['big', 'no', 'small', 'I mean large', 'hm', 'yes', 'Ada'])).toEqual([
      'size?',
      'large, right?',
      'size?',
      'small, right?',
      'large, right?',
      'Sorry?',
      'name?',
      'large||0|Ada|no',
    ]);
  });

  test('a Capture node accepts any text for a free-text slot, except an exact sample of one of its own intents', () => {
    expect(heard(asking([field('name')]), ['Never mind the weather'])[1]).toBe('||0|Never mind the weather|no');
    expect(heard(asking([field('name')]), ['never mind'])).toEqual(['name?', 'Left']);
  });

  test('matches its other intents when the answer fills no slot', () => {
    expect(heard(asking([field('guests')]), ['forget it'])).toEqual(['guests?', 'Left']);
  });

  test('a Capture node starts with the slot values of the intent that led to it', () => {
    const source = project(
      [
        begin('q'),
        aSourceNode('Ask', 'q', {
          Response: says('Hi'),
          Connectors: rows(['b', way('Intent', 'c', { IntentId: 'book' })], ['nomatch', way('NoMatch', '')]),
        }),
        capture([field('guests'), field('size')]),
        done,
        end('gaveUp', 'x'),
        end('left', 'x'),
      ],
      values,
    );
    const turns = talk(source, ['a table for six']);
    expect(shown(turns[1])).toEqual(['size?']);
    expect(traced(turns[1], 'understood')[0]?.candidates[0]?.slots).toMatchObject([{ slot: 'guests', value: 6 }]);
    expect(turns[1]?.conversation.variables['Guests']).toBe(6);
  });

  test('a value of the intent that led here fills only the first of two fields that ask for the same slot', () => {
    const cities = (id: string, Variable: string) => [id, { Slot: 'city', Variable, Prompt: says(`${id}?`) }] as const;
    const source = project(
      [
        begin('q'),
        aSourceNode('Ask', 'q', {
          Response: says('Hi'),
          Connectors: rows(['b', way('Intent', 'c', { IntentId: 'travel' })], ['nomatch', way('NoMatch', '')]),
        }),
        capture([cities('from', 'From'), cities('to', 'To')]),
        end('done', '{tv.From} to {tv.To}'),
        end('gaveUp', 'x'),
        end('left', 'x'),
      ],
      {
        Variables: variables(['From', 'string'], ['To', 'string']),
        SlotTypes: rows(['cities', { Name: 'Cities', Values: 'Paris\nRome' }]),
        Slots: rows(['city', { Name: 'city', SlotType: 'cities' }]),
        Intents: rows(
          ['travel', { Name: 'Travel', Samples: 'travel from {city}' }],
          ['stop', { Name: 'Stop', Samples: 'never mind' }],
        ),
      },
    );
    expect(heard(source, ['travel from Paris', 'Rome'])).toEqual(['Hi', 'to?', 'Paris to Rome']);
  });

  test('a Capture node reads relative dates from the time of the turn', () => {
    const program = compile(asking([field('day')]));
    const effects = { clock: () => Date.parse('2026-11-21T12:00:00Z') };
    const opened = start(program, visitor, 1, effects);
    const turn = step(program, opened.conversation, toInput('tomorrow'), effects);
    expect(turn instanceof Promise ? [] : shown(turn)).toEqual(['|Sunday, November 22|0||no']);
  });

  test.each([
    ['in Vienna, an hour ahead', { timeZone: 'Europe/Vienna' }, 'today', '2026-11-22'],
    ['in Los Angeles, eight hours behind', { timeZone: 'America/Los_Angeles' }, 'today', '2026-11-21'],
    ['somewhere in Germany', { language: 'de-DE' }, 'today', '2026-11-22'],
    ['nobody knows where', {}, 'today', '2026-11-21'],
    ['in Britain', { language: 'en-GB' }, '5/3/2027', '2027-03-05'],
    ['in Britain with a browser of the United States', { language: 'en-US', region: 'GB' }, '5/3/2027', '2027-03-05'],
    ['in the United States', { language: 'en-US' }, '5/3/2027', '2027-05-03'],
  ])('reads dates by the time zone and the customs of the person: %s', (_where, place, said, means) => {
    const program = compile(asking([field('day')]));
    const effects = { clock: () => Date.parse('2026-11-21T23:30:00Z') };
    const opened = start(program, { ...visitor, ...place }, 1, effects);
    // The place is kept with the state between two turns.
    const kept = JSON.parse(JSON.stringify(opened.conversation)) as ConversationState;
    const turn = step(program, kept, toInput(said), effects);
    expect(turn instanceof Promise ? {} : turn.conversation.variables).toMatchObject({ Day: means });
  });

  test('repeats the open slot question when the person returns', () => {
    const program = compile(asking([field('size'), field('guests')]));
    const effects = { clock: () => 0 };
    const [, second] = talk(asking([field('size'), field('guests')]), ['big']);
    const turn = second && step(program, second.conversation, { type: 'opened' }, effects);
    expect(turn && !(turn instanceof Promise) ? shown(turn) : []).toEqual(['guests?']);
  });

  test('raises ParameterType if a variable cannot hold the value', () => {
    const source = asking([field('name', { Variable: 'Guests' })], {
      Exceptions: rows(['x', { Exception: 'ParameterType', Handling: 'MoveToNode', TargetNodeId: 'gaveUp' }]),
    });
    expect(heard(source, ['nobody'])).toEqual(['name?', 'Gave up']);
  });

  test('traces how it understood an answer', () => {
    const [, turn] = talk(asking([field('size'), field('guests')]), ['two large ones']);
    expect(traced(turn, 'understood')).toMatchObject([{ nodeId: 'c', reason: '"size" is large, "guests" is 2' }]);
  });
});

describe('a correction of an earlier slot', () => {
  const sized = [field('guests'), field('size')];

  test.each([
    ['no, for three people', ['guests?', 'size?', 'size?', 'large||3||no']],
    ['I meant three', ['guests?', 'size?', 'size?', 'large||3||no']],
    ['actually three of us', ['guests?', 'size?', 'size?', 'large||3||no']],
    ['for three people', ['guests?', 'size?', 'size?', 'large||3||no']],
    ['sorry, three, and a small one', ['guests?', 'size?', 'small||3||no']],
  ])('an earlier slot is corrected while the next one is asked for: %s', (said, shownTexts) => {
    expect(heard(asking(sized), ['two', said, 'a large one']).slice(0, shownTexts.length)).toEqual(shownTexts);
  });

  test('an answer that fits the slot that is asked for corrects an earlier one only with clear words', () => {
    const twice = { ...values, Slots: rows(...roomSlots), Variables: variables(['Guests', 'int'], ['Rooms', 'int']) };
    const source = project(
      [
        begin('c'),
        capture([field('guests'), field('rooms')]),
        end('done', '{tv.Guests}|{tv.Rooms}'),
        end('gaveUp', 'x'),
        end('left', 'x'),
      ],
      twice,
    );
    expect(heard(source, ['two', 'actually three'])).toEqual(['guests?', 'rooms?', '2|3']);
    expect(heard(source, ['two', 'no, three guests', '1'])).toEqual(['guests?', 'rooms?', 'rooms?', '3|1']);
  });

  test('a corrected value is confirmed again if its slot has a confirmation', () => {
    const source = asking([field('guests', { Confirm: says('{tv.SlotValue} guests?') }), field('size')]);
    expect(heard(source, ['two', 'yes', 'no, four', 'yes', 'big'])).toEqual([
      'guests?',
      '2 guests?',
      'size?',
      '4 guests?',
      'size?',
      'large||4||no',
    ]);
  });

  test('a correction of an earlier slot leaves a slot that is being confirmed as it is', () => {
    const source = asking([field('guests'), field('size', { Confirm: says('{tv.SlotValue}, right?') })]);
    expect(heard(source, ['two', 'big', 'no, for three people', 'yes'])).toEqual([
      'guests?',
      'size?',
      'large, right?',
      'large, right?',
      'large||3||no',
    ]);
    expect(heard(source, ['two', 'big', 'yes, but for three people'])).toEqual([
      'guests?',
      'size?',
      'large, right?',
      'large||3||no',
    ]);
  });

  test('a correction is not taken as the answer to a question for any words, and a slot for any words is not corrected by chance', () => {
    const source = asking([field('guests'), field('name'), field('size')]);
    expect(heard(source, ['two', 'no, three people', 'Ada', 'tiny'])).toEqual([
      'guests?',
      'name?',
      'name?',
      'size?',
      'small||3|Ada|no',
    ]);
    expect(heard(source, ['two', 'Ada', 'no, Grace'])).toEqual(['guests?', 'name?', 'size?', 'Sorry?']);
  });

  test('a correction of an earlier slot leaves an intent that is meant more clearly alone', () => {
    expect(heard(asking(sized), ['two', 'never mind'])).toEqual(['guests?', 'size?', 'Left']);
  });
});

describe('a slot that takes several values', () => {
  const several = {
    ...values,
    Variables: variables(['Sizes', 'dynamic'], ['Words', 'string']),
    Slots: rows(['size', { Name: 'size', SlotType: 'sizes', Variable: 'Sizes', SeveralValues: true }]),
    Intents: rows(
      ['book', { Name: 'Order', Samples: 'I want {size}\ngive me {size}\n{size} please' }],
      ['stop', { Name: 'Stop', Samples: 'never mind\nforget it' }],
    ),
  };
  const ordering = (Variable: string) =>
    project(
      [
        begin('c'),
        capture([field('size', { Variable, Confirm: says('{tv.SlotValue}, right?') })]),
        end('done', 'You get {tv.Sizes}{tv.Words}.'),
        end('gaveUp', 'x'),
        end('left', 'x'),
      ],
      several,
    );

  test('a slot that takes several values stores them as a list, and says them as people do', () => {
    expect(heard(ordering('Sizes'), ['small and large', 'yes'])).toEqual([
      'size?',
      'small and large, right?',
      'You get small and large.',
    ]);
    expect(talk(ordering('Sizes'), ['big']).at(-1)?.conversation.variables['Sizes']).toEqual(['large']);
    expect(heard(ordering('Words'), ['small and large', 'yes']).at(-1)).toBe('You get small, large.');
  });

  test('a list of values is said in English if the language of the project does not exist', () => {
    const source = ordering('Sizes');
    const strange = { ...source.project, values: { ...source.project.values, Language: '?!' } };
    expect(heard({ ...source, project: strange }, ['small and large'])[1]).toBe('small and large, right?');
  });

  test('a correction replaces the whole list of a slot with several values', () => {
    expect(heard(ordering('Sizes'), ['small and large', 'no, just the big one'])).toEqual([
      'size?',
      'small and large, right?',
      'large, right?',
    ]);
  });

  test('an intent of the project or of a platform fills a slot with several values', () => {
    const source = project(
      [
        begin('q'),
        aSourceNode('Ask', 'q', {
          Response: says('Hi'),
          Connectors: rows(['b', way('Intent', 'done', { IntentId: 'book' })], ['nomatch', way('NoMatch', '')]),
        }),
        end('done', 'You get {tv.Sizes}.'),
      ],
      several,
    );
    expect(heard(source, ['give me tiny and big']).at(-1)).toBe('You get small and large.');
    const program = compile(source);
    const { conversation } = start(program, visitor, 1, { clock: () => 0 });
    const platform = {
      type: 'intent',
      name: 'Order',
      slots: [{ name: 'size', text: 'small, large' }],
      text: '',
    } as const;
    const turn = step(program, conversation, platform, { clock: () => 0 });
    expect(turn instanceof Promise ? [] : shown(turn)).toEqual(['You get small and large.']);
  });
});

describe('a confirmation of everything', () => {
  const summary = { ConfirmAll: says('{tv.Size} for {tv.Guests}?'), AskChange: says('What is wrong?') };
  const source = asking([field('guests'), field('size')], summary);

  test('the confirmation of everything is asked once all slots are filled, and a yes continues', () => {
    expect(heard(source, ['two', 'big', 'yes'])).toEqual(['guests?', 'size?', 'large for 2?', 'large||2||no']);
    expect(heard(source, ['two, and large', 'that is right'])).toEqual(['guests?', 'large for 2?', 'large||2||no']);
    expect(problemsOf(source)).toEqual([]);
  });

  test.each([
    ['no, for three people', 'large for 3?'],
    ['small, please', 'small for 2?'],
    ['make that five and small', 'small for 5?'],
  ])('takes a correction and asks again: %s', (said, asked) => {
    expect(heard(source, ['two, and large', said]).at(-1)).toBe(asked);
  });

  test('a confirmation of everything asks what is wrong after a no, then for the slot that is named', () => {
    expect(heard(source, ['two, and large', 'no', 'the size', 'tiny', 'yes'])).toEqual([
      'guests?',
      'large for 2?',
      'What is wrong?',
      'size?',
      'small for 2?',
      'small||2||no',
    ]);
    expect(heard(source, ['two, and large', 'no', 'three guests'])).toContain('large for 3?');
    const without = asking([field('guests'), field('size')], { ConfirmAll: summary.ConfirmAll });
    expect(heard(without, ['two, and large', 'no']).at(-1)).toBe('large for 2?');
  });

  test('the confirmation of everything is repeated to a person who comes back, and stays open after silence and after an utterance that is not understood', () => {
    expect(heard(source, ['two, and large', null, 'hm'])).toEqual(['guests?', 'large for 2?', 'Hello?', 'Sorry?']);
    const program = compile(source);
    const asked = talk(source, ['two, and large']).at(-1);
    const turn = asked && step(program, asked.conversation, { type: 'opened' }, { clock: () => 0 });
    expect(turn && !(turn instanceof Promise) ? shown(turn) : []).toEqual(['large for 2?']);
  });

  test('an intent of a Capture node that matches at its confirmation of everything leaves the node', () => {
    expect(heard(source, ['two, and large', 'forget it']).at(-1)).toBe('Left');
  });
});
