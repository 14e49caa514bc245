import { chooseLanguage, findLanguage } from '@confab/inputs';
import type { Program } from '../program.ts';
import type { ConversationState } from '../types.ts';
import { defaultContext } from '../run/default-context.ts';
import { findLanguageByName } from './find-language-by-name.ts';

/** The languages that a project speaks: its first one, then its further ones. */
export function listProgramLanguages({ language, translations }: Program): readonly [string, ...string[]] {
  return [language, ...(translations?.keys() ?? [])];
}

/** The program of a project in the language that serves a person best: theirs if the project speaks it, else its first. */
export function chooseProgram(program: Program, wanted: string): Program {
  if (!program.translations) return program;
  return program.translations.get(chooseLanguage(listProgramLanguages(program), wanted)) ?? program;
}

/** The language that a conversation was begun in, or changed to: a code, such as 'de-AT'. */
export function getConversationLanguage({ context }: ConversationState): string {
  return (context ?? defaultContext).language;
}

/** The language of a project that a code or a name means, such as 'de-AT' or 'German'; undefined if it does not speak it. */
export function findSpokenLanguage(program: Program, wanted: string): string | undefined {
  const languages = listProgramLanguages(program);
  const named = findLanguageByName(wanted);
  return findLanguage(languages, wanted.trim()) ?? (named && findLanguage(languages, named));
}
