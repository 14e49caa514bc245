import type { IntentCandidate } from '@confab/model';
import { findEntry } from './keywords.ts';
import { normalise, stem, wordsOf } from './normalise.ts';
import { featuresOf, toUnitLength, type IntentModel } from './train-intents.ts';

const mostCandidates = 10;

/**
 * Ranks the intents in scope for what was said, best first. An exact sample always wins, then the longest
 * keyword entry, then the model.
 *
 * Scores are probabilities: near 0 for what has nothing to do with an intent, 1 for a sample. Linear in the
 * length of the text.
 */
export function matchUtterance(model: IntentModel, text: string, inScope: readonly string[]): IntentCandidate[] {
  const scope = new Set(inScope.flatMap((id) => model.indexById.get(id) ?? []));
  if (scope.size === 0) return [];
  const candidates = new Map<number, IntentCandidate>();
  for (const [index, found] of byModel(model, text, scope)) candidates.set(index, found);
  for (const [index, found] of byKeywords(model, text, scope))
    candidates.set(index, better(candidates.get(index), found));
  for (const index of model.exact.get(normalise(text)) ?? []) {
    if (scope.has(index)) candidates.set(index, candidate(model, index, 1, wordsOf(text), 'exact'));
  }
  const rank = { exact: 2, keyword: 1, model: 0 } as const;
  return [...candidates.entries()]
    .sort(([a, left], [b, right]) => rank[right.how] - rank[left.how] || right.score - left.score || a - b)
    .slice(0, mostCandidates)
    .map(([, found]) => found);
}

function better(known: IntentCandidate | undefined, found: IntentCandidate) {
  return known && known.how === found.how && known.score >= found.score ? known : found;
}

function candidate(
  model: IntentModel,
  index: number,
  score: number,
  words: readonly string[],
  how: IntentCandidate['how'],
): IntentCandidate {
  const intent = model.intents[index];
  return { intentId: intent?.id ?? '', name: intent?.name ?? '', score: Math.round(score * 1_000) / 1_000, words, how };
}

/** The longest entry counts; the more of what was said it covers, the surer it is. */
function byKeywords(model: IntentModel, text: string, scope: ReadonlySet<number>): [number, IntentCandidate][] {
  const words = wordsOf(text);
  const stems = words.map(stem);
  const longest = new Map<number, { start: number; length: number }>();
  for (const entry of model.keywords) {
    if (!scope.has(entry.intentIndex)) continue;
    if ((longest.get(entry.intentIndex)?.length ?? 0) >= entry.words.length) continue;
    const start = findEntry(entry, stems);
    if (start !== undefined) longest.set(entry.intentIndex, { start, length: entry.words.length });
  }
  return [...longest].map(([index, { start, length }]) => {
    const score = 0.8 + 0.19 * (length / Math.max(1, words.length));
    return [index, candidate(model, index, score, words.slice(start, start + length), 'keyword')];
  });
}

/** Likeness to the nearest sample of each intent, with some weight on how alike its other samples are. */
function byModel(model: IntentModel, text: string, scope: ReadonlySet<number>): [number, IntentCandidate][] {
  const said = toUnitLength(featuresOf(text), model.rarity, model.unseenRarity);
  const likeness = new Map<number, number>();
  for (const [feature, weight] of said) {
    for (const posting of model.postings.get(feature) ?? []) {
      likeness.set(posting.sample, (likeness.get(posting.sample) ?? 0) + weight * posting.weight);
    }
  }
  const best = new Map<number, { like: number; second: number; sample: number }>();
  for (const [sample, like] of likeness) {
    const index = model.samples[sample]?.intentIndex ?? -1;
    if (!scope.has(index)) continue;
    const known = best.get(index);
    if (!known || like > known.like) best.set(index, { like, second: known?.like ?? 0, sample });
    else if (like > known.second) best.set(index, { ...known, second: like });
  }
  const words = wordsOf(text);
  return [...best].map(([index, { like, second, sample }]) => {
    const shared = new Set((model.samples[sample]?.words ?? []).map(stem));
    const telling = words.filter((word) => shared.has(stem(word)));
    return [index, candidate(model, index, probability(0.8 * like + 0.2 * second), telling, 'model')];
  });
}

/** Likeness to probability: a half where half of what is telling is shared. */
function probability(likeness: number) {
  return 1 / (1 + Math.exp(-11 * (likeness - 0.45)));
}
