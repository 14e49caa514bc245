import type { IntentCandidate } from '@confab/model';
import type { IntentListener, ProgramNode } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';

/**
 * A listener outside the open question: an earlier question, or the Start node of the workflow or of a background
 * module.
 */
export interface OuterListener {
  readonly node: ProgramNode;
  readonly listener: IntentListener;
  /** Where it listens. */
  readonly scope: 'Earlier' | 'InWorkflow' | 'Everywhere';
  /** It returns to the question when it is done. */
  readonly isBackground: boolean;
  /** The variable for the words of an answer to an earlier question; empty for none. */
  readonly saveTo?: string;
}

/** Whether the open question has an intent of an earlier question as well, with a connector of its own. */
export function isAskedAgain(
  { routes }: IntentListener,
  { scope }: OuterListener,
  { intentId }: IntentCandidate,
): boolean {
  return scope === 'Earlier' && routes.has(intentId);
}

const noListeners: readonly OuterListener[] = [];

/**
 * The outer listeners in order: earlier questions that are still open, the latest first, the workflow's Start node, then
 * background modules that are not running.
 *
 * @param turn the turn in which the earlier questions were open, as `turnCount` counts
 */
export function listOuterListeners(run: TurnRun, turn = run.turnCount): readonly OuterListener[] {
  const { nodes, workflowStarts, backgroundStarts: backgrounds } = run.program;
  const workflowId = nodes.get(run.nodeId)?.workflowId ?? '';
  const start = nodes.get(workflowStarts.get(workflowId) ?? '');
  const earlier = listEarlierQuestions(run, workflowId, turn);
  if (!start?.listener && backgrounds.length === 0) return earlier;
  const found: OuterListener[] = [...earlier];
  if (start?.listener && !backgrounds.some((one) => one.workflowId === workflowId))
    found.push({ node: start, listener: start.listener, scope: 'InWorkflow', isBackground: false });
  for (const background of backgrounds) {
    if (background.listener && !run.modules.isRunning(background.workflowId))
      found.push({ node: background, listener: background.listener, scope: 'Everywhere', isBackground: true });
  }
  return found;
}

/** The earlier questions of the workflow that are still open; they lead to nodes of it. */
function listEarlierQuestions(
  { program, nodeId, openQuestions }: TurnRun,
  workflowId: string,
  turn: number,
): readonly OuterListener[] {
  const questions = openQuestions.list();
  if (questions.length === 0) return noListeners;
  return questions.toReversed().flatMap((asked): OuterListener[] => {
    const node = program.nodes.get(asked.nodeId);
    if (!node || node.id === nodeId || node.workflowId !== workflowId) return [];
    const listener = node.stillListens?.(turn - asked.turn);
    return listener ? [{ node, listener, scope: 'Earlier', isBackground: false, saveTo: listener.saveTo }] : [];
  });
}
