import { createRows } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import type { OnePage } from '../../compile/page-tree.ts';
import { getPageTypeFacts } from '../../pages/page-type-facts.ts';
import { planListenFallback } from '../plan-fallback.ts';
import { planCommandRoutes, planFarewellRoutes, planLocalRoutes } from '../plan-routes.ts';
import { getEntry, getListen, staysAtPage, type ProContext } from '../pro-context.ts';
import type { ProConnector, ProTarget } from '../pro-plan.ts';
import { createLink, createSilentResponse } from '../pro-responses.ts';

/** A node that continues to the next. */
export interface Step {
  readonly type: 'Say' | 'SetVariables';
  readonly name: string;
  readonly values: JsonObject;
}

export const say = (name: string, response: JsonObject | undefined): readonly Step[] =>
  response ? [{ type: 'Say', name, values: { Response: response } }] : [];

/** A step that assigns expressions to variables. */
export function assign(newId: () => string, name: string, values: Readonly<Record<string, string>>): Step {
  const rows = Object.entries(values).map(([variable, expression]) => ({
    id: newId(),
    values: { Variable: variable, Expression: expression },
  }));
  return { type: 'SetVariables', name, values: { Assignments: createRows(rows) } };
}

/** Adds steps, one after another, before a node. @returns the first of them. */
export function addSteps(
  { plan }: ProContext,
  page: OnePage,
  steps: readonly Step[],
  next: ProTarget,
  first?: ProTarget,
): ProTarget {
  let target = next;
  for (const [index, { type, name, values }] of [...steps.entries()].toReversed()) {
    const own = index === 0 && first ? { ...first, name } : plan.newTarget(page.llamaId, name);
    plan.addNode(type, own, values, [{ kind: 'Next', target }], page);
    target = own;
  }
  return target;
}

/** Adds the steps of a page that begins with them. A page without any passes through an empty step. */
export function addEntrySteps(context: ProContext, page: OnePage, steps: readonly Step[], next: ProTarget): void {
  const own: readonly Step[] =
    steps.length > 0 ? steps : [{ type: 'SetVariables', name: page.name, values: { Assignments: [] } }];
  addSteps(context, page, own, next, getEntry(context, page));
}

/** Whether conversations wait at a page: after its response, or as they return from a page below. */
export function isWaitedAt(context: ProContext, page: OnePage): boolean {
  const isReturnedTo = page.children.length > 0 && !getPageTypeFacts(page.type).asks;
  return staysAtPage(context, page) || isReturnedTo;
}

/** Adds the node that listens at a page. `repeat` gives the page's response again. */
export function addListen(context: ProContext, page: OnePage, repeat: ProTarget): void {
  const fallback = planListenFallback(context, page, repeat);
  const values = { Response: createSilentResponse(context.language), SaveAnswerTo: '', ...fallback.values };
  const own: ProTarget = getListen(context, page);
  context.plan.addNode('Ask', own, values, listenConnectors(context, page, own, repeat, fallback.connectors), page);
}

/** The connectors of a node that waits: its pages, the commands, then what happens when nothing fits. */
export function listenConnectors(
  context: ProContext,
  page: OnePage,
  node: ProTarget,
  repeat: ProTarget,
  fallback: readonly ProConnector[],
): readonly ProConnector[] {
  return [
    ...planLocalRoutes(context, page, node),
    ...planCommandRoutes(context, page, repeat),
    ...planFarewellRoutes(context, page),
    ...fallback,
  ];
}

/** The node that repeats a page: the page itself where it then listens, else its words alone. */
export function getRepeat(context: ProContext, page: OnePage, steps: readonly Step[]): ProTarget {
  if (staysAtPage(context, page)) return getEntry(context, page);
  const [first, ...more] = steps;
  if (first?.type !== 'Say') return getListen(context, page);
  const link = createLink('Project', `${getEntry(context, page).id}/Response`);
  return addSteps(context, page, [...say(`${page.name} again`, link), ...more], getListen(context, page));
}
