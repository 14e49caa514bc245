import { createRows } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import type { OnePage } from '../../compile/page-tree.ts';
import { countsMisses, planQuestionFallback } from '../plan-fallback.ts';
import { planCommandRoutes, planLocalRoutes } from '../plan-routes.ts';
import { getListen, type ProContext } from '../pro-context.ts';
import type { ProConnector, ProTarget } from '../pro-plan.ts';
import { createLink, noResponse } from '../pro-responses.ts';
import type { FormPlan } from './add-form.ts';
import { createReset } from './convert-menu.ts';
import { createCaptureRow } from './convert-question.ts';
import { addListen, addSteps, isWaitedAt, say } from './steps.ts';

/** Asks whether all answers are right; after a no the form begins again. */
export function addConfirm(
  context: ProContext,
  { page }: FormPlan,
  prompt: JsonObject,
  finish: ProTarget,
  restart: ProTarget,
): ProTarget {
  const { plan } = context;
  const variable = plan.addVariable('Confirmed', 'dynamic');
  const slotId = plan.addSlot(`${page.name}: confirmed`, 'yesNo', variable);
  const capture = plan.newTarget(page.llamaId, `${page.name}: confirm`);
  const check = plan.newTarget(page.llamaId, `${page.name}: confirmed?`);
  const question = { reprompt: undefined };
  const fallback = planQuestionFallback(context, page, capture, question);
  const { resets, ask } = planAsking(context, page, capture, question);
  const connectors: ProConnector[] = [
    ...planLocalRoutes(context, page, capture, ask),
    ...planCommandRoutes(context, page, capture),
    ...fallback.connectors,
    { kind: 'Next', target: check },
  ];
  const row = createCaptureRow(slotId, { isRequired: true, prompt, reprompt: undefined, chips: [] });
  const values = { Response: noResponse, Slots: createRows([{ id: plan.newId(), values: row }]), Exceptions: [] };
  plan.addNode('Capture', capture, { ...values, ...fallback.values }, connectors, page);
  const ways: ProConnector[] = [
    { kind: 'Rule', condition: `${variable} == true`, target: finish },
    { kind: 'Default', target: restart },
  ];
  plan.addNode('Condition', check, {}, ways, page);
  return addSteps(context, page, resets, capture, ask);
}

/** The steps before a question of a form, and the first step, to which the form's own keywords lead back. */
export function planAsking(
  context: ProContext,
  page: OnePage,
  capture: ProTarget,
  question: Parameters<typeof countsMisses>[2],
) {
  const resets = countsMisses(context, page, question) ? [createReset(context, page)] : [];
  const ask = resets.length > 0 ? context.plan.newTarget(page.llamaId, capture.name) : capture;
  return { resets, ask };
}

/** Sends the answers and gives the response for it; without any answer nothing is sent. */
export function addFinish(context: ProContext, form: FormPlan, cancelled: ProTarget, next: ProTarget): ProTarget {
  const { plan } = context;
  const { page, mail, summary } = form;
  const done = addSteps(context, page, say(`${page.name}: done`, form.done), next);
  if (isWaitedAt(context, page)) {
    const words = form.done
      ? addSteps(
          context,
          page,
          say(`${page.name} again`, createLink('Project', `${done.id}/Response`)),
          getListen(context, page),
        )
      : addSteps(context, page, say(`${page.name} again`, form.intro), getListen(context, page));
    addListen(context, page, words);
  }
  if (!mail) return done;
  const failed = addSteps(
    context,
    page,
    say(`${page.name}: failed`, form.failed ?? createLink('Global', 'Error')),
    next,
  );
  const send = plan.newTarget(page.llamaId, `${page.name}: mail`);
  const exceptions = [{ Exception: 'Any', Handling: 'MoveToNode', TargetNodeId: plan.reach(page.llamaId, failed) }];
  const values = {
    Settings: { Channel: 'Email', ...mail, HtmlAssetId: '', Html: '' },
    Tokens: [],
    Exceptions: createRows(exceptions.map((row) => ({ id: plan.newId(), values: row }))),
  };
  plan.addNode('EmailSms', send, values, [{ kind: 'Next', target: done }], page);
  if (form.fields.some(({ isRequired }) => isRequired) || summary === undefined) return send;
  const check = plan.newTarget(page.llamaId, `${page.name}: any answer?`);
  const ways: ProConnector[] = [
    { kind: 'Rule', condition: `${summary} == ""`, target: cancelled },
    { kind: 'Default', target: send },
  ];
  plan.addNode('Condition', check, {}, ways, page);
  return check;
}
