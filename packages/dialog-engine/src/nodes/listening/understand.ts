import type { HeardAs, IntentCandidate } from '@confab/model';
import { fixedMoment, matchUtterance, type Moment } from '@confab/understanding';
import type { IntentListener, Move, ProgramNode, Route } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { followConnector } from '../node-type.ts';

/** Why an intent was taken. */
export const matchReasons = {
  exact: 'a sample, word for word',
  keyword: 'a keyword',
  model: 'the likeliest intent',
} as const;

/** What a listener makes of a text. */
export interface UnderstandingResult {
  readonly candidates: readonly IntentCandidate[];
  readonly best: IntentCandidate | undefined;
  readonly route: Route | undefined;
  /** Likely enough, and far enough before the next. */
  readonly isSure: boolean;
}

/** Says in the trace what was made of a text. */
export function traceUnderstood(
  run: TurnRun,
  text: string,
  candidates: readonly IntentCandidate[],
  chosen: string | null,
  reason: string,
  heardAs: HeardAs,
): void {
  run.trace.push({ type: 'understood', nodeId: run.nodeId, text, candidates, chosen, reason, heardAs });
}

/** Says in the trace that nothing was made of a text, so the person is asked again. */
export function traceNotUnderstood(
  run: TurnRun,
  text: string,
  candidates: readonly IntentCandidate[],
  reason: string,
): void {
  const missed = { chosen: null, reason, heardAs: 'nothing', isMissed: true } as const;
  run.trace.push({ type: 'understood', nodeId: run.nodeId, text, candidates, ...missed });
}

/** Why a candidate was taken. */
export function getMatchReason(run: TurnRun, candidate: IntentCandidate): string {
  return candidate === run.platformIntent ? 'recognised by the platform' : matchReasons[candidate.how];
}

/** When it is said, for dates and times; only a project with slots asks. */
export function getMoment(run: TurnRun): Moment | undefined {
  return run.program.slots && fixedMoment(run.effects.clock());
}

/** What a listener makes of a text; of one text it is worked out once in a turn. */
export function understand(run: TurnRun, listener: IntentListener, text: string): UnderstandingResult {
  const known = run.understoodByListener?.get(listener);
  if (known?.text === text) return known.result;
  const result = match(run, listener, text);
  (run.understoodByListener ??= new Map()).set(listener, { text, result });
  return result;
}

function match(run: TurnRun, { routes, intentIds: inScope }: IntentListener, text: string): UnderstandingResult {
  const { platformIntent: recognised } = run;
  const known = recognised && routes.get(recognised.intentId);
  if (known) return { candidates: [recognised], best: recognised, route: known, isSure: true };
  const { threshold, margin } = run.program.nluSettings;
  const candidates = matchUtterance(run.program.intents, text, inScope, getMoment(run));
  const [best, second] = candidates;
  const isSure =
    best !== undefined &&
    (best.how !== 'model' || (best.score >= threshold && best.score - (second?.score ?? 0) >= margin));
  return { candidates, best, route: best && routes.get(best.intentId), isSure };
}

/** An intent is taken: its slots are kept for this turn, and written where the project says. */
export function applyIntent(run: TurnRun, route: Route, candidate: IntentCandidate | undefined): void {
  if (route.intentName !== '') run.lastIntent = route.intentName;
  const slots = candidate?.slots ?? [];
  if (slots.length === 0) return;
  run.filledSlots = slots;
  for (const { slot, value } of slots) {
    const variable = run.program.slots?.get(slot.trim().toLowerCase())?.variable ?? '';
    if (variable !== '') run.setVariable(variable, value);
  }
}

/** Somebody who listens beside the open question. */
export interface OuterListener {
  readonly start: ProgramNode;
  readonly listener: IntentListener;
  readonly where: string;
  /** It comes back to the question when it is done. */
  readonly isBackground: boolean;
}

const noListeners: readonly OuterListener[] = [];

/** Who listens beside the open question, in order: its workflow, then background modules that are not running already. */
export function listOuterListeners({ program, nodeId, modules }: TurnRun): readonly OuterListener[] {
  const { nodes, workflowStarts, backgroundStarts: backgrounds } = program;
  const workflowId = nodes.get(nodeId)?.workflowId ?? '';
  const start = nodes.get(workflowStarts.get(workflowId) ?? '');
  if (!start?.listener && backgrounds.length === 0) return noListeners;
  const found: OuterListener[] = [];
  if (start?.listener && !backgrounds.some((one) => one.workflowId === workflowId))
    found.push({ start, listener: start.listener, where: 'everywhere in this workflow', isBackground: false });
  for (const background of backgrounds) {
    if (background.listener && !modules.isRunning(background.workflowId))
      found.push({ start: background, listener: background.listener, where: 'everywhere', isBackground: true });
  }
  return found;
}

/**
 * Takes what was said for somebody who listens beside the open question.
 *
 * @param isExact where the question takes whatever is said, only a sample word for word is meant for somebody else.
 */
export function matchOuterListeners(run: TurnRun, text: string, isExact: boolean): Move | undefined {
  for (const beside of listOuterListeners(run)) {
    const { candidates, best, route, isSure } = understand(run, beside.listener, text);
    if (!best || !route || !isSure || (isExact && best.how !== 'exact')) continue;
    const move = followOuterIntent(run, beside, route, best, () =>
      traceUnderstood(
        run,
        text,
        candidates,
        best.intentId,
        `${getMatchReason(run, best)}, listened for ${beside.where}`,
        'intent',
      ),
    );
    if (move) return move;
  }
  return undefined;
}

/** Follows an intent of somebody who listens beside. @returns undefined where there is no room for one module more. */
export function followOuterIntent(
  run: TurnRun,
  { start, isBackground }: OuterListener,
  route: Route,
  candidate: IntentCandidate | undefined,
  tell: () => void,
): Move | undefined {
  tell();
  applyIntent(run, route, candidate);
  if (isBackground) {
    const { workflowId } = start;
    const initial = Object.fromEntries(
      [...(run.program.moduleVariables.get(workflowId)?.values() ?? [])].map((one) => [one.name, one.initial]),
    );
    if (!run.modules.call(run.nodeId, initial, workflowId)) return undefined;
  }
  // The connector followed is one of the Start node's.
  run.nodeId = start.id;
  return followConnector(route.connector);
}
