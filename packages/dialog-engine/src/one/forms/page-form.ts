import { getFieldToken, readRows } from '@confab/inputs';
import { createSlotFiller, type SlotFiller } from '@confab/understanding';
import { compileAnswerLimits, type AnswerLimits } from '../../answer-limits/compile-answer-limits.ts';
import { readBool, readText } from '../../compile/authored-values.ts';
import type { Compiler } from '../../compile/compiler.ts';
import type { Move, ProgramResponse } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { MailCall, SourceNode } from '../../types.ts';
import { listChoices, readAnswerKind, type AnswerKind } from '../compile/answer-kind.ts';
import { compilePageResponse } from '../compile/page-type.ts';

/** One question of a form. */
export interface FormField {
  readonly id: string;
  readonly name: string;
  readonly kind: AnswerKind;
  readonly isRequired: boolean;
  readonly prompt: ProgramResponse | undefined;
  readonly reprompt: ProgramResponse | undefined;
  /** The least and the greatest answer; undefined if all are accepted. */
  readonly limits?: AnswerLimits | undefined;
  /**
   * Said when an answer is outside them, before the question is asked again; undefined for the response to any misfit.
   */
  readonly outside?: ProgramResponse | undefined;
  readonly chips: readonly string[];
  /** The page parameter that stores the answer, and an optional variable; empty for none. */
  readonly token: string;
  readonly variable: string;
}

/** A compiled form: its questions, and what happens with the answers. */
export interface PageForm {
  readonly pageId: string;
  readonly intro: ProgramResponse | undefined;
  readonly fields: readonly FormField[];
  readonly slotFiller: SlotFiller;
  /** The confirmation question; undefined if none is asked. */
  readonly confirm: ProgramResponse | undefined;
  /** Asks what to change, after a no to that. */
  readonly askChange: ProgramResponse | undefined;
  /** Creates the mail with the answers; undefined if they are only stored. */
  readonly mail: ((run: TurnRun) => MailCall) | undefined;
  readonly done: ProgramResponse | undefined;
  readonly failed: ProgramResponse | undefined;
  readonly cancelled: ProgramResponse | undefined;
  readonly after: (run: TurnRun) => Move;
  /** The form is only an offer beside the response of the page, so any other request leaves it. */
  readonly isOffer?: true;
}

/** Compiles the questions of a form. */
export function readFormFields(page: SourceNode, compiler: Compiler): FormField[] {
  return readRows(page.values.Fields).map(({ id, values }) => {
    const path = `Fields/${id}/`;
    const name = readText(values.Name).trim();
    const prompt = compilePageResponse(page, compiler, `${path}Prompt`, values.Prompt);
    if (!prompt) compiler.report(page.id, `${path}Prompt`, 'EmptyResponse', 'Write the question.');
    const variable = readText(values.SaveTo).trim();
    if (variable !== '') compiler.expectVariable(page.id, `${path}SaveTo`, variable);
    const kind = readAnswerKind(page, compiler, values, path, id);
    return {
      id,
      name,
      kind,
      isRequired: values.Required === undefined || readBool(values.Required),
      prompt,
      reprompt: compilePageResponse(page, compiler, `${path}Reprompt`, values.Reprompt),
      limits: compileAnswerLimits(compiler, { itemId: page.id, path, kind: kind.slotType }, values),
      outside: compilePageResponse(page, compiler, `${path}OutsideResponse`, values.OutsideResponse),
      chips: listChoices(kind),
      token: getFieldToken(page.id, id),
      variable,
    };
  });
}

/** Creates the slot filler for the questions of a form. */
export function createFormSlotFiller(fields: readonly FormField[], language: string): SlotFiller {
  return createSlotFiller(
    fields.map(({ id, kind }) => ({ id, type: kind.slotType })),
    fields.flatMap(({ kind }) => kind.lists),
    language,
  );
}
