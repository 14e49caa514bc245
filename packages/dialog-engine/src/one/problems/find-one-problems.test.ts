import { catalogue, instantiateOneTemplate, getIntroducedBuild } from '@confab/catalogue';
import type { JsonObject, LlamaContent } from '@confab/model';
import { countingIds } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { oneSeverityByCode } from '../../problems/one-problem-codes.ts';
import type { ProblemCode } from '../../problems/problem-codes.ts';
import { chapter, oneProject, type Sketch } from '../../testing/small-one-projects.ts';
import { rows, says } from '../../testing/small-projects.ts';
import { findOneProblems, validateLlama } from './find-one-problems.ts';
import type { OneProjectSource } from '../compile/one-project-source.ts';

type Sketches = Readonly<Record<string, Sketch>>;

const special: Sketches = {
  welcome: { type: 'Welcome' },
  help: { type: 'Help' },
  bye: { type: 'Goodbye' },
  sorry: { type: 'NoMatch' },
  silence: { type: 'NoInput' },
};
const every = Object.keys(special).join('\n');
const features = { DisplayName: 'One', ProjectFeature: 'Wallet,AlkiraTools,WebTools' };

/** A project with all special pages and the given ones. */
function aProject(drawing: string, sketches: Sketches = {}, values: JsonObject = features): OneProjectSource {
  return oneProject([chapter('chapter', `${every}\n${drawing}`, { ...special, ...sketches })], values);
}
function without(name: string) {
  return oneProject([chapter('chapter', every.replace(`${name}\n`, '').replace(`\n${name}`, ''), special)], features);
}
function changed(source: OneProjectSource, change: (content: LlamaContent) => LlamaContent): OneProjectSource {
  return { ...source, llamas: source.llamas.map(change) };
}
const ask = (type: string, values: JsonObject, says = 'Well?') => aProject('p', { p: { type, says, values } });
const form = (Fields: JsonObject['Fields']) => ask('Form', { Fields: Fields ?? [], DoneResponse: says('Done') });
const field = { Name: 'Who', AnswerType: 'text', Prompt: says('Who?') };
const link = (Url: string) => ask('Link', { Url });
const rooms = aProject('rooms\n  blue', { rooms: { type: 'Menu' }, blue: { keywords: '' } });

/** For each code: the reported location, a project with the fault, and one without it. */
const table: Readonly<
  Partial<Record<ProblemCode, readonly [at: string, faulty: OneProjectSource, right: OneProjectSource]>>
