import type { ConversationContext, JsonObject } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { start } from '../run/step.ts';
import {
  begin,
  free,
  heard,
  problemsOf,
  project,
  rows,
  say,
  says,
  shown,
  variables,
  visitor,
  way,
} from '../testing/small-projects.ts';

const link = (LinkedResponseSource: string, LinkedResponseId: string): JsonObject => ({
  IsLinkedResponse: true,
  LinkedResponseSource,
  LinkedResponseId,
});
const shared = (...all: readonly (readonly [name: string, kind: string, text: string, condition?: string])[]) => ({
  SupplementaryMessages: rows(
    ...all.map(
      ([Name, Kind, text, Condition = '']) =>
        [`${Name}-${Kind}`, { Name, Kind, Condition, Response: says(text) }] as const,
    ),
  ),
});
const saying = (response: JsonObject, values: JsonObject = {}) =>
  project([begin('s'), say('s', response, 'q'), free('q', '-', 's')], values);
const first = (source: ReturnType<typeof saying>, context: Partial<ConversationContext> = {}) =>
  shown(start(compile(source), { ...visitor, ...context }, 1, { clock: () => 0 }))[0];

describe('a linked response (A3.54, A3.58)', () => {
  test('a linked response gives a global, a supplementary or another response of the project', () => {
    const values = { GlobalMessages: { NoMatch: says('Sorry?') }, ...shared(['Hours', 'none', 'Nine to five.']) };
    expect(first(saying(link('Global', 'NoMatch'), values))).toBe('Sorry?');
    expect(first(saying(link('Supplementary', 'Hours-none'), values))).toBe('Nine to five.');
    expect(first(saying(link('Supplementary', 'Hours'), values))).toBe('Nine to five.');
    expect(first(saying(link('Project', 'q/Response'), values))).toBe('-');
  });

  test('a linked response finds a project response by its id', () => {
    const source = project([
      begin('s'),
      say('s', link('Project', 'answer-7'), 'q'),
      aSourceNode('Ask', 'q', {
        Response: { ...says('Seven'), AssistantResponseId: 'answer-7' },
        Connectors: rows(['nomatch', way('NoMatch', 's')]),
      }),
    ]);
    expect(heard(source, [])).toEqual(['Seven / Seven']);
  });

  test('shares its escalation position with every other link to the same response', () => {
    const source = project([begin('a'), say('a', link('Project', 'q/Response'), 'q'), free('q', 'x', 'a')]);
    const nodes = source.nodes.map((one) =>
      one.id === 'q' ? { ...one, values: { ...one.values, Response: says('One', 'Two', 'Three') } } : one,
    );
    expect(heard({ ...source, nodes }, ['on'])).toEqual(['One / Two', 'Three / Three']);
  });

  test('a linked response gives nothing and is reported if it links to itself or to a missing response', () => {
    const circle = saying(link('Project', 's/Response'));
    const nodes = circle.nodes.map((one) =>
      one.id === 's'
        ? { ...one, values: { ...one.values, Response: { ...link('Project', 's/Response'), Entries: [] } } }
        : one,
    );
    expect(problemsOf({ ...circle, nodes })).toContain('UnknownResponse s Response/LinkedResponseId');
    expect(problemsOf(saying(link('Global', 'Nothing')))).toContain('UnknownResponse s Response/LinkedResponseId');
    expect(first(saying(link('Global', 'Nothing')))).toBe('-');
  });
});

