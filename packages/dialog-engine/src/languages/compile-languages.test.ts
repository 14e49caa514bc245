import { createTranslationEdits, applyEdit, getTranslationPath } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import { describe, expect, it } from 'vitest';
import { chooseProgram } from './choose-program.ts';
import { start } from '../run/step.ts';
import { readConversation, writeConversation } from '../stored-conversation.ts';
import { begin, effects, project, rows, says, shown, stepNow, visitor, way } from '../testing/small-projects.ts';
import type { ProjectSource, SourceNode } from '../types.ts';
import { compile } from '../compile/compile.ts';
import { selectLanguage } from './translate-source.ts';
import { estimateProgramBytes } from '../compile/estimate-bytes.ts';

/** Says a text of an item in German. */
function inGerman<Item extends { readonly values: JsonObject }>(item: Item, path: string, text: string): Item {
  const property = { name: path, type: 'String', flags: ['translated'] } as const;
  const edits = createTranslationEdits(item.values, 'de', path, { ...property, flags: [...property.flags] }, text);
  return { ...item, values: edits.reduce((values, edit) => applyEdit(values, edit).values, item.values) };
}

const question: SourceNode = aSourceNode('Ask', 'ask', {
  Response: says('Tea or coffee?'),
  Connectors: rows(
    ['tea', way('Intent', 'tea', { IntentId: 'wants-tea' })],
    ['coffee', way('Intent', 'coffee', { IntentId: 'wants-coffee' })],
    ['nomatch', way('NoMatch', 'again')],
  ),
});
const tea = aSourceNode('EndSession', 'tea', { Response: says('One tea.') });
const coffee = aSourceNode('EndSession', 'coffee', { Response: says('One coffee.') });
const again = aSourceNode('EndSession', 'again', { Response: says('Pardon?') });

function breakfast(...nodes: readonly SourceNode[]): ProjectSource {
  const values = {
    Language: 'en',
    OtherLanguages: 'de',
    Intents: rows(
      ['wants-tea', { Name: 'Tea', Samples: 'tea please\na cup of tea\nI would like tea\nsome green tea' }],
      ['wants-coffee', { Name: 'Coffee', Samples: 'coffee please\na cup of coffee\nI would like coffee\nan espresso' }],
    ),
  };
  const source = project([begin('ask'), ...nodes], values);
  const german = 'einen Kaffee bitte\neine Tasse Kaffee\nich hätte gern Kaffee\nirgendwas mit Koffein';
  return { ...source, project: inGerman(source.project, 'Intents/wants-coffee/Samples', german) };
}

const switching = (values: JsonObject) =>
  aSourceNode('SetLanguage', 'switch', { ...values, Connectors: rows(['next', way('Next', 'ask')]) });

const german = { ...visitor, language: 'de-AT' };
const source = breakfast(
  inGerman(question, 'Response/Entries/e0/SpokenText', 'Tee oder Kaffee?'),
  tea,
  inGerman(coffee, 'Response/Entries/e0/SpokenText', 'Ein Kaffee.'),
  again,
);

describe('a project of several languages', () => {
  it('a project of several languages answers each person in theirs, with the samples of that language', () => {
    const program = compile(source);
    const opened = start(program, german, 1, effects);
    expect(shown(opened)).toEqual(['Tee oder Kaffee?']);
    const stored = JSON.parse(JSON.stringify(opened.conversation)) as typeof opened.conversation;
    expect(shown(stepNow(program, stored, { type: 'said', text: 'irgendwas mit Koffein' }))).toEqual(['Ein Kaffee.']);
    const english = start(program, visitor, 1, effects);
    expect(shown(english)).toEqual(['Tea or coffee?']);
    const heard = stepNow(program, english.conversation, { type: 'said', text: 'irgendwas mit Koffein' });
    expect(shown(heard)).toEqual(['Tea or coffee?']);
  });

  it.each([
    ['de-AT', 'Hallo de'],
    ['en-GB', 'Hello en'],
    ['fr', 'Hello en'],
  ])('finds the language that a person asks for as %s', (language, words) => {
    const hello = aSourceNode('EndSession', 'ask', { Response: says('Hello {tv.ALK_Language}') });
    const program = compile(breakfast(inGerman(hello, 'Response/Entries/e0/SpokenText', 'Hallo {tv.ALK_Language}')));
    expect(shown(start(program, { ...visitor, language }, 1, effects))).toEqual([words]);
  });

  it('falls back on the first language where nothing is translated', () => {
    const program = compile(source);
    const opened = start(program, german, 1, effects);
    expect(shown(stepNow(program, opened.conversation, { type: 'said', text: 'a cup of tea' }))).toEqual(['One tea.']);
    expect(chooseProgram(program, 'fr')).toBe(program);
    expect(chooseProgram(program, 'de').language).toBe('de');
  });

  it('shares between languages what is not translated', () => {
    const program = compile(source);
    const translated = chooseProgram(program, 'de');
    expect(translated.nodes.get('tea')).toBe(program.nodes.get('tea'));
    expect(translated.nodes.get('coffee')).not.toBe(program.nodes.get('coffee'));
    const { translations: _others, ...first } = program;
    expect(estimateProgramBytes([program])).toBeGreaterThan(estimateProgramBytes([first]));
    expect(estimateProgramBytes([program])).toBeLessThan(2.5 * estimateProgramBytes([first]));
  });

  it('compiles again only what changed, in every language', () => {
    const program = compile(source);
    const other = inGerman(coffee, 'Response/Entries/e0/SpokenText', 'Kaffee, kommt sofort.');
    const nodes = source.nodes.map((one) => (one.id === 'coffee' ? other : one));
    const changed = compile({ ...source, nodes }, program);
    const [before, after] = [chooseProgram(program, 'de'), chooseProgram(changed, 'de')];
    expect(after.nodes.get('ask')).toBe(before.nodes.get('ask'));
    const opened = start(changed, german, 1, effects);
    const answer = stepNow(changed, opened.conversation, { type: 'said', text: 'irgendwas mit Koffein' });
    expect(shown(answer)).toEqual(['Kaffee, kommt sofort.']);
  });

  it('a project of which one language is selected compiles to the same intents as that language among several', () => {
    const alone = compile(selectLanguage(source, 'de'));
    const translated = chooseProgram(compile(source), 'de');
    expect(alone.translations).toBeUndefined();
    expect(alone.language).toBe('de');
    expect(alone.intents.intents).toEqual(translated.intents.intents);
    expect(shown(start(alone, visitor, 1, effects))).toEqual(['Tee oder Kaffee?']);
  });

  it('a project of several languages reports the problems of a translation at its place', () => {
    const path = 'Response/Entries/e0/SpokenText';
    const broken = breakfast(question, inGerman(tea, path, 'Ein Tee, {tv.Nobody}.'), coffee, again);
    expect(compile(broken).problems.map(({ itemId, path: at, code }) => [itemId, at, code])).toEqual([
      ['tea', getTranslationPath('de', path), 'UnknownToken'],
    ]);
  });
});