> = {
  NoPages: ['one ', oneProject([], features), aProject('')],
  MissingWelcome: ['one ', without('welcome'), aProject('')],
  MissingSpecialPage: ['one ', without('help'), aProject('')],
  UnknownPageType: ['p ', ask('Hologram', {}), aProject('p')],
  MissingFeature: [
    'p ',
    aProject('p', { p: { type: 'Wallet', values: { Url: 'https://pass.example' } } }, { DisplayName: 'One' }),
    ask('Wallet', { Url: 'https://pass.example' }),
  ],
  LostPage: [
    'p ',
    changed(aProject('p'), ({ llama, pages }) => ({
      llama,
      pages: pages.map((page) => (page.id === 'p' ? { ...page, parent: 'gone' as typeof page.parent } : page)),
    })),
    aProject('p'),
  ],
  UnlistedPage: [
    'p ',
    changed(aProject('p'), ({ llama, pages }) => ({
      llama: { ...llama, pageList: llama.pageList.filter((id) => id !== 'p') },
      pages,
    })),
    aProject('p'),
  ],
  SilentExtension: [
    'blue Keywords',
    aProject('rooms\n  blue', { rooms: { type: 'Menu' }, blue: { keywords: '', values: { Everywhere: true } } }),
    aProject('rooms\n  blue', { rooms: { type: 'Menu' }, blue: { keywords: 'blue', values: { Everywhere: true } } }),
  ],
  NoKeywords: ['p Keywords', aProject('p', { p: { keywords: '' } }), rooms],
  UnreachablePage: [
    'deep ',
    aProject('p\n  deep', { p: { keywords: '' }, deep: { keywords: 'deep' } }),
    aProject('p\n  deep', { p: { keywords: '' }, deep: { values: { Everywhere: true } } }),
  ],
  EmptyMenu: ['p ', ask('Menu', {}), rooms],
  EmptyChoices: [
    'p Choices',
    ask('Question', { AnswerType: 'choice', Choices: ' \n' }),
    ask('Question', { AnswerType: 'choice', Choices: 'tea' }),
  ],
  NoFields: ['p Fields', form([]), form(rows(['who', field]))],
  UnreadableLimit: [
    'p Fields/who/AcceptedFrom',
    form(rows(['who', { ...field, AnswerType: 'time', AcceptedFrom: 'noon' }])),
    form(rows(['who', { ...field, AnswerType: 'text', AcceptedFrom: 'noon' }])),
  ],
  ReversedLimits: [
    'p Fields/who/AcceptedTo',
    form(rows(['who', { ...field, AnswerType: 'date', AcceptedFrom: 'today+3', AcceptedTo: 'today' }])),
    form(rows(['who', { ...field, AnswerType: 'time', AcceptedFrom: '18:00', AcceptedTo: '02:00' }])),
  ],
  NoContact: ['p Phone', ask('Contact', {}), ask('Contact', { Phone: '123' })],
  NoRecipient: [
    'p Email',
    ask('Contact', { Phone: '1', TakesMessage: true, MessagePrompt: says('What?') }),
    ask('Contact', { Phone: '1', Email: 'a@example.com', TakesMessage: true, MessagePrompt: says('What?') }),
  ],
  MissingLink: ['p Url', link(''), link('https://example.com')],
  InvalidLink: ['p Url', link('example dot com'), link('mailto:a@example.com')],
  KeywordClash: [
    'b Keywords',
    aProject('a\nb', { a: { keywords: 'Tea|cake' }, b: { keywords: 'coffee, tea' } }),
    aProject('a\n  x\nb\n  y', { x: { keywords: 'yes' }, y: { keywords: 'yes' } }),
  ],
  UnknownToken: ['p Response/Entries/e0/SpokenText', ask('Page', {}, 'Hi {tv.Nobody}'), ask('Page', {}, 'Hi')],
  DanglingJump: ['p NextPageId', ask('Page', { NextPageId: 'gone' }), ask('Page', { NextPageId: 'help' })],
  MissingJump: ['p NextPageId', ask('Page', { Then: 'GoTo' }), ask('Page', { Then: 'GoTo', NextPageId: 'help' })],
  EmptyResponse: ['p Response', ask('Page', {}, ''), ask('Page', {})],
  MissingValue: ['p DisplayName', ask('Page', { DisplayName: '' }), ask('Page', {})],
  UnknownVariable: [
    'p SaveTo',
    ask('Question', { SaveTo: 'Nobody' }),
    aProject(
      'p',
      { p: { type: 'Question', values: { SaveTo: 'Who' } } },
      { ...features, Variables: rows(['v', { Name: 'Who', Type: 'string' }]) },
    ),
  ],
  InvalidSite: [
    'one AllowedOrigins',
    aProject('p', {}, { ...features, AllowedOrigins: 'https://shop.example\nwww.shop.example' }),
    aProject('p', {}, { ...features, AllowedOrigins: 'https://shop.example\nhttp://localhost:8080' }),
  ],
  InvalidAddress: [
    'p Recipient',
    ask('Form', { Fields: rows(['who', field]), Recipient: 'nobody' }),
    ask('Form', { Fields: rows(['who', field]), Recipient: 'a@example.com' }),
  ],
  ExampleAddress: [
    'p Recipient',
    ask('Form', { Fields: rows(['who', field]), Recipient: 'jonna@dune-house.example' }),
    ask('Form', { Fields: rows(['who', field]), Recipient: 'jonna@dune-house.eu' }),
  ],
};

const placesOf = (source: OneProjectSource, code: ProblemCode) =>
  findOneProblems(source, catalogue).flatMap((problem) =>
    problem.code === code ? [`${problem.itemId} ${problem.path}`] : [],
  );

