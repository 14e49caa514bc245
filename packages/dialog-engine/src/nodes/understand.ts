import type { IntentCandidate } from '@confab/model';
import { fixedMoment, matchUtterance, type Moment } from '@confab/understanding';
import type { Listener, Move, Route } from '../program.ts';
import type { TurnRun } from '../turn-run.ts';
import { along } from './node-type.ts';

/** Why an intent was taken. */
export const reasons = {
  exact: 'a sample, word for word',
  keyword: 'a keyword',
  model: 'the likeliest intent',
} as const;

/** What a listener makes of a text. */
export interface Understood {
  readonly candidates: readonly IntentCandidate[];
  readonly best: IntentCandidate | undefined;
  readonly route: Route | undefined;
  /** Likely enough, and far enough before the next. */
  readonly isSure: boolean;
}

/** Says in the trace what was made of a text. */
export function note(
  run: TurnRun,
  text: string,
  candidates: readonly IntentCandidate[],
  chosen: string | null,
  reason: string,
): void {
  run.trace.push({ type: 'understood', nodeId: run.nodeId, text, candidates, chosen, reason });
}

/** Says in the trace that nothing was made of a text, so the person is asked again. */
export function noteMissed(run: TurnRun, text: string, candidates: readonly IntentCandidate[], reason: string): void {
  run.trace.push({ type: 'understood', nodeId: run.nodeId, text, candidates, chosen: null, reason, isMissed: true });
}

/** Why a candidate was taken. */
export function reasonOf(run: TurnRun, candidate: IntentCandidate): string {
  return candidate === run.recognised ? 'recognised by the platform' : reasons[candidate.how];
}

/** When it is said, for dates and times; only a project with slots asks. */
export function momentOf(run: TurnRun): Moment | undefined {
  return run.program.slots && fixedMoment(run.effects.clock());
}

export function understand(run: TurnRun, { routes, inScope }: Listener, text: string): Understood {
  const { recognised } = run;
  const known = recognised && routes.get(recognised.intentId);
  if (known) return { candidates: [recognised], best: recognised, route: known, isSure: true };
  const { threshold, margin } = run.program.understanding;
  const candidates = matchUtterance(run.program.intents, text, inScope, momentOf(run));
  const [best, second] = candidates;
  const isSure =
    best !== undefined &&
    (best.how !== 'model' || (best.score >= threshold && best.score - (second?.score ?? 0) >= margin));
  return { candidates, best, route: best && routes.get(best.intentId), isSure };
}

/** An intent is taken: its slots are kept for this turn, and written where the project says. */
export function takeIntent(run: TurnRun, route: Route, candidate: IntentCandidate | undefined): void {
  if (route.intentName !== '') run.lastIntent = route.intentName;
  const slots = candidate?.slots ?? [];
  if (slots.length === 0) return;
  run.heardSlots = slots;
  for (const { slot, value } of slots) {
    const variable = run.program.slots?.get(slot.trim().toLowerCase())?.variable ?? '';
    if (variable !== '') run.write(variable, value);
  }
}

/**
 * What is listened for beside the open question: the intents of its workflow, then those of background modules, which
 * come back to the question.
 *
 * @param isExact where the question takes whatever is said, only a sample word for word is meant for somebody else.
 */
export function hearElsewhere(run: TurnRun, text: string, isExact: boolean): Move | undefined {
  const { nodes, workflowStarts, backgrounds } = run.program;
  const workflowId = nodes.get(run.nodeId)?.workflowId ?? '';
  const start = nodes.get(workflowStarts.get(workflowId) ?? '');
  const isBackground = backgrounds.some((one) => one.workflowId === workflowId);
  if (start?.listener && !isBackground) {
    const move = hearAt(run, start.listener, text, isExact, 'everywhere in this workflow');
    if (move) return passing(run, start.id, move);
  }
  for (const background of backgrounds) {
    if (!background.listener || run.modules.isIn(background.workflowId)) continue;
    const questionId = run.nodeId;
    const move = hearAt(run, background.listener, text, isExact, 'everywhere');
    if (!move) continue;
    const initial = Object.fromEntries(
      [...(run.program.locals.get(background.workflowId)?.values() ?? [])].map((one) => [one.name, one.initial]),
    );
    if (run.modules.call(questionId, initial, background.workflowId)) return passing(run, background.id, move);
  }
  return undefined;
}

function hearAt(run: TurnRun, listener: Listener, text: string, isExact: boolean, where: string): Move | undefined {
  const { candidates, best, route, isSure } = understand(run, listener, text);
  if (!best || !route || !isSure || (isExact && best.how !== 'exact')) return undefined;
  note(run, text, candidates, best.intentId, `${reasonOf(run, best)}, listened for ${where}`);
  takeIntent(run, route, best);
  return along(route.connector);
}

/** The connector followed is one of the Start node's. */
function passing(run: TurnRun, startId: string, move: Move): Move {
  run.nodeId = startId;
  return move;
}
