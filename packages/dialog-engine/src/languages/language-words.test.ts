import { projectLanguages } from '@confab/model';
import { expect, test } from 'vitest';
import { findYesNo } from '@confab/understanding';
import { getLanguageWords } from './language-words.ts';
import { joinChoices } from '../one/listening/join-choices.ts';
import { listPhrases, parseCommand } from '../one/listening/parse-command.ts';

test.each(projectLanguages)('every phrase of a command is understood as that command alone, in %s', (language) => {
  for (const command of ['repeat', 'back', 'restart', 'cancel', 'skip'] as const)
    for (const phrase of listPhrases(command, language))
      expect([phrase, parseCommand(phrase, language)]).toEqual([phrase, command]);
});

test.each([
  ['es-MX', 'Vuelve atrás', 'back'],
  ['es', 'empezar de nuevo', 'restart'],
  ['fr-CA', 'Laisse tomber !', 'cancel'],
  ['fr', 'question suivante', 'skip'],
  ['fr', 'go back', undefined],
])('in %s, "%s" is the command %s', (language, text, command) => {
  expect(parseCommand(text, language)).toBe(command);
});

test.each([
  ['en', 'tea, coffee or milk'],
  ['de', 'tea, coffee oder milk'],
  ['es', 'tea, coffee o milk'],
  ['fr', 'tea, coffee ou milk'],
])('choices are joined with the word of %s', (language, joined) => {
  expect(joinChoices(['tea', 'coffee', 'milk'], language)).toBe(joined);
});

test.each(projectLanguages)('the words for yes and no are understood as yes and no, in %s', (language) => {
  const { yes, no } = getLanguageWords(language);
  expect([findYesNo(yes, language), findYesNo(no, language)]).toEqual([true, false]);
});
