import { projectLanguages, type JsonObject } from '@confab/model';
import * as fc from 'fast-check';
import { chapter, oneProject, type Sketch } from '../../../testing/small-one-projects.ts';
import { response, rows, says } from '../../../testing/small-projects.ts';
import type { OneProjectSource } from '../../compile/one-project-source.ts';

// One projects of all page types, with keywords that pages share and that contain one another.

const ids = Array.from({ length: 14 }, (_item, index) => `p${index}`);
const words = [
  'tea',
  'green tea',
  'opening hours',
  'hours',
  'tickets',
  'price',
  'ticket price',
  'garden',
  'rooms',
  'dog',
];
// Pages that only answer, so that nothing leads in a circle.
const target = fc.constantFrom('p10', 'p11');
const said = fc.oneof(
  fc.constantFrom(...ids).map((id) => says(`Words of ${id}.`)),
  fc.constant(
    response(
      'Escalating',
      { SpokenText: 'One (!) way', DisplayText: 'One way', SuggestionChips: ['tea'] },
      'Another way.',
    ),
  ),
  fc.constant(says('You said {tv.p5.Answer}, {tv.p6.who}.')),
);
const pictures: JsonObject = {
  ImageAssetId: '0b8f7c3a-0000-4000-8000-000000000001',
  ImageAlt: 'A cup',
  ScreenLayout: 'ImageTop',
};
const pictured = fc.constant(response('Escalating', { SpokenText: 'Look!', HeadingText: 'Picture', ...pictures }));
const maybe = <Value>(value: fc.Arbitrary<Value>, otherwise: Value) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(otherwise) }, value);
const none: JsonObject = response('Escalating');
const keywords = fc.uniqueArray(fc.constantFrom(...words), { maxLength: 2 });
const then = fc.constantFrom('Listen', 'Listen', 'Listen', 'Parent', 'GoTo', 'End');
const choices = fc.constantFrom('large|big\nsmall|little', 'red\nblue|navy');
const answerTypes = fc.constantFrom('text', 'choice', 'yesNo');

const field = fc.record({
  AnswerType: answerTypes,
  Choices: choices,
  Required: fc.boolean(),
  Reprompt: maybe(fc.constant(says('Please answer that.')), none),
});
const fields = fc.array(field, { minLength: 1, maxLength: 2 }).map((all) =>
  rows(
    ...all.map((one, at) => {
      const name = at === 0 ? 'who' : 'what';
      return [name, { Name: name, SaveTo: at === 0 ? 'Text' : '', Prompt: says(`Which ${name}?`), ...one }] as const;
    }),
  ),
);

const values = fc.record({
  Response: fc.oneof({ weight: 4, arbitrary: said }, pictured),
  Reprompt: maybe(fc.constant(says('Once more, please.')), none),
  AfterAnswer: maybe(fc.constant(says('{tv.Answer}, thank you.')), none),
  Then: then,
  NextPageId: target,
  MaxReprompts: fc.nat(2),
  AnswerType: answerTypes,
  Choices: choices,
  Fields: fields,
  ConfirmResponse: maybe(fc.constant(says('Is this right? {tv.Summary}')), none),
  DoneResponse: maybe(fc.constant(says('Done: {tv.Summary}')), says('Done.')),
  CancelledResponse: fc.constant(says('Cancelled.')),
  Recipient: maybe(fc.constant('a@example.com'), ''),
  Subject: fc.constant('About {tv.Summary}'),
  MessagePrompt: fc.constant(says('What shall I tell them?')),
  Phone: fc.constantFrom('', '123'),
  Email: fc.constantFrom('', 'a@example.com'),
  TakesMessage: fc.boolean(),
  Url: fc.constant('https://example.com/tea'),
  LinkText: fc.constantFrom('', 'All (green) tea'),
  InMenu: maybe(fc.constant(false), true),
  Everywhere: maybe(fc.constant(true), false),
  ReadChildren: maybe(fc.constant('No'), 'Yes'),
  MenuName: maybe(fc.constantFrom('the tea list', 'our garden'), ''),
});

