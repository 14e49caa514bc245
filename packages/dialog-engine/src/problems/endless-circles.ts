import { readRows } from '@confab/inputs';
import { readBool, readText } from '../compile/authored-values.ts';
import { findWorkflowStarts } from '../compile/read-project.ts';
import { createReporter } from '../compile/report.ts';
import { findNodeType } from '../nodes/registry.ts';
import type { OnePage, PageTree } from '../one/compile/page-tree.ts';
import { getPageTypeFacts } from '../one/pages/page-type-facts.ts';
import type { Problem, ProjectSource, SourceItem, SourceNode } from '../types.ts';

/**
 * The only way on from a node: its target, the workflow that the target has to be in, and the path of the input that
 * holds it.
 */
interface Step {
  readonly targetId: string;
  readonly workflowId: string;
  readonly path: string;
}

/**
 * Finds circles that a conversation never leaves.
 *
 * @param targets the only successor of each node that has one, by node id
 * @returns the first node of each circle, in the order of the map
 */
export function findCircles(targets: ReadonlyMap<string, string>): string[] {
  const visited = new Set<string>();
  const found: string[] = [];
  for (const start of targets.keys()) {
    const walked = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && !visited.has(at)) {
      visited.add(at);
      walked.add(at);
      at = targets.get(at);
    }
    if (at !== undefined && walked.has(at)) found.push(findFirst(targets, at));
  }
  return found;
}

/** The first node of a circle in the order of the map. */
function findFirst(targets: ReadonlyMap<string, string>, inCircle: string): string {
  const circle = new Set<string>();
  for (let at: string | undefined = inCircle; at !== undefined && !circle.has(at); at = targets.get(at)) circle.add(at);
  for (const id of targets.keys()) if (circle.has(id)) return id;
  return inCircle;
}

/** Finds the circles of a Pro project in which no node waits, ends or decides. */
export function findEndlessNodes({ nodes }: ProjectSource): Problem[] {
  const starts = findWorkflowStarts(nodes);
  const workflows = new Map(nodes.map(({ id, workflowId }) => [id, workflowId]));
  const steps = new Map<string, Step>();
  for (const node of nodes) {
    const step = findOnlyStep(node, starts);
    if (step && workflows.get(step.targetId) === step.workflowId) steps.set(node.id, step);
  }
  return reportCircles(nodes, steps);
}

/** Finds the circles of a One project in which no page waits for anybody. */
export function findEndlessPages({ pages, byId }: PageTree): Problem[] {
  const steps = new Map<string, Step>();
  for (const page of pages) {
    const targetId = readText(page.values.NextPageId);
    if (readText(page.values.Then) === 'GoTo' && byId.has(targetId) && !isWaiting(page))
      steps.set(page.id, { targetId, workflowId: '', path: 'NextPageId' });
  }
  return reportCircles(
    pages.map(({ id, name }) => ({ id, displayName: name })),
    steps,
  );
}

function isWaiting({ type, values }: OnePage) {
  return getPageTypeFacts(type).asks === true || type === 'Goodbye' || readBool(values.TakesMessage);
}

function reportCircles(
  items: readonly Pick<SourceItem, 'id' | 'displayName'>[],
  steps: ReadonlyMap<string, Step>,
): Problem[] {
  const problems: Problem[] = [];
  const names = new Map(items.map(({ id, displayName }) => [id, displayName]));
  for (const id of findCircles(new Map([...steps].map(([one, { targetId }]) => [one, targetId])))) {
    const name = names.get(id) ?? '';
    const message = `"${name}" leads back to itself without waiting for an answer, so the turn would never end.`;
    createReporter(problems, id)(steps.get(id)?.path ?? '', 'EndlessCircle', message, name);
  }
  return problems;
}

function findOnlyStep(
  { type, values, workflowId }: SourceNode,
  workflowStarts: ReadonlyMap<string, string>,
): Step | undefined {
  const goesOn = findNodeType(type)?.alwaysGoesOn;
  if (goesOn === 'next') {
    const next = readRows(values.Connectors).find(({ id }) => id === 'next');
    return next && { targetId: readText(next.values.TargetNodeId), workflowId, path: 'Connectors/next/TargetNodeId' };
  }
  if (goesOn !== 'jump') return undefined;
  const flow = readText(values.TargetWorkflowId);
  const chosen = readText(values.TargetNodeId);
  if (chosen !== '') return { targetId: chosen, workflowId: flow, path: 'TargetNodeId' };
  return { targetId: workflowStarts.get(flow) ?? '', workflowId: flow, path: 'TargetWorkflowId' };
}
