import { catalogue } from '@confab/catalogue';
import { getTranslationPath } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import { describe, expect, it } from 'vitest';
import { chooseProgram } from '../../languages/choose-program.ts';
import { start } from '../../run/step.ts';
import { chat, drawn, type Sketch } from '../../testing/small-one-projects.ts';
import { effects, rows, says, shown, stepNow, visitor } from '../../testing/small-projects.ts';
import { findOneProblems } from '../problems/find-one-problems.ts';
import { compileOneProject } from './compile-one-project.ts';

const spoken = 'Response/Entries/e0/SpokenText';
const shownText = 'Response/Entries/e0/DisplayText';

/** A page whose response and keywords differ in German, by the paths of its inputs. */
function inGerman(sketch: Sketch, texts: Readonly<Record<string, string>>): Sketch {
  const translations = Object.entries(texts).map(([path, Value]) => [path, { Value }] as const);
  return { ...sketch, values: { ...sketch.values, Translations: { de: Object.fromEntries(translations) } } };
}
const saysInGerman = (text: string) => ({ [spoken]: text, [shownText]: text });

const drawing = 'hello\nrooms\n  blue\n  site\nguests';
const both: JsonObject = { OtherLanguages: 'de', ProjectFeature: 'AlkiraTools,WebTools' };
const sketches: Readonly<Record<string, Sketch>> = {
  hello: inGerman({ type: 'Welcome', says: 'Welcome!' }, saysInGerman('Willkommen!')),
  rooms: inGerman({ type: 'Menu', says: 'Our rooms:' }, { ...saysInGerman('Unsere Zimmer:'), Keywords: 'Zimmer' }),
  blue: inGerman(
    { says: 'The blue room.' },
    { ...saysInGerman('Das blaue Zimmer.'), DisplayName: 'Das Blaue', Keywords: 'blaues Zimmer' },
  ),
  site: { type: 'Link', says: 'Look here.', values: { Url: 'https://example.com/a' } },
  guests: inGerman(
    {
      type: 'Form',
      says: 'A table?',
      keywords: 'table',
      values: {
        Fields: rows(['size', { Name: 'Size', AnswerType: 'text', Prompt: says('How large?') }]),
        DoneResponse: says('Your size is {tv.guests.Size}.'),
      },
    },
    {
      'Fields/size/Name': 'Größe',
      'Fields/size/Prompt/Entries/e0/DisplayText': 'Wie groß?',
      'Fields/size/Prompt/Entries/e0/SpokenText': 'Wie groß?',
      'DoneResponse/Entries/e0/DisplayText': 'Die Größe ist {tv.guests.Size}.',
      'DoneResponse/Entries/e0/SpokenText': 'Die Größe ist {tv.guests.Size}.',
    },
  ),
};
const source = drawn(drawing, sketches, both);
const german = { ...visitor, language: 'de-AT' };
const chatInGerman = (...lines: readonly string[]) =>
  chat(source, lines, { context: german }).map((turn) => shown(turn).join(' '));