describe('the problems of a One project', () => {
  test('every One problem code has a test case here', () => {
    // The keys of object literals are their codes.
    for (const code of Object.keys(oneSeverityByCode) as ProblemCode[])
      expect([code, code in table]).toEqual([code, true]);
  });

  test.each(Object.entries(table))(
    '%s is reported at its page and input, and not for a project without the fault (A5.34)',
    (code, [at, faulty, right]) => {
      // The keys of the table are codes.
      expect(placesOf(faulty, code as ProblemCode)).toContain(at);
      expect(placesOf(right, code as ProblemCode)).toEqual([]);
    },
  );

  test.each([
    ['Wallet', 'Wallet'],
    ['Form', 'AlkiraTools'],
    ['Link', 'WebTools'],
  ])('a page of the type %s needs the feature %s (A3.16)', (type, feature) => {
    const place = (values: JsonObject) => placesOf(aProject('p', { p: { type } }, values), 'MissingFeature');
    expect(place({ ProjectFeature: 'Other' })).toEqual(['p ']);
    expect(place({ ProjectFeature: `Other, ${feature}` })).toEqual([]);
  });

  test('a page type that is always visible needs no feature (A3.17)', () => {
    expect(catalogue.pageSchemas['Contact']?.attributes).toMatchObject({ RequiredFeature: 'AlkiraTools' });
    expect(placesOf(aProject('p', { p: { type: 'Contact' } }, {}), 'MissingFeature')).toEqual([]);
  });

  test('a missing value is reported once, even if another check fails at the same input', () => {
    const found = findOneProblems(link(''), catalogue).filter(({ path }) => path === 'Url');
    expect(found.map(({ code }) => code)).toEqual(['MissingLink']);
  });

  test('a Question page that says nothing after its answer is reported', () => {
    const silent = (values: JsonObject) => placesOf(ask('Question', values), 'EmptyResponse');
    expect(silent({})).toEqual(['p AfterAnswer']);
    expect(silent({ AfterAnswer: says('Thanks') })).toEqual([]);
    expect(silent({ Then: 'Parent' })).toEqual([]);
  });

  test('an address of an example is a warning at a Contact page that takes no message, too', () => {
    const [found, ...others] = findOneProblems(ask('Contact', { Email: 'desk@example.com' }), catalogue);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ code: 'ExampleAddress', itemId: 'p', path: 'Email', severity: 'warning' });
    expect(found?.message).toBe('Mail to "desk@example.com" arrives nowhere: the address is an example.');
  });

  test('errors are listed before warnings', () => {
    const source = aProject('p\nq', { p: { keywords: '' }, q: { says: '' } });
    expect(findOneProblems(source, catalogue).map(({ severity }) => severity)).toEqual(['error', 'warning']);
  });
});

describe('validateLlama', () => {
  const source = oneProject(
    [
      chapter('first', every, special),
      chapter('second', 'p\nq', { p: { says: '' }, q: { type: 'Page', keywords: '' } }),
    ],
    features,
  );

  test('validateLlama returns the llama, its errors and whether it is valid (A5.34)', () => {
    const { llamaId, errors, valid } = validateLlama(source, 'second', catalogue);
    expect([llamaId, valid]).toEqual(['second', false]);
    expect(errors.map(({ code, itemId }) => [code, itemId])).toEqual([
      ['EmptyResponse', 'p'],
      ['NoKeywords', 'q'],
    ]);
    expect(validateLlama(source, 'first', catalogue)).toEqual({ llamaId: 'first', errors: [], valid: true });
  });

  test('validateLlama reports once that an extension lacks keywords, whether a menu leads to it or not', () => {
    const extension = { keywords: '', values: { Everywhere: true } };
    for (const type of ['Menu', 'Page'] as const) {
      const source = oneProject(
        [chapter('first', every, special), chapter('second', 'p\n  q', { p: { type }, q: extension })],
        features,
      );
      const { errors } = validateLlama(source, 'second', catalogue);
      expect(errors.map(({ code, itemId, path }) => [code, itemId, path])).toEqual([
        ['SilentExtension', 'q', 'Keywords'],
      ]);
    }
  });

  test('includes the problems of the project itself', () => {
    const alone = oneProject([chapter('second', 'p')], features);
    expect(validateLlama(alone, 'second', catalogue).errors.map(({ code }) => code)).toContain('MissingWelcome');
  });

  test('a llama with warnings only is valid', () => {
    const warned = oneProject([chapter('first', `${every}\np`, { ...special, p: { keywords: '' } })], features);
    expect(validateLlama(warned, 'first', catalogue)).toMatchObject({ valid: true, errors: [{ code: 'NoKeywords' }] });
  });
});

test.each(catalogue.oneTemplates.map((template) => [template.title, template] as const))(
  'the template %s has no problem, but the addresses of its example',
  (_title, template) => {
    const { project, llamas } = instantiateOneTemplate(template, countingIds(), getIntroducedBuild);
    const source = { project: { ...project, displayName: template.title }, llamas };
    expect(findOneProblems(source, catalogue).filter(({ code }) => code !== 'ExampleAddress')).toEqual([]);
  },
);
