import { createOrderCounter } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import type { ProjectSource } from '../../types.ts';
import type { OnePage, PageTree } from '../compile/page-tree.ts';
import { isAside, planEverywhereRoutes, planTopRoutes } from './plan-routes.ts';
import { convertResponse, getEntry, type ProContext } from './pro-context.ts';
import type { ProTarget } from './pro-plan.ts';
import { noResponse } from './pro-responses.ts';
import { getLanguageWords } from '../../languages/language-words.ts';

/** A workflow of the Pro project: a chapter, or the module that listens everywhere. */
export interface ProWorkflow {
  readonly id: string;
  readonly type: 'Standard' | 'BackgroundModule';
  readonly order: string;
  readonly values: JsonObject;
}

/** Adds a Start node for each chapter with pages, and the background module. */
export function addWorkflows(context: ProContext, { workflows }: ProjectSource): readonly ProWorkflow[] {
  const { tree, plan } = context;
  const first = findProjectStart(tree);
  const planned = workflows.flatMap(({ id, displayName }) => {
    const page = findFirstPage(tree, id);
    if (!page) return [];
    const connectors = [...planTopRoutes(context, id), { kind: 'Next', target: getEntry(context, page) }];
    plan.addNode('Start', plan.newTarget(id, 'Start'), {}, connectors);
    const isStart = first?.llamaId === id;
    return [{ id, type: 'Standard' as const, values: createWorkflowValues(displayName, { IsStart: isStart }) }];
  });
  const all = [...planned, ...addEverywhere(context)];
  const nextOrder = createOrderCounter();
  return all.map((workflow) => ({ ...workflow, order: nextOrder() }));
}

/** The page that the conversation begins with. */
function findProjectStart({ pages }: PageTree): OnePage | undefined {
  return pages.find(({ type }) => type === 'Welcome') ?? pages[0];
}

/** The page that the workflow of a chapter begins with. */
export function findFirstPage(tree: PageTree, llamaId: string): OnePage | undefined {
  const first = findProjectStart(tree);
  return first?.llamaId === llamaId ? first : tree.pages.find((page) => page.llamaId === llamaId);
}

/** The background module: help is given beside what is open, other pages are jumped to. */
function addEverywhere(context: ProContext) {
  const { plan } = context;
  const words = getLanguageWords(context.language);
  const first = context.tree.pages.find(isAside);
  const id = first ? context.getAside(first).workflowId : plan.newId();
  const start = plan.newTarget(id, 'Start');
  const end = plan.newTarget(id, words.goOn);
  const given = new Set<OnePage>();
  const routes = planEverywhereRoutes(context, (page): ProTarget => {
    if (!isAside(page)) return getEntry(context, page);
    const help = context.getAside(page);
    if (given.has(page)) return help;
    given.add(page);
    const response = convertResponse(context, page, page.values.Response) ?? noResponse;
    plan.addNode('Say', help, { Response: response }, [{ kind: 'Next', target: end }], page);
    return help;
  });
  if (routes.length === 0) return [];
  plan.addNode('StartModule', start, { Parameters: [] }, routes);
  if (routes.some(({ target }) => target.workflowId === id))
    plan.addNode('ModuleReturn', end, { Sources: [] }, undefined);
  const values = createWorkflowValues(words.everywhere);
  return [{ id, type: 'BackgroundModule' as const, values }];
}

function createWorkflowValues(name: string, more: JsonObject = {}): JsonObject {
  return { DisplayName: name, Description: '', Notes: '', ...more };
}
