import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findUnplainData, findUnplainWords, readWordRules } from './find-unplain-words.mjs';
import { root } from '../../lib/paths.mjs';

const list = JSON.parse(readFileSync(join(root, 'config/plain-words.json'), 'utf8'));
const rules = readWordRules(list);

/** The found words, with their lines. */
const find = (path, source) =>
  findUnplainWords(path, source, rules).map((fault) => /:(\d+: "[^"]*") in/.exec(fault)?.[1].replaceAll('"', ''));

/** A text with each word of the list, in the order of its entries. */
const texts = [
  ['Whoever reads it', 'For whomever', 'Whosoever'],
  ['It is written anew'],
  ['Everybody is told', 'It was told', 'They told of it', 'What it told everybody'],
  ['This is what stands', 'Keep it as it stands', 'It stands beside the form', 'It stands for itself'],
  ["It is nobody's", 'That is no news', 'There is no more to be had'],
  ['Meanwhile it waits'],
  ['A list of yesterday', 'Checked at the door', 'It grows by and by', 'Sweeps at leisure'],
  ['It is said of texts', 'It is said once', 'The log says so'],
  ['It is passed over', 'It passes over it'],
  ['This is put right', 'It was set right'],
  ['Hereafter', 'A part thereof', 'Therein', 'Wherein', 'Thereby'],
  ['Somebody was quicker', "It is somebody else's"],
  ['Empty the bin', 'Its bins', 'Move it to trash'],
  ['The skeleton of a project'],
  ['Mended in issue 11', 'See bug #7', 'Pull request 12 has more', '#123 has the reason', 'It hangs (#45)'],
];
const names = [
  [
    'type DeleteWanted = {};',
    'interface PeopleTold {}',
    'class FreeGift {}',
    'type UserAsked = {};',
    'type WordHeard = 1;',
  ],
  ['type Made = {};', 'interface Given {}', 'class Found {}'],
  ['const textOf = 1;', 'function placeOf() {}', 'export const titleOf = 1;'],
  ['function tellOthers() {}', 'export async function sayHello() {}', 'function settle() {}'],
  ['const binned = 1;', 'function isBinned() {}', 'type binnedItem = 1;'],
  ['const skeleton = 1;', 'function aSkeleton() {}'],
];

describe('each entry of the list of words', () => {
  test('each entry of the list of words has examples here', () => {
    expect([texts.length, names.length]).toEqual([list.texts.length, list.names.length]);
  });

  test.each(texts.flatMap((examples, index) => examples.map((text) => [text, list.texts[index].say])))(
    'the word to avoid in "%s" is found, and the fault names what to write',
    (text, say) =>
      expect(findUnplainWords('a.ts', `// ${text}.`, rules)).toEqual([expect.stringContaining(`write: ${say}`)]),
  );

  test.each(names.flatMap((examples, index) => examples.map((code) => [code, list.names[index].say])))(
    'the name to avoid in %s is found, and the fault names what to write',
    (code, say) => expect(findUnplainWords('a.ts', code, rules)).toEqual([expect.stringContaining(`write: ${say}`)]),
  );

  const plainSources = [
    ['// Publishes the change to other sessions, and retold stories are kept.'],
    ['// The colour #161513, the chip of the 2 issues, and the address /page#12.'],
    ['// The robin trashed cabinets; the skeleton of a page.'],
    ['const told = anew;'],
    ['function saying() {}'],
    ['const settle = 1;'],
    ['interface TextOf {}'],
    ['type MadeOfParts = {};'],
  ];
  test.each(plainSources)('no word to avoid is found in %s', (source) => expect(find('a.ts', source)).toEqual([]));
});

describe('where words are looked for', () => {
  const readSources = [
    ['a.ts', '\n/** Written anew. */', '2: anew'],
    ['a.ts', '/**\n * Written anew.\n */', '2: anew'],
    ['packages/ui/src/tokens.css', '/* Written anew. */', '1: anew'],
    ['a.ts', `const a = 1; ${'//'} Written anew.`, '1: anew'],
    ['apps/web/src/features/teams/words.ts', "export const words = { a: 'Try anew' };", '1: anew'],
    ['apps/web/src/features/teams/role-words.ts', "export const words = { a: 'Try anew' };", '1: anew'],
    ['packages/ui/src/ui-words.tsx', 'export const words = <p>Try anew</p>;', '1: anew'],
    ['apps/server/src/mail/mail-texts.ts', "export const texts = { a: 'Try anew' };", '1: anew'],
    ['packages/inputs/src/edit.test.ts', "test('writes anew', () => {});", '1: anew'],
    ['packages/inputs/src/edit.test.ts', "test.each([\n['anew', 1],\n])('writes %s', () => {});", '2: anew'],
    ['e2e/stories/teams.spec.ts', "test('writes anew', () => {});", '1: anew'],
    ['e2e/pictures/teams.spec.ts', "test('writes anew', () => {});", '1: anew'],
    ['packages/access/src/team-messages.ts', "export const teamMessages = { a: 'Try anew' };", '1: anew'],
    ['packages/contracts/src/team.messages.ts', "export const teamMessages = { a: 'Try anew' };", '1: anew'],
  ];
  test.each(readSources)('the word in %s is found: %s', (path, source, found) =>
    expect(find(path, source)).toEqual([found]),
  );

  const otherSources = [
    ['apps/web/src/features/teams/teams-page.tsx', "const a = 'Try anew';"],
    ['apps/web/src/features/teams/words.de.ts', "export const words = { a: 'Try anew' };"],
    ['packages/inputs/src/edit.test.ts', "expect('anew').toBe('anew');"],
    ['packages/inputs/src/edit.test.ts', "test.each([['one', 'anew']])('writes %s', () => {});"],
  ];
  test.each(otherSources)('no word of %s is read: %s', (path, source) => expect(find(path, source)).toEqual([]));

  test('words are checked in the texts of templates that authors read, and in every text of other data', () => {
    const source = '{\n  "Label": "Try anew",\n  "Prompt": "Try anew"\n}';
    expect(findUnplainData('packages/catalogue/data/templates/cafe.json', source, rules)).toHaveLength(1);
    expect(findUnplainData('packages/catalogue/data/schemas/node.json', source, rules)).toHaveLength(2);
  });
});
