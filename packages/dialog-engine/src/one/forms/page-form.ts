import { createSlotFiller, type SlotFiller } from '@confab/understanding';
import { readBool, readRows, readText } from '../../compile/authored-values.ts';
import type { Move, ProgramResponse } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { MailCall } from '../../types.ts';
import { listChoices, readAnswerKind, type AnswerKind } from '../compile/answer-kind.ts';
import { getFieldToken } from '../compile/page-parameters.ts';
import type { OnePage } from '../compile/page-tree.ts';
import { compilePageResponse, type PageContext } from '../compile/page-context.ts';

/** One question of a form. */
export interface FormField {
  readonly id: string;
  readonly name: string;
  readonly kind: AnswerKind;
  readonly isRequired: boolean;
  readonly prompt: ProgramResponse | undefined;
  readonly reprompt: ProgramResponse | undefined;
  readonly chips: readonly string[];
  /** Where its answer is kept, and the variable that gets it too; empty for none. */
  readonly token: string;
  readonly variable: string;
}

/** Questions that are asked one after the other, and what is done with the answers. */
export interface PageForm {
  readonly page: OnePage;
  readonly intro: ProgramResponse | undefined;
  readonly fields: readonly FormField[];
  readonly slots: SlotFiller;
  /** Asked for a yes before anything is done; undefined where nothing is asked. */
  readonly confirm: ProgramResponse | undefined;
  /** What is sent; undefined where the answers are only kept. */
  readonly mail: ((run: TurnRun) => MailCall) | undefined;
  readonly done: ProgramResponse | undefined;
  readonly failed: ProgramResponse | undefined;
  readonly cancelled: ProgramResponse | undefined;
  readonly after: (run: TurnRun) => Move;
}

/** Reads the questions of a form. */
export function readFormFields(page: OnePage, setting: PageContext): FormField[] {
  const { compiler } = setting;
  return readRows(page.values.Fields).map(({ id, values }) => {
    const path = `Fields/${id}/`;
    const name = readText(values.Name).trim();
    const prompt = compilePageResponse(page, setting, `${path}Prompt`, values.Prompt);
    if (!prompt) compiler.report(page.id, `${path}Prompt`, 'EmptyResponse', 'There is no question here yet.');
    const variable = readText(values.SaveTo).trim();
    if (variable !== '') compiler.expectVariable(page.id, `${path}SaveTo`, variable);
    const kind = readAnswerKind(page, setting, values, path, id);
    return {
      id,
      name,
      kind,
      isRequired: values.Required === undefined || readBool(values.Required),
      prompt,
      reprompt: compilePageResponse(page, setting, `${path}Reprompt`, values.Reprompt),
      chips: listChoices(kind),
      token: getFieldToken(page.id, id),
      variable,
    };
  });
}

/** What finds the answers to the questions of a form. */
export function createFormSlots(fields: readonly FormField[], language: string): SlotFiller {
  return createSlotFiller(
    fields.map(({ id, kind }) => ({ id, type: kind.slotType })),
    fields.flatMap(({ kind }) => kind.lists),
    language,
  );
}
