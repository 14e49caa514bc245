import { traceMessages } from '../../text/trace-messages.ts';
import { readText } from '../../compile/authored-values.ts';
import type { Move } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { getPageTypeFacts } from '../pages/page-type-facts.ts';
import type { OnePage } from './page-tree.ts';
import { compilePageMove, type PageContext } from './page-context.ts';

const waiting: Move = { type: 'wait' };
const ending: Move = { type: 'end', reason: traceMessages.endedByAuthor };

/** Compiles the move after the page's response: it listens, goes to a page, returns to its parent or ends. */
export function compileNextMove(page: OnePage, setting: PageContext): (run: TurnRun) => Move {
  const next = compilePageMove(page, setting, 'NextPageId');
  switch (readText(page.values.Then)) {
    case 'GoTo':
      if (readText(page.values.NextPageId) === '')
        setting.compiler.report(page.id, 'NextPageId', 'MissingJump', 'Choose the page to go to.');
      return () => next ?? waiting;
    case 'Parent':
      return (run) => moveToParent(run, page);
    case 'End':
      return () => ending;
    default:
      return () => waiting;
  }
}

/** Returns to the parent page; a page that asks something asks again, any other only listens. */
export function moveToParent(run: TurnRun, { parent }: OnePage): Move {
  if (!parent) return waiting;
  if (getPageTypeFacts(parent.type).asks) return { type: 'go', nodeId: parent.id, connectorId: '' };
  setCurrentPage(run, parent);
  return waiting;
}

/** Makes a page the current one without its response. */
export function setCurrentPage(run: TurnRun, { id, llamaId }: OnePage): void {
  run.nodeId = id;
  run.record({ type: 'nodeEntered', workflowId: llamaId, nodeId: id, connectorId: null });
}