describe('a change of language', () => {
  const wholeSource = (values: JsonObject, tongue = '') => {
    const built = breakfast(
      inGerman(question, 'Response/Entries/e0/SpokenText', 'Tee oder Kaffee?'),
      tea,
      inGerman(coffee, 'Response/Entries/e0/SpokenText', 'Ein Kaffee.'),
      again,
      switching(values),
    );
    const { project: before, nodes } = built;
    const Variables = rows(['v', { Name: 'Tongue', Type: 'string', DefaultValue: tongue }]);
    const project = { ...before, values: { ...before.values, Variables } };
    return { ...built, project, nodes: nodes.map((one) => (one.id === 'start' ? begin('switch') : one)) };
  };

  it('a change of language applies from the next node of the turn and in the stored conversation', () => {
    const program = compile(wholeSource({ TargetLanguage: 'de' }));
    expect(program.problems).toEqual([]);
    const opened = start(program, visitor, 1, effects);
    expect(shown(opened)).toEqual(['Tee oder Kaffee?']);
    expect(opened.conversation.context?.language).toBe('de');
    expect(opened.trace.find(({ type }) => type === 'variableWritten')).toMatchObject({
      name: 'ALK_Language',
      before: visitor.language,
      after: 'de',
    });
    const stored = readConversation(program, writeConversation(program, opened.conversation));
    expect(shown(stepNow(program, stored, { type: 'said', text: 'irgendwas mit Koffein' }))).toEqual(['Ein Kaffee.']);
  });

  it.each([
    ['German', ['Tee oder Kaffee?']],
    ['deutsch', ['Tee oder Kaffee?']],
    ['de-CH', ['Tee oder Kaffee?']],
    ['Klingon', ['Tea or coffee?']],
    ['', ['Tea or coffee?']],
  ])('the language changes to the one that a variable names if the project speaks it: %j', (tongue, words) => {
    const program = compile(wholeSource({ TargetLanguage: 'en', Variable: 'Tongue' }, tongue));
    expect(shown(start(program, visitor, 1, effects))).toEqual(words);
  });

  it('a change to a language that the project lacks is traced, and the conversation keeps its language', () => {
    const opened = start(compile(wholeSource({ TargetLanguage: 'fr' })), visitor, 1, effects);
    expect(shown(opened)).toEqual(['Tea or coffee?']);
    expect(opened.trace).toContainEqual(expect.objectContaining({ type: 'exception', name: 'UnknownLanguage' }));
  });

  it('the open question is asked again in the language that the person changes to', () => {
    const program = compile(source);
    const opened = start(program, visitor, 1, effects);
    const changed = stepNow(program, opened.conversation, { type: 'opened', language: 'de-DE' });
    expect(shown(changed)).toEqual(['Tee oder Kaffee?']);
    expect(shown(stepNow(program, changed.conversation, { type: 'said', text: 'irgendwas mit Koffein' }))).toEqual([
      'Ein Kaffee.',
    ]);
    const back = stepNow(program, changed.conversation, { type: 'opened', language: 'en' });
    expect(shown(back)).toEqual(['Tea or coffee?']);
  });
});
