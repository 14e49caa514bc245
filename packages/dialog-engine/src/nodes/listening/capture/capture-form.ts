import { readRows } from '@confab/inputs';
import { createSlotFiller, type SlotFiller } from '@confab/understanding';
import { compileAnswerLimits, type AnswerLimits } from '../../../answer-limits/compile-answer-limits.ts';
import { readText } from '../../../compile/authored-values.ts';
import { compileResponse } from '../../../compile/compile-response.ts';
import type { Compiler } from '../../../compile/compiler.ts';
import type { IntentListener, Move, ProgramResponse } from '../../../program.ts';
import type { SourceNode } from '../../../types.ts';
import { followConnector } from '../../node-type.ts';
import { compileReprompts, compileRoutes } from '../question.ts';
import type { RepromptSettings } from '../reprompt.ts';
import { nameTerm } from '../../../problems/problem-names.ts';

/** A slot that a Capture node asks for. */
export interface CaptureField {
  /** The id of the row. */
  readonly id: string;
  /** The name of the slot. */
  readonly name: string;
  /** An entity kind, `text` for any words, or the id or name of a list. */
  readonly type: string;
  readonly takesSeveral: boolean;
  /** The variable that stores the value; empty for none. */
  readonly variable: string;
  readonly isRequired: boolean;
  readonly prompt: ProgramResponse | undefined;
  readonly reprompt: ProgramResponse | undefined;
  /** The least and the greatest value; undefined if all are accepted. */
  readonly limits: AnswerLimits | undefined;
  /**
   * Said when a value is outside them, before the question is asked again; undefined for the response to any misfit.
   */
  readonly outside: ProgramResponse | undefined;
  /** The confirmation question; undefined if the value needs none. */
  readonly confirm: ProgramResponse | undefined;
}

/** A compiled Capture node. */
export interface CaptureForm extends IntentListener, RepromptSettings {
  readonly response: ProgramResponse | undefined;
  readonly fields: readonly CaptureField[];
  /** Asks whether everything is right, once all is filled; undefined if that is not asked. */
  readonly confirmAll: ProgramResponse | undefined;
  /** Asks what is wrong when the person says no to the confirmation. */
  readonly askChange: ProgramResponse | undefined;
  readonly slotFiller: SlotFiller;
  readonly nextMove: Move;
}

const confirmNames = new Set(['SlotValue']);

/** Compiles a Capture node and reports what is missing. */
export function compileCaptureForm(node: SourceNode, compiler: Compiler): CaptureForm {
  const connectors = compiler.readConnectors(node);
  const next = connectors.find(({ id }) => id === 'next');
  compiler.expectTarget(node, next, nameTerm('next'));
  const fields = compileFields(node, compiler);
  if (fields.length === 0) compiler.report(node.id, 'Slots', 'NoSlots', 'Add a slot to ask for.');
  const routes = compileRoutes(node, compiler, connectors);
  return {
    ...compileReprompts(node, compiler, connectors),
    response: compileResponse(compiler, { itemId: node.id, path: 'Response' }, node.values.Response),
    fields,
    confirmAll: compileResponse(compiler, { itemId: node.id, path: 'ConfirmAll' }, node.values.ConfirmAll),
    askChange: compileResponse(compiler, { itemId: node.id, path: 'AskChange' }, node.values.AskChange),
    slotFiller: createSlotFiller(
      fields.map(({ id, type, takesSeveral }) => ({ id, type, takesSeveral })),
      compiler.slotTypes,
      compiler.language,
    ),
    nextMove: followConnector(next),
    routes,
    intentIds: [...routes.keys()],
  };
}

function compileFields(node: SourceNode, compiler: Compiler): CaptureField[] {
  return readRows(node.values.Slots).flatMap(({ id, values }) => {
    const path = `Slots/${id}`;
    const slot = compiler.findSlot(readText(values.Slot));
    if (!slot) {
      compiler.report(node.id, `${path}/Slot`, 'UnknownSlot', 'Choose a slot of this project.', '');
      return [];
    }
    const response = (name: string) =>
      compileResponse(compiler, { itemId: node.id, path: `${path}/${name}` }, values[name]);
    const isRequired = values.Required !== false && values.Required !== 'false';
    const prompt = response('Prompt');
    if (isRequired && !prompt) compiler.report(node.id, `${path}/Prompt`, 'EmptyResponse', 'Write the question.');
    const own = readText(values.Variable).trim();
    if (own !== '') compiler.expectVariable(node.id, `${path}/Variable`, own);
    return [
      {
        id,
        name: slot.name,
        type: slot.type,
        takesSeveral: slot.takesSeveral ?? false,
        variable: own || slot.variable,
        isRequired,
        prompt,
        reprompt: response('Reprompt'),
        limits: compileAnswerLimits(compiler, { itemId: node.id, path: `${path}/`, kind: slot.type }, values),
        outside: response('OutsideResponse'),
        confirm: compiler.withNames(confirmNames, () => response('Confirm')),
      },
    ];
  });
}
