import { createRows } from '@confab/inputs';
import type { JsonObject, JsonValue } from '@confab/model';
import { readText } from '../../../compile/authored-values.ts';
import type { OnePage } from '../../compile/page-tree.ts';
import { getPageKeywords } from '../../listening/page-listener.ts';
import { countsMisses, planQuestionFallback } from '../plan-fallback.ts';
import { planCommandRoutes, planLocalRoutes } from '../plan-routes.ts';
import { readProAnswer, type ProAnswer } from '../read-pro-answer.ts';
import {
  convertResponse,
  createFinder,
  findPageInput,
  getEntry,
  getListen,
  getNext,
  type ProContext,
} from '../pro-context.ts';
import type { ProConnector, ProTarget } from '../pro-plan.ts';
import { addResponseChips, hasChips, noResponse } from '../pro-responses.ts';
import { createReset } from './convert-menu.ts';
import { addListen, addSteps, assign, isWaitedAt, say } from './steps.ts';
import { getLanguageWords } from '../../../languages/language-words.ts';

/** A question: a Capture of one slot, the words after the answer, then the page below that the answer names. */
export function convertQuestion(context: ProContext, page: OnePage): void {
  const { plan } = context;
  const { values } = page;
  const variable = context.answers.get(`${page.id}.answer`.toLowerCase()) ?? '';
  const answer = readProAnswer(context, page.name, values, variable);
  const prompt = convertResponse(context, page, values.Response);
  const asked = addResponseChips(prompt ?? noResponse, answer.choices);
  const reprompt = convertResponse(context, page, values.Reprompt);
  if (reprompt && answer.choices.length === 0 && hasChips(prompt) && !hasChips(reprompt))
    plan.report('ChipsAgain', page);
  const giveUpPage = findPageInput(context, page, 'NoAnswerPageId');
  const own = Math.max(0, Math.trunc(Number(readText(values.MaxReprompts)) || 0));
  const giveUp = giveUpPage && { count: own > 0 ? own : context.maxReprompts, target: giveUpPage };
  const question = { reprompt, giveUp };
  const entry = getEntry(context, page);
  const resets = countsMisses(context, page, question) ? [createReset(context, page)] : [];
  const capture = resets.length > 0 ? plan.newTarget(page.llamaId, page.name) : { ...entry, name: page.name };
  addSteps(context, page, resets, capture, entry);
  const saveTo = readText(values.SaveTo).trim();
  const thanks = convertResponse(context, page, values.AfterAnswer, (name) =>
    name === 'Answer' ? { variable } : createFinder(context)(name),
  );
  const next = addChildRoutes(context, page, answer, variable);
  const after = addSteps(
    context,
    page,
    [
      ...(saveTo === '' ? [] : [assign(() => plan.newId(), `${page.name}: ${saveTo}`, { [saveTo]: variable })]),
      ...say(`${page.name}: answer`, thanks),
    ],
    next,
  );
  const fallback = planQuestionFallback(context, page, capture, question);
  const connectors: ProConnector[] = [
    ...planLocalRoutes(context, page, capture),
    ...planCommandRoutes(context, page, capture, answer.isText),
    ...fallback.connectors,
    { kind: 'Next', target: after },
  ];
  const row = createCaptureRow(answer.slotId, { isRequired: true, prompt: asked, reprompt, chips: answer.choices });
  const captureValues = {
    Response: noResponse,
    Slots: createRows([{ id: plan.newId(), values: row }]),
    Exceptions: [],
  };
  plan.addNode('Capture', capture, { ...captureValues, ...fallback.values }, connectors, page);
  if (isWaitedAt(context, page)) {
    const again = addSteps(context, page, say(`${page.name} again`, asked), getListen(context, page));
    addListen(context, page, again);
  }
}

/** The row of a slot that a Capture node asks for. */
export function createCaptureRow(
  slotId: string,
  {
    isRequired,
    prompt,
    reprompt,
    limits,
    chips,
  }: {
    readonly isRequired: boolean;
    readonly prompt: JsonObject | undefined;
    readonly reprompt: JsonObject | undefined;
    readonly limits?: JsonObject;
    readonly chips: readonly string[];
  },
): JsonObject {
  return {
    Slot: slotId,
    Variable: '',
    Required: isRequired,
    Prompt: prompt ?? noResponse,
    Reprompt: reprompt ? addResponseChips(reprompt, chips) : noResponse,
    ...limits,
    Confirm: noResponse,
  };
}

/** The condition that leads to the subpage with a keyword in the answer. */
function addChildRoutes(context: ProContext, page: OnePage, answer: ProAnswer, variable: string): ProTarget {
  const next = getNext(context, page);
  const rules = listRules(context, page, answer, variable);
  if (rules.length === 0) return next;
  const { plan } = context;
  const check = plan.newTarget(page.llamaId, `${page.name}: which way`);
  const connectors: ProConnector[] = [
    ...rules.map(({ condition, child }) => ({ kind: 'Rule', condition, target: getEntry(context, child) })),
    { kind: 'Default', target: next },
  ];
  plan.addNode('Condition', check, {}, connectors, page);
  return check;
}

interface ChildRule {
  readonly condition: string;
  readonly child: OnePage;
}

function listRules(context: ProContext, page: OnePage, answer: ProAnswer, variable: string): readonly ChildRule[] {
  const { children } = page;
  if (children.length === 0) return [];
  const { listener, plan } = context;
  const findChild = (text: string) => listener.findAmong(children, text)?.page;
  const rule = (condition: string, child: OnePage | undefined) => (child ? [{ condition, child }] : []);
  if (answer.isYesNo) {
    const { yes, no } = getLanguageWords(context.language);
    return [...rule(`${variable} == true`, findChild(yes)), ...rule(`${variable} == false`, findChild(no))];
  }
  if (answer.choices.length > 0)
    return [
      ...listSaidRules(answer, children, findChild),
      ...answer.choices.flatMap((choice) => rule(`${variable} == ${quote(choice)}`, findChild(choice))),
    ];
  plan.report('AnswerRoutes', page);
  const words = children.flatMap((child) => getPageKeywords(child).map((keyword) => ({ child, keyword })));
  return words
    .sort((one, other) => other.keyword.length - one.keyword.length)
    .slice(0, 100)
    .map(({ child, keyword }) => ({ child, condition: `text(${variable}) contains ${quote(keyword)}` }));
}

/** Rules for words that are a choice, but name another page below than the choice does. */
function listSaidRules(
  answer: ProAnswer,
  children: readonly OnePage[],
  findChild: (text: string) => OnePage | undefined,
): readonly ChildRule[] {
  const words = new Set([...children.flatMap(getPageKeywords), ...answer.words]);
  return [...words]
    .sort((one, other) => other.length - one.length)
    .flatMap((word): ChildRule[] => {
      const value = answer.read(word);
      const child = findChild(word);
      if (value === undefined || !child || child === findChild(value)) return [];
      return [{ child, condition: `ALK_UserUtterance contains ${quote(word)}` }];
    });
}

/** A text as a literal of an expression. */
export function quote(value: JsonValue): string {
  return `"${String(value).replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}
