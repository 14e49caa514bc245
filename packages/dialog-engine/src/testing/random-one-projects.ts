import { pageTypes, projectLanguages, type JsonObject } from '@confab/model';
import * as fc from 'fast-check';
import type { OneProjectSource } from '../one/compile/one-project-source.ts';
import { chapter, oneProject, type Sketch } from './small-one-projects.ts';
import { response, rows } from './small-projects.ts';

// Random One projects for property tests: all page types, nested at random, including faulty ones.

const ids = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'] as const;
const target = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...ids) }, fc.constantFrom('', 'gone'));
const name = fc.constantFrom('Text', 'Count', 'Flag', 'Nobody', '');
const text = fc.constantFrom(
  'Hello {tv.Text}',
  '{tv.p1.Answer} and {tv.p2.f0} {tv.Nobody}',
  '(x)[whisper] {tv.ALK_UserUtterance}!',
  '{tv.Choices}? {tv.Summary} {tv.Answer}',
  'Plain',
  '',
);
const said: fc.Arbitrary<JsonObject> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(
        fc.constantFrom('Escalating', 'Random'),
        fc.array(fc.record({ SpokenText: text, Condition: fc.constantFrom('', 'Count > 1', '1 +') }), { maxLength: 3 }),
      )
      .map(([method, entries]) => response(method, ...entries)),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      IsLinkedResponse: fc.constant(true),
      LinkedResponseSource: fc.constantFrom('Global', 'Supplementary', 'Project'),
      LinkedResponseId: fc.constantFrom('NoMatch', 'p1/Response', 'gone'),
    }),
  },
);
const keywords = fc
  .array(fc.constantFrom('tea', 'green tea', 'ticket|tickets', 'opening hours', 'yes', 'help', 'room', 'bye', ''), {
    maxLength: 3,
  })
  .map((all) => all.join('\n'));
const answerType = fc.constantFrom('text', 'number', 'date', 'yesNo', 'choice', 'email', 'unheard');
const choices = fc.constantFrom('large|big\nsmall', '', 'tea');
const bool = fc.constantFrom<boolean | string>(true, false, 'true', 'false');

const field = fc.record({
  Name: fc.constantFrom('Who', 'Size', ''),
  AnswerType: answerType,
  Choices: choices,
  Prompt: said,
  Reprompt: said,
  Required: bool,
  SaveTo: name,
});
const fields = fc.array(field, { maxLength: 3 }).map((all) => rows(...all.map((one, at) => [`f${at}`, one] as const)));

/** Inputs of all page types at once; a type ignores those it does not have. */
const anyValues = fc.record({
  Response: said,
  Reprompt: said,
  AfterAnswer: said,
  ConfirmResponse: fc.oneof(said, fc.constant({})),
  DoneResponse: said,
  FailedResponse: said,
  CancelledResponse: said,
  MessagePrompt: said,
  NotLinkedResponse: said,
  Then: fc.constantFrom('Listen', 'GoTo', 'Parent', 'End', 'Listen', ''),
  NextPageId: target,
  NoAnswerPageId: target,
  MostTimes: fc.nat(3),
  MaxReprompts: fc.nat(2),
  AnswerType: answerType,
  Choices: choices,
  SaveTo: name,
  Fields: fields,
  Recipient: fc.constantFrom('', 'a@example.com', '{tv.Text}', 'nobody'),
  Subject: text,
  MailText: text,
  Phone: fc.constantFrom('', '123'),
  Email: fc.constantFrom('', 'a@example.com'),
  TakesMessage: bool,
  Url: fc.constantFrom('', 'https://example.com/{tv.Text}', '{tv.Text}', 'nothing'),
  InMenu: bool,
  Everywhere: bool,
  ReadChildren: fc.constantFrom('Yes', 'No'),
});

const sketch: fc.Arbitrary<Sketch> = fc
  .tuple(fc.constantFrom<string>(...pageTypes, 'Menu', 'Question', 'Form', 'Page', 'Hologram'), keywords, anyValues)
  .map(([type, words, values]) => ({ type, keywords: words, values }));

/** Any project of up to ten pages in two llamas; some parents are missing or circular. */
export const anyOneProject: fc.Arbitrary<OneProjectSource> = fc
  .record({
    sketches: fc.tuple(...ids.map(() => sketch)),
    indents: fc.tuple(...ids.map(() => fc.nat(3))),
    lost: fc.array(fc.tuple(fc.constantFrom(...ids), target), { maxLength: 2 }),
    messages: fc.record({ NoMatch: said, NoInput: said, Error: said }),
    language: fc.constantFrom(...projectLanguages),
    split: fc.integer({ min: 0, max: 10 }),
  })
  .map(({ sketches, indents, lost, messages, language, split }) => {
    const known = Object.fromEntries(ids.map((id, at) => [id, sketches[at] ?? {}]));
    const draw = (from: number, until: number) =>
      ids
        .slice(from, until)
        .map((id, at) => `${' '.repeat(indents[from + at] ?? 0)}${id}`)
        .join('\n');
    const llamas = [chapter('first', draw(0, split), known), chapter('second', draw(split, 10), known)];
    const moved = new Map<string, string>(lost);
    return oneProject(
      llamas.map(({ llama, pages }) => ({
        llama,
        pages: pages.map((page) => {
          const parent = moved.get(page.id);
          // Ids are names here.
          return parent === undefined ? page : { ...page, parent: parent as typeof page.parent };
        }),
      })),
      {
        Language: language,
        GlobalMessages: messages,
        Variables: rows(
          ['t', { Name: 'Text', Type: 'string', DefaultValue: 'ab' }],
          ['c', { Name: 'Count', Type: 'int' }],
          ['f', { Name: 'Flag', Type: 'bool' }],
        ),
      },
    );
  });

/** Any input: a known utterance, an unknown one, or silence. */
export const anyOneLine: fc.Arbitrary<string | null> = fc.oneof(
  fc.constantFrom(
    'green tea',
    'tickts please',
    'opening hours',
    'room 2',
    'the second one',
    'yes',
    'no',
    'help',
    'bye',
    'skip',
    'cancel',
    'go back',
    'start over',
    'again',
    '5',
    'tomorrow',
    'a@example.com',
    'big',
    'zurück',
    '  ',
    null,
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constant(`a${'😀'.repeat(700)}`),
);
