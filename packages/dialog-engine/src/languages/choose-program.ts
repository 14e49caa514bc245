import { chooseLanguage } from '@confab/inputs';
import type { Program } from '../program.ts';
import type { ConversationState } from '../types.ts';
import { defaultContext } from '../run/default-context.ts';

/** The program of a project in the language that serves a person best: theirs if the project speaks it, else its first. */
export function chooseProgram(program: Program, wanted: string): Program {
  if (!program.translations) return program;
  const language = chooseLanguage([program.language, ...program.translations.keys()], wanted);
  return program.translations.get(language) ?? program;
}

/** The program of a project in the language of a conversation. */
export function getProgramOfConversation(program: Program, { context }: ConversationState): Program {
  return chooseProgram(program, (context ?? defaultContext).language);
}