const types = ['Page', 'Page', 'Page', 'Menu', 'Menu', 'Question', 'Form', 'Contact', 'Link'] as const;
const sketch: fc.Arbitrary<Sketch> = fc
  .tuple(fc.constantFrom(...types), keywords, values)
  .map(([type, own, all]) => ({ type, keywords: own.join('\n'), values: all }));

const fallbacks = fc.record({
  noMatch: maybe(fc.constant(0), undefined),
  noInput: maybe(fc.constant(0), undefined),
});

/** A One project in two chapters. Its first page greets, `p12` helps, and `p13` says goodbye. */
export const generatedProject: fc.Arbitrary<OneProjectSource> = fc
  .record({
    sketches: fc.array(sketch, { minLength: ids.length, maxLength: ids.length }),
    indents: fc.array(fc.nat(3), { minLength: ids.length, maxLength: ids.length }),
    fallback: fallbacks,
    split: fc.integer({ min: 2, max: 12 }),
    language: fc.constantFrom(...projectLanguages),
  })
  .map(({ sketches, indents, fallback, split, language }) => {
    const known: Record<string, Sketch> = Object.fromEntries(
      ids.map((id, at) => [id, { ...sketches[at], keywords: `${id}\n${sketches[at]?.keywords ?? ''}` }]),
    );
    known.p0 = { ...known.p0, type: 'Welcome' };
    for (const id of ['p10', 'p11'])
      known[id] = { ...known[id], type: 'Page', values: { ...known[id]?.values, Then: 'Listen' } };
    known.p12 = { type: 'Help', keywords: 'help\nhelp with tea', values: { Response: says('Say tea.') } };
    known.p13 = { type: 'Goodbye', keywords: 'bye', values: { Response: says('See you.') } };
    known.lost = { type: 'NoMatch', values: { Response: says('Pardon?', 'Sorry?') } };
    known.quiet = { type: 'NoInput', values: { Response: says('Hello?') } };
    const draw = (from: number, until: number) =>
      ids.slice(from, until).map((id, at) => `${' '.repeat(from + at >= 12 ? 0 : (indents[from + at] ?? 0))}${id}`);
    const extra = [
      ...(fallback.noMatch === undefined ? [] : ['lost']),
      ...(fallback.noInput === undefined ? [] : ['quiet']),
    ];
    const last = [...draw(split, ids.length), ...extra];
    return oneProject([chapter('first', draw(0, split).join('\n'), known), chapter('second', last.join('\n'), known)], {
      Language: language,
      NLUSettings: { MaxReprompts: 1 },
      GlobalMessages: { NoMatch: says('Nothing fits.'), NoInput: says('Are you there?'), Error: says('Oh no.') },
      Variables: rows(['t', { Name: 'Text', Type: 'string', DefaultValue: '' }]),
    });
  });

/**
 * Whether people may say a line in a project: with a keyword that the project lacks, they could name two of its pages
 * at once.
 */
export function isSaidIn({ llamas }: OneProjectSource, line: string | null): boolean {
  const known = llamas.flatMap(({ pages }) =>
    pages.flatMap((page) => String(page.propertyValues.Keywords).split('\n')),
  );
  return line === null || !words.includes(line) || known.includes(line);
}

/** What people say: keywords and names, answers, commands, unrelated words and silence. */
export const generatedLine: fc.Arbitrary<string | null> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...words, ...ids) },
  { weight: 2, arbitrary: fc.constantFrom('big', 'small', 'navy', 'Ada Byron', 'yes', 'no', 'ja', 'nein') },
  { weight: 2, arbitrary: fc.constantFrom('help', 'help with tea', '1', '2', 'the tea list', 'our garden') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'repeat',
      'go back',
      'start over',
      'cancel',
      'skip',
      'nochmal',
      'zurück',
      'von vorne',
      'abbrechen',
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom('xqzt blorp', 'blorp', null) },
);