describe('a One project of several languages', () => {
  it('a One project of several languages answers each person in theirs, by the keywords of that language', () => {
    expect(chatInGerman('Zimmer')).toEqual(['Willkommen!', expect.stringContaining('Unsere Zimmer:')]);
    const english = chat(source, ['rooms', 'blaues Zimmer']).map((turn) => shown(turn).join(' '));
    expect(english.slice(0, 2)).toEqual(['Welcome!', expect.stringContaining('Our rooms:')]);
    expect(english[2]).not.toContain('room.');
  });

  it('a One project of several languages says what is not translated in its first language', () => {
    expect(chatInGerman('Zimmer', 'site').at(-1)).toContain('Look here.');
  });

  it('a One project of several languages offers pages in menus by their translated names, and accepts these names as answers', () => {
    const [, menu, room] = chatInGerman('Zimmer', 'Das Blaue');
    expect(menu).toContain('1. Das Blaue');
    expect(room).toBe('Das blaue Zimmer.');
    expect(chatInGerman('Zimmer', '1').at(-1)).toBe('Das blaue Zimmer.');
  });

  it('a One project of several languages keeps the names of pages in variables, whatever menus say', () => {
    const turn = chat(source, ['Zimmer', '1'], { context: german }).at(-1);
    expect(turn?.conversation.lastIntent).toBe('blue');
  });

  it('quotes the answers to a form by the same names in every language', () => {
    expect(chatInGerman('table', 'sehr groß').at(-1)).toContain('Die Größe ist sehr groß.');
    expect(compileOneProject(source).problems).toEqual([]);
  });

  it('a One project of several languages continues in its language after a conversation is stored, and changes it on request', () => {
    const program = compileOneProject(source);
    const opened = start(program, visitor, 1, effects);
    const changed = stepNow(program, opened.conversation, { type: 'opened', language: 'de' });
    const stored = JSON.parse(JSON.stringify(changed.conversation)) as typeof changed.conversation;
    expect(shown(stepNow(program, stored, { type: 'said', text: 'Zimmer' })).join(' ')).toContain('Unsere Zimmer:');
  });

  it('shares the pages that are not translated, and compiles again only what changed', () => {
    const program = compileOneProject(source);
    const translated = chooseProgram(program, 'de');
    expect(translated.nodes.get('blue')).not.toBe(program.nodes.get('blue'));
    const other = inGerman({ type: 'Welcome', says: 'Welcome!' }, saysInGerman('Guten Tag!'));
    const [content] = source.llamas;
    if (!content) throw new Error('The project has no chapter.');
    const pages = content.pages.map((page) =>
      page.id === 'hello' ? { ...page, propertyValues: { ...page.propertyValues, ...other.values } } : page,
    );
    const changed = compileOneProject({ ...source, llamas: [{ ...content, pages }] }, program);
    const after = chooseProgram(changed, 'de');
    const rebuilt = [...after.nodes].filter(([id, node]) => translated.nodes.get(id) !== node).map(([id]) => id);
    expect(rebuilt).toEqual(['hello']);
    expect(after.pageListener?.sharesIndex(translated.pageListener as never)).toBe(true);
    expect(shown(start(changed, german, 1, effects))).toEqual(['Guten Tag!']);
  });
});

describe('the problems of a One project of several languages', () => {
  const placesOf = (pages: Readonly<Record<string, Sketch>>, code: string) =>
    findOneProblems(drawn(Object.keys(pages).join('\n'), pages, both), catalogue)
      .filter((problem) => problem.code === code)
      .map(({ itemId, path }) => [itemId, path]);
  const whole = { ...saysInGerman('Hallo.'), Keywords: 'hallo', DisplayName: 'Hallo' };

  it('responses and keywords of a page that are missing in German are reported', () => {
    const { Keywords: _keywords, ...unheard } = whole;
    expect(placesOf({ p: {} }, 'MissingTranslations')).toContainEqual(['p', getTranslationPath('de', 'DisplayName')]);
    expect(placesOf({ p: inGerman({}, unheard) }, 'MissingTranslations')).toContainEqual([
      'p',
      getTranslationPath('de', 'Keywords'),
    ]);
    expect(placesOf({ p: inGerman({}, whole) }, 'MissingTranslations').filter(([id]) => id === 'p')).toEqual([]);
  });

  it('a text that has changed since it was translated is reported', () => {
    const texts = Object.entries(whole).map(([path, Value]) => [path, { Value }] as const);
    const stale = { ...Object.fromEntries(texts), DisplayName: { Value: 'Hallo', Source: 'before' } };
    const pages = { p: { values: { Translations: { de: stale } } } };
    expect(placesOf(pages, 'StaleTranslations')).toEqual([['p', getTranslationPath('de', 'DisplayName')]]);
  });

  it('a fault of a translation is reported at its path', () => {
    const pages = { p: inGerman({}, { ...whole, ...saysInGerman('Hallo {tv.Nobody}.') }) };
    expect(placesOf(pages, 'UnknownToken')).toContainEqual(['p', getTranslationPath('de', spoken)]);
  });

  it('a keyword that pages share in a single language is reported', () => {
    const pages = { p: inGerman({}, whole), q: inGerman({}, whole) };
    expect(placesOf(pages, 'KeywordClash')).toEqual([['q', getTranslationPath('de', 'Keywords')]]);
    expect(placesOf({ p: inGerman({}, whole), q: {} }, 'KeywordClash')).toEqual([]);
  });
});
