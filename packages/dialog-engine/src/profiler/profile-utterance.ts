import type { IntentCandidate } from '@confab/model';
import { fixedMoment, matchUtterance, normalise, splitWords, type Moment } from '@confab/understanding';
import { truncateText } from '../text/truncate-text.ts';
import { traceMessages } from '../text/trace-messages.ts';
import type { Program } from '../program.ts';
import type { ProjectSource } from '../types.ts';
import { findListeningPoints, findPointsAround, type ListeningPoint } from './listening-points.ts';
import { profileAtNode, type UtteranceOutcome } from './profile-at-node.ts';

/** The scope of a trial: the whole project, one workflow, or one waiting node. */
export type ProfileScope = { readonly kind: 'project' } | { readonly kind: 'workflow' | 'node'; readonly id: string };

/** A possible match of an utterance. */
interface ProfiledMatch extends IntentCandidate {
  readonly kind: 'intent' | 'expected';
  /** The node that listens for it; null if no node does. */
  readonly nodeId: string | null;
  /** The target node; null if there is none. */
  readonly targetId: string | null;
}

/** The matches of an utterance in a project, and the outcome. */
export interface UtteranceProfile extends UtteranceOutcome {
  readonly matches: readonly ProfiledMatch[];
}

const maxTextLength = 1_000;

/**
 * Ranks the possible matches of an utterance and predicts the outcome.
 *
 * At a waiting node the turn is run, so the outcome equals the simulator's. Elsewhere there is no open
 * question, so the project's threshold and margin decide.
 */
export function profileUtterance(
  program: Program,
  source: ProjectSource,
  text: string,
  scope: ProfileScope,
  now: number,
): UtteranceProfile {
  const said = truncateText(text, maxTextLength);
  const moment = program.slots && fixedMoment(now);
  if (scope.kind !== 'node') return profileAnywhere(program, source, said, scope, moment);
  const workflowId = program.nodes.get(scope.id)?.workflowId ?? '';
  const { own, beside } = findPointsAround(source, scope.id, workflowId);
  const points = own ? [own, ...beside] : beside;
  // Nearer listening points are matched first, so they win ties.
  const matches = rankMatches(points.flatMap((point) => listMatches(program, [point], said, moment)));
  return { matches, ...(profileAtNode(program, scope.id, said, now) ?? predictOutcome(program, matches)) };
}

function profileAnywhere(
  program: Program,
  source: ProjectSource,
  text: string,
  scope: Exclude<ProfileScope, { kind: 'node' }>,
  moment: Moment | undefined,
): UtteranceProfile {
  const isIn = ({ workflowId }: ListeningPoint) => scope.kind === 'project' || workflowId === scope.id;
  const points = findListeningPoints(source).filter(isIn);
  const unheard = scope.kind === 'project' ? program.intents.intents.map(({ id }) => id) : [];
  const matches = rankMatches(listMatches(program, points, text, moment, unheard));
  return { matches, ...predictOutcome(program, matches) };
}

function listMatches(
  { intents }: Program,
  points: readonly ListeningPoint[],
  text: string,
  moment: Moment | undefined,
  besides: readonly string[] = [],
): ProfiledMatch[] {
  const inScope = new Set([...points.flatMap((point) => [...point.intents.keys()]), ...besides]);
  const candidates = matchUtterance(intents, text, [...inScope], moment).map((candidate): ProfiledMatch => {
    const point = points.find((one) => one.intents.has(candidate.intentId));
    const targetId = point?.intents.get(candidate.intentId)?.targetId ?? null;
    return { ...candidate, kind: 'intent', nodeId: point?.nodeId ?? null, targetId };
  });
  return [...points.flatMap((point) => listExpectedAnswers(point, text)), ...candidates];
}

function listExpectedAnswers({ nodeId, answers }: ListeningPoint, text: string): ProfiledMatch[] {
  const normal = normalise(text);
  const found = normal === '' ? undefined : answers.find(({ lines }) => lines.includes(normal));
  if (!found) return [];
  const { connectorId, name, targetId } = found;
  const match = { intentId: connectorId, name, score: 1, words: splitWords(text), how: 'exact' } as const;
  return [{ ...match, kind: 'expected', nodeId, targetId }];
}

const maxMatches = 20;
const rank = { exact: 2, keyword: 1, model: 0 } as const;

/** The distinct matches of the nearest listening points, likeliest first. */
function rankMatches(matches: readonly ProfiledMatch[]): ProfiledMatch[] {
  const first = new Map<string, ProfiledMatch>();
  for (const match of matches) {
    const key = match.kind === 'intent' ? match.intentId : `${match.nodeId} ${match.intentId}`;
    if (!first.has(key)) first.set(key, match);
  }
  return [...first.values()]
    .sort(
      (a, b) =>
        Number(b.kind === 'expected') - Number(a.kind === 'expected') || rank[b.how] - rank[a.how] || b.score - a.score,
    )
    .slice(0, maxMatches);
}

/** Predicts the outcome without an open question. */
function predictOutcome(
  { nluSettings: understanding, messages }: Program,
  matches: readonly ProfiledMatch[],
): UtteranceOutcome {
  const { threshold, margin } = understanding;
  const [best, second] = matches;
  const nothing = { chosenId: null, suggestion: null, targetId: null, asideId: null };
  if (!best || best.score === 0 || best.score < threshold - margin)
    return { outcome: 'noMatch', reason: traceMessages.noneLikely, heardAs: 'nothing', ...nothing };
  const { intentId: chosenId, targetId } = best;
  const isSure =
    best.kind === 'expected' ||
    best.how !== 'model' ||
    (best.score >= threshold && best.score - (second?.score ?? 0) >= margin);
  if (isSure) {
    const why =
      best.kind === 'expected'
        ? ({ reason: traceMessages.expectedAnswer, heardAs: 'expected' } as const)
        : ({ reason: traceMessages[best.how], heardAs: 'intent' } as const);
    return { outcome: 'match', ...why, ...nothing, chosenId, targetId };
  }
  if (!messages.DidYouMean)
    return { outcome: 'noMatch', reason: traceMessages.tooClose, heardAs: 'nothing', ...nothing };
  const reason = traceMessages.suggested;
  return { outcome: 'confirm', reason, heardAs: 'nothing', ...nothing, suggestion: best.name };
}
