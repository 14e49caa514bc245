import type { ConversationContext } from '@confab/model';
import type { Program } from '../program.ts';
import { defaultContext } from '../run/default-context.ts';
import type { ConversationState } from '../types.ts';
import { chooseProgram, findSpokenLanguage } from './choose-program.ts';

/** The language of a conversation while it runs: the project in it, and the context that names it. */
export class SpokenLanguage {
  /** The project with all its languages. */
  readonly #project: Program;
  program: Program;
  context: ConversationContext;

  constructor(project: Program, { context = defaultContext }: ConversationState) {
    this.#project = project;
    this.context = context;
    this.program = chooseProgram(project, context.language);
  }

  /**
   * Changes to another language of the project, for the nodes that follow.
   *
   * @param wanted a code or a name, such as 'de-AT' or 'German'
   * @returns the languages before and after; undefined if the project does not speak it
   */
  change(wanted: string): { readonly before: string; readonly after: string } | undefined {
    const after = findSpokenLanguage(this.#project, wanted);
    if (after === undefined) return undefined;
    const before = this.context.language;
    this.context = { ...this.context, language: after };
    this.program = chooseProgram(this.#project, after);
    return { before, after };
  }
}