describe('the kinds of a linked response (A3.57)', () => {
  const kinds = [
    'accountlinked',
    'newuser',
    'returnuser',
    'google',
    'alexa',
    'chatbot',
    'noothermatches',
    'none',
  ] as const;
  const all = shared(...kinds.map((kind) => ['Hi', kind, kind] as const), ['Hi', 'custom', 'custom', 'Vip']);
  const values = (...left: readonly string[]) => ({
    Variables: variables(['Vip', 'bool', 'false']),
    SupplementaryMessages: (all.SupplementaryMessages as readonly JsonObject[]).filter(
      ({ RowId }) => !left.includes(String(RowId)),
    ),
  });
  const returning = { isNewUser: false } as const;

  test.each<[string, Partial<ConversationContext>, readonly string[]]>([
    ['accountlinked', { isAccountLinked: true }, []],
    ['newuser', {}, []],
    ['returnuser', returning, []],
    ['google', { platform: 'GoogleHome' }, ['Hi-newuser', 'Hi-returnuser']],
    ['alexa', { platform: 'Alexa' }, ['Hi-newuser', 'Hi-returnuser']],
    ['chatbot', {}, ['Hi-newuser', 'Hi-returnuser']],
    ['noothermatches', { platform: 'Siri' }, ['Hi-newuser', 'Hi-returnuser']],
    ['none', { platform: 'Siri' }, ['Hi-newuser', 'Hi-returnuser', 'Hi-noothermatches']],
  ])('the kind %s is used if it is the first that fits', (kind, context, left) => {
    expect(first(saying(link('Supplementary', 'Hi'), values(...left)), context)).toBe(kind);
  });

  test('the kind custom comes before all others while its condition holds', () => {
    const vip = { ...values(), Variables: variables(['Vip', 'bool', 'true']) };
    expect(first(saying(link('Supplementary', 'Hi'), vip), { isAccountLinked: true })).toBe('custom');
  });

  test('a fitting response without an eligible entry is skipped', () => {
    const SupplementaryMessages = rows(
      [
        'a',
        {
          Name: 'Hi',
          Kind: 'newuser',
          Response: { Entries: [{ EntryId: 'e', Order: 'a', SpokenText: 'No', Condition: 'false' }] },
        },
      ],
      ['b', { Name: 'Hi', Kind: 'none', Response: says('Yes') }],
    );
    expect(first(saying(link('Supplementary', 'Hi'), { SupplementaryMessages }))).toBe('Yes');
  });

  test('supplementary responses replace the global message of the same name where they fit', () => {
    const values = { GlobalMessages: { NoInput: says('Hello?') }, ...shared(['NoInput', 'alexa', 'Are you there?']) };
    const source = project(
      [begin('q'), free('q', 'Well?', 'q', { Connectors: rows(['nomatch', way('NoMatch', 'q')]) })],
      values,
    );
    expect(heard(source, [null])).toEqual(['Well?', 'Hello?']);
    expect(first(saying(link('Global', 'NoInput'), values), { platform: 'Alexa' })).toBe('Are you there?');
    expect(
      first(saying(link('Global', 'NoInput'), shared(['NoInput', 'alexa', 'There?'])), { platform: 'Alexa' }),
    ).toBe('-');
  });
});

const [item, row] = ['0199aaaa-0000-7000-8000-00000000000a', '0199aaaa-0000-7000-8000-00000000000B'];

test('a token of GUIDs is replaced by the variable of that row (A3.53, A5.15)', () => {
  const source = saying(says(`Hi {tv.${item}.${row}} {tv.${row.toLowerCase()}}{tv.${item}.${item}}`), {
    Variables: rows([row, { Name: 'Name', DefaultValue: 'Ada' }]),
  });
  const own = { ...source, project: { ...source.project, id: item } };
  expect(first(own)).toBe('Hi Ada Ada');
  expect(problemsOf(own)).toEqual(['UnknownToken s Response/Entries/e0/SpokenText']);
});

test('a stored value that does not fit the type of its variable any more is left for the default', () => {
  const source = saying(says('{tv.Visits} {tv.Level}'), {
    Variables: rows(
      ['v', { Name: 'Visits', Type: 'int', DefaultValue: '1', Scope: 'User' }],
      ['l', { Name: 'Level', Type: 'int', DefaultValue: '1', Scope: 'User' }],
    ),
  });
  const opened = start(compile(source), visitor, 1, { clock: () => 0 }, { userValues: { Visits: 'Ada', Level: '7' } });
  expect(shown(opened)[0]).toBe('1 7');
  expect(opened.conversation.variables).toMatchObject({ Visits: 1, Level: 7 });
});

test('variables of the scope User last across conversations, others do not', () => {
  const source = saying(says('{tv.Name} {tv.Mood}'), {
    Variables: rows(
      ['n', { Name: 'Name', DefaultValue: 'you', Scope: 'User' }],
      ['m', { Name: 'Mood', DefaultValue: 'fine', Scope: 'Project' }],
    ),
  });
  const userValues = { Name: 'Ada', Mood: 'sad', Gone: 1 };
  expect(shown(start(compile(source), visitor, 1, { clock: () => 0 }, { userValues }))[0]).toBe('Ada fine');
});
