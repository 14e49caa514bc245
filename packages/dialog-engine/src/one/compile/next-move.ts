import { readText } from '../../compile/authored-values.ts';
import type { Move } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { OnePage } from './page-tree.ts';
import { compilePageMove, type PageContext } from './page-context.ts';

const waiting: Move = { type: 'wait' };
const ending: Move = { type: 'end', reason: 'the author ends it here' };
/** Pages that ask something anew when the conversation comes back to them. */
const asking = new Set(['Menu', 'Question', 'Form']);

/** Resolves what comes after a page has said its words: it listens, goes on, goes back, or ends the conversation. */
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

/** Back to the page above; one that asks asks again, any other just listens again. */
export function moveToParent(run: TurnRun, { parent }: OnePage): Move {
  if (!parent) return waiting;
  if (asking.has(parent.type)) return { type: 'go', nodeId: parent.id, connectorId: '' };
  setCurrentPage(run, parent);
  return waiting;
}

/** The conversation is at a page from here on, without a word. */
export function setCurrentPage(run: TurnRun, { id, llamaId }: OnePage): void {
  run.nodeId = id;
  run.trace.push({ type: 'nodeEntered', workflowId: llamaId, nodeId: id, connectorId: null });
}
