import { createRow } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import type { OnePage } from '../compile/page-tree.ts';
import { getEntry, type ProContext, type ProFallback } from './pro-context.ts';
import type { ProConnector, ProTarget } from './pro-plan.ts';
import { createLink } from './pro-responses.ts';

/** What a waiting node does when nothing matches, or the person says nothing. */
export interface FallbackPlan {
  readonly values: JsonObject;
  readonly connectors: readonly ProConnector[];
}

type FallbackType = 'NoMatch' | 'NoInput';
type Limit = { readonly count: number; readonly target: ProTarget };
const types: readonly FallbackType[] = ['NoMatch', 'NoInput'];

/** The fallback of a page that only listens: what it says, or the page again where it says nothing. */
export function planListenFallback(context: ProContext, page: OnePage, repeat: ProTarget): FallbackPlan {
  const connectors: ProConnector[] = [];
  const values: Record<string, JsonObject> = {};
  const counts: number[] = [];
  for (const type of types) {
    const { link, hasWords, limit } = context.findFallback(page, type);
    if (link && hasWords) values[`${type}Response`] = link;
    if (limit && hasWords) {
      context.plan.report('CountsStartOver');
      counts.push(limit.count);
      connectors.push({ kind: type, target: getEntry(context, limit.target) });
    }
    if (hasWords) continue;
    connectors.push({ kind: type, target: repeat });
    if (limit) context.plan.report('RepromptLimits', page);
  }
  if (new Set(counts).size > 1) context.plan.report('RepromptLimits', page);
  return { values: { ...values, MaxReprompts: counts[0] ?? 0 }, connectors };
}

/** The settings of a question for answers that are not understood. */
export interface QuestionFallback {
  /** Said instead of the words of the project. */
  readonly reprompt: JsonObject | undefined;
  /** The page to go to after `count` reprompts. */
  readonly giveUp?: { readonly count: number; readonly target: OnePage } | undefined;
}

/** Whether a question counts misses in a variable, because its own node asks it again after other words. */
export function countsMisses(context: ProContext, page: OnePage, question: QuestionFallback): boolean {
  return !question.reprompt && types.some((type) => findLimit(context, page, type, question) !== undefined);
}

/** The names of the variables that count misses. */
export const missCounters = { NoMatch: 'NoMatchCount', NoInput: 'NoInputCount' } as const;

/** The fallback of a question: its reprompt, or the words of the project and then the question again. */
export function planQuestionFallback(
  context: ProContext,
  page: OnePage,
  node: ProTarget,
  question: QuestionFallback,
): FallbackPlan {
  return question.reprompt ? planInPlace(context, page, question) : planAgain(context, page, node, question);
}

function planInPlace(context: ProContext, page: OnePage, question: QuestionFallback): FallbackPlan {
  const limits = types.map((type) => ({ type, limit: findLimit(context, page, type, question) }));
  const counts = new Set(limits.flatMap(({ limit }) => limit?.count ?? []));
  if (counts.size > 1) context.plan.report('RepromptLimits', page);
  return {
    values: { MaxReprompts: [...counts][0] ?? 0 },
    connectors: limits.flatMap(({ type, limit }) => (limit ? [{ kind: type, target: limit.target }] : [])),
  };
}

function planAgain(context: ProContext, page: OnePage, node: ProTarget, question: QuestionFallback): FallbackPlan {
  const connectors = types.flatMap((type): ProConnector[] => {
    const fallback = context.findFallback(page, type);
    const limit = findLimit(context, page, type, question);
    // If the fallback says nothing, the node itself asks again.
    if (!fallback.hasWords && !limit) return [];
    const words = fallback.hasWords ? addWords(context, page, type, fallback, node) : node;
    return [{ kind: type, target: limit ? addCount(context, page, type, limit, words) : words }];
  });
  return { values: { MaxReprompts: 0 }, connectors };
}

function addWords({ plan }: ProContext, page: OnePage, type: FallbackType, { link }: ProFallback, next: ProTarget) {
  const words = plan.newTarget(page.llamaId, `${page.name}: ${type}`);
  const response = link ?? createLink('Global', type);
  plan.addNode('Say', words, { Response: response }, [{ kind: 'Next', target: next }], page);
  return words;
}

/** Counts a miss, and leaves for the limit's page after too many. */
function addCount({ plan }: ProContext, page: OnePage, type: FallbackType, limit: Limit, next: ProTarget): ProTarget {
  const variable = missCounters[type];
  const count = plan.newTarget(page.llamaId, `${page.name}: ${variable}`);
  const check = plan.newTarget(page.llamaId, `${page.name}: ${limit.count}?`);
  const addOne = { id: plan.newId(), values: { Variable: variable, Expression: `${variable} + 1` } };
  const values = { Assignments: [createRow(addOne)] };
  plan.addNode('SetVariables', count, values, [{ kind: 'Next', target: check }], page);
  const connectors: ProConnector[] = [
    { kind: 'Rule', target: limit.target, condition: `${variable} > ${limit.count}` },
    { kind: 'Default', target: next },
  ];
  plan.addNode('Condition', check, {}, connectors, page);
  return count;
}

/** The limit that is reached first: that of the question, or that of the fallback page. */
function findLimit(context: ProContext, page: OnePage, type: FallbackType, { giveUp }: QuestionFallback) {
  const { limit } = context.findFallback(page, type);
  const first = giveUp && (!limit || giveUp.count <= limit.count) ? giveUp : limit;
  if (first) context.plan.report('CountsStartOver');
  return first && { count: first.count, target: getEntry(context, first.target) };
}
