import { traceMessages } from '../../text/trace-messages.ts';
import { readText } from '../../compile/authored-values.ts';
import type { Move } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { Compiler } from '../../compile/compiler.ts';
import type { SourceNode } from '../../types.ts';
import { getPage } from '../listening/get-page.ts';
import { getPageTypeFacts } from '../pages/page-type-facts.ts';
import type { AsidePage } from './aside-pages.ts';
import { compilePageMove } from './page-type.ts';
import type { OnePage } from './page-tree.ts';

const waiting: Move = { type: 'wait' };
const ending: Move = { type: 'end', reason: traceMessages.endedByAuthor };

/** Compiles the move after the page's response: it listens, goes to a page, returns to its parent or ends. */
export function compileNextMove(page: SourceNode, compiler: Compiler): (run: TurnRun) => Move {
  const next = compilePageMove(page, compiler, 'NextPageId');
  const { id } = page;
  switch (readText(page.values.Then)) {
    case 'GoTo':
      if (readText(page.values.NextPageId) === '')
        compiler.report(id, 'NextPageId', 'MissingJump', 'Choose the page to go to.');
      return () => next ?? waiting;
    case 'Parent':
      return (run) => moveToParent(run, id);
    case 'End':
      return () => ending;
    default:
      return () => waiting;
  }
}

/** Returns to the parent page; a page that asks something asks again, any other only listens. */
function moveToParent(run: TurnRun, pageId: string): Move {
  const { parent } = getPage(run, pageId);
  if (!parent) return waiting;
  if (getPageTypeFacts(parent.type).asks) return { type: 'go', nodeId: parent.id, connectorId: '' };
  setCurrentPage(run, parent);
  return waiting;
}

/**
 * Goes back to a page, which speaks again. At a page that leads to another page or ends, the conversation only listens.
 */
export function moveBack(run: TurnRun, page: OnePage): Move {
  if (!leadsAway(page)) return { type: 'go', nodeId: page.id, connectorId: '' };
  setCurrentPage(run, page);
  return waiting;
}

/** Whether the conversation leaves a page right after its response, for a page that is not its parent. */
export function leadsAway({ type, values }: OnePage): boolean {
  const { asks, ends } = getPageTypeFacts(type);
  return ends === true || (!asks && ['GoTo', 'End'].includes(readText(values.Then)));
}

/**
 * Whether a page does nothing but speak: any page below it is heard elsewhere too, and the conversation does not
 * continue from it.
 */
export function onlySpeaks({ id, values }: SourceNode, compiler: Compiler): boolean {
  return !compiler.isGatewayPage(id) && !['GoTo', 'End'].includes(readText(values.Then));
}

/** Makes a page the current one without its response. */
export function setCurrentPage(run: TurnRun, { id, llamaId }: Pick<AsidePage, 'id' | 'llamaId'>): void {
  run.nodeId = id;
  run.record({ type: 'nodeEntered', workflowId: llamaId, nodeId: id, connectorId: null });
}
