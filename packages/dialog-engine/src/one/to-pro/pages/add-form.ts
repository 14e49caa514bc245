import { createRows } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import type { OnePage } from '../../compile/page-tree.ts';
import { planQuestionFallback } from '../plan-fallback.ts';
import { planCommandRoutes, planLocalRoutes } from '../plan-routes.ts';
import { getNext, type ProContext } from '../pro-context.ts';
import type { ProConnector, ProTarget } from '../pro-plan.ts';
import { addResponseChips, hasChips, noResponse } from '../pro-responses.ts';
import type { ProAnswer } from '../read-pro-answer.ts';
import { createCaptureRow, quote } from './convert-question.ts';
import { addConfirm, addFinish, planAsking } from './finish-form.ts';
import { addSteps, assign, say } from './steps.ts';

/** A question of a form, and the variable of its answer. */
interface FormFieldPlan {
  readonly name: string;
  readonly variable: string;
  readonly answer: ProAnswer;
  readonly isRequired: boolean;
  readonly saveTo: string;
  readonly prompt: JsonObject | undefined;
  readonly reprompt: JsonObject | undefined;
  /** The values of its limits, by the names of their inputs; empty if all answers are accepted. */
  readonly limits: JsonObject;
}

/** A form with its responses as the Pro project says them. */
export interface FormPlan {
  readonly page: OnePage;
  readonly fields: readonly FormFieldPlan[];
  /** The variable of all answers; undefined if nothing quotes it. */
  readonly summary: string | undefined;
  readonly intro: JsonObject | undefined;
  readonly confirm: JsonObject | undefined;
  readonly mail: { readonly Recipient: string; readonly Subject: string; readonly Text: string } | undefined;
  readonly done: JsonObject | undefined;
  readonly failed: JsonObject | undefined;
  readonly cancelled: JsonObject | undefined;
}

/** The value of a field that was left out, which is not an answer but is not asked for again. */
const leftOut = '"-"';

/** Adds the questions of a form and what follows them. @returns the node that begins them. */
export function addForm(context: ProContext, form: FormPlan): ProTarget {
  const { plan } = context;
  const { page } = form;
  const next = getNext(context, page);
  if (form.fields.some(({ answer }) => !answer.isText)) plan.report('LaterAnswers', page);
  plan.report('OpenForms', page);
  const reset = plan.newTarget(page.llamaId, `${page.name}: start`);
  const cancelled = addSteps(context, page, say(`${page.name}: cancelled`, form.cancelled), next);
  const finish = addFinish(context, form, cancelled, next);
  const confirm = form.confirm ? addConfirm(context, form, form.confirm, finish, reset) : finish;
  let target = addSteps(context, page, createSummaries(context, form), confirm);
  for (const index of form.fields.keys()) {
    const at = form.fields.length - 1 - index;
    target = addField(context, form, at, { next: target, cancelled });
  }
  const clear = Object.fromEntries(form.fields.map(({ variable }) => [variable, 'null']));
  addSteps(context, page, [assign(() => plan.newId(), reset.name, clear)], target, reset);
  return reset;
}

function addField(
  context: ProContext,
  { page, fields }: FormPlan,
  at: number,
  { next, cancelled }: { readonly next: ProTarget; readonly cancelled: ProTarget },
): ProTarget {
  const { plan } = context;
  const field = fields[at];
  if (!field) return next;
  const { answer, variable, isRequired } = field;
  const question = { reprompt: field.reprompt };
  const capture = plan.newTarget(page.llamaId, field.name || page.name);
  const skips = isRequired ? [] : [assign(() => plan.newId(), `${capture.name}: skip`, { [variable]: leftOut })];
  const skip = addSteps(context, page, skips, next);
  if (field.reprompt && answer.choices.length === 0 && hasChips(field.prompt) && !hasChips(field.reprompt))
    plan.report('ChipsAgain', page);
  const route = (intentId: string, target: ProTarget): ProConnector => ({ kind: 'Intent', intentId, target });
  if (!isRequired && answer.isText) plan.report('DeclinedAnswers');
  const fallback = planQuestionFallback(context, page, capture, question);
  const { resets, ask } = planAsking(context, page, capture, question);
  const connectors: ProConnector[] = [
    ...listFormCommands(context, field).map(({ id, isCancel }) => route(id, isCancel ? cancelled : skip)),
    ...planLocalRoutes(context, page, capture, ask),
    ...planCommandRoutes(context, page, capture, answer.isText),
    ...fallback.connectors,
    { kind: 'Next', target: next },
  ];
  const rows = fields.slice(at).map((one, place) => ({
    id: plan.newId(),
    // The first is asked for; the answer may fill later ones.
    values: createCaptureRow(one.answer.slotId, {
      isRequired: place === 0,
      prompt: place === 0 ? addResponseChips(one.prompt ?? noResponse, one.answer.choices) : undefined,
      reprompt: place === 0 ? one.reprompt : undefined,
      limits: one.limits,
      chips: one.answer.choices,
    }),
  }));
  const values = { Response: noResponse, Slots: createRows(rows), Exceptions: [], ...fallback.values };
  plan.addNode('Capture', capture, values, connectors, page);
  addSteps(context, page, resets, capture, ask);
  const check = plan.newTarget(page.llamaId, `${capture.name}: answered?`);
  const ways: ProConnector[] = [
    { kind: 'Rule', condition: `${variable} != null`, target: next },
    { kind: 'Default', target: ask },
  ];
  if (at === 0) return ask;
  plan.addNode('Condition', check, {}, ways, page);
  return check;
}

/** The commands that a question of a form understands, and whether they cancel the form or skip the question. */
function listFormCommands(
  { commands: { commands, shadowed, heardNo } }: ProContext,
  { answer, isRequired }: FormFieldPlan,
) {
  const cancels = [commands.cancel, ...(answer.isText ? [] : [shadowed.cancel])];
  const skips = [commands.skip, shadowed.skip, ...(answer.isText ? [commands.decline, heardNo] : [])];
  return [
    ...cancels.map((intent) => ({ ...intent, isCancel: true })),
    ...(isRequired ? [] : skips.map((intent) => ({ ...intent, isCancel: false }))),
  ].filter(({ samples }) => samples.length > 0);
}

/** Writes the summary, and the answers to the variables that authors chose. */
function createSummaries({ plan }: ProContext, { page, fields, summary }: FormPlan) {
  const parts = fields.map(
    ({ name, variable }) => `(${variable} == ${leftOut} ? "" : ${quote(`\n${name}: `)} + words(${variable}))`,
  );
  const values = Object.fromEntries([
    ...fields.flatMap(({ saveTo, variable }) =>
      saveTo === '' ? [] : [[saveTo, `${variable} == ${leftOut} ? ${saveTo} : ${variable}`] as const],
    ),
    ...(summary === undefined ? [] : [[summary, `trim(${['""', ...parts].join(' + ')})`] as const]),
    ...fields.flatMap(({ isRequired, variable }) =>
      isRequired ? [] : [[variable, `${variable} == ${leftOut} ? "" : ${variable}`] as const],
    ),
  ]);
  return Object.keys(values).length === 0 ? [] : [assign(() => plan.newId(), `${page.name}: answers`, values)];
}
