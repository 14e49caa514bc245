import type { IntentCandidate } from '@confab/model';
import { computeProbability } from './calibrate.ts';
import type { Moment } from './entities/dates/calendar.ts';
import { timeDependentKinds } from './entities/find-entities.ts';
import { extractWordFeatures } from './features.ts';
import { findEntry, type KeywordEntry } from './keywords/parse-keywords.ts';
import { getWeight } from './classifier/linear-classifier.ts';
import { maxUtteranceLength, normalise, splitWords } from './normalise.ts';
import { stem } from './stem.ts';
import { rankClasses, type ScopeModel } from './scope-model.ts';
import { fillSlots, acceptsAnyWords } from './slots/fill-slots.ts';
import { splitSlotWords } from './slots/list-values.ts';
import { leaveOutHour } from './slots/plain-numbers.ts';
import type { FoundValue } from './slots/slot-finder.ts';
import type { Template } from './slots/slot-templates.ts';
import { foreignSubjectFactor, isForeignTo, findSubject } from './subject.ts';
import type { IntentModel } from './train-intents.ts';

const maxCandidates = 10;
/** The slots of other intents are not needed, and training a model for each takes time. */
const maxFilledCandidates = 3;
/** The score of a text that differs from a sample only in its slot values. */
const templateScore = 0.99;

/**
 * Ranks the intents in scope for an utterance, best first, and fills the slots of the best three. An exact sample always wins, then the
 * longest keyword entry, then the model.
 *
 * Scores are probabilities: near 0 for an unrelated text, 1 for a sample. Linear in the
 * length of the text. Dates and times need the moment of the speaker.
 */
export function matchUtterance(
  model: IntentModel,
  text: string,
  inScope: readonly string[],
  moment?: Moment,
): IntentCandidate[] {
  const found = findValues(model, text, moment);
  const usable = moment ? found : found.filter(({ type }) => !timeDependentKinds.has(type));
  return addSlots(model, text, rankCandidates(model, text, inScope, found), usable);
}

/** Ranks like `matchUtterance`, but fills no slots, so it neither needs nor trains their models. */
export function matchIntents(model: IntentModel, text: string, inScope: readonly string[]): IntentCandidate[] {
  return rankCandidates(model, text, inScope, findValues(model, text)).map(([, candidate]) => candidate);
}

/** The values of a text. The number in an hour alone is not a value, unless a sample has a number after its word. */
function findValues(model: IntentModel, text: string, moment?: Moment): readonly FoundValue[] {
  const isCounted = (word: string) => {
    const before = stem(word, model.language);
    return model.slotted.some((intent) => {
      const numbers = intent?.slots.filter(({ type }) => model.finder.typeOf(type) === 'number') ?? [];
      return intent?.frames.some(({ slot, left }) => left[0] === before && numbers.some(({ name }) => name === slot));
    });
  };
  return leaveOutHour(model.finder.find(text, moment), text, model.language, isCounted);
}

function rankCandidates(
  model: IntentModel,
  text: string,
  inScope: readonly string[],
  found: readonly FoundValue[],
): (readonly [number, IntentCandidate])[] {
  const scope = new Set(inScope.flatMap((id) => model.indexById.get(id) ?? []));
  if (scope.size === 0) return [];
  const candidates = new Map<number, IntentCandidate>();
  const sampled = (model.exact.get(normalise(text)) ?? []).filter((index) => scope.has(index));
  const template = model.slotTemplates.templateUtterance(text.slice(0, maxUtteranceLength), found);
  const templated = model.templates.size === 0 ? [] : (model.templates.get(template.text()) ?? []);
  // An exact sample decides, so the model is not needed.
  if (sampled.length === 0)
    for (const [index, candidate] of matchModel(model, text, template, scope)) candidates.set(index, candidate);
  for (const [index, candidate] of matchKeywords(model, text, scope)) candidates.set(index, candidate);
  for (const index of templated)
    if (scope.has(index))
      candidates.set(index, createCandidate(model, index, templateScore, splitWords(text), 'exact'));
  for (const index of sampled) candidates.set(index, createCandidate(model, index, 1, splitWords(text), 'exact'));
  const rank = { exact: 2, keyword: 1, model: 0 } as const;
  return [...candidates.entries()]
    .sort(([a, left], [b, right]) => rank[right.how] - rank[left.how] || right.score - left.score || a - b)
    .slice(0, maxCandidates);
}

function addSlots(
  model: IntentModel,
  text: string,
  ranked: readonly (readonly [number, IntentCandidate])[],
  found: readonly FoundValue[],
): IntentCandidate[] {
  if (!ranked.some(([index]) => model.slotted[index])) return ranked.map(([, match]) => match);
  const cut = text.slice(0, maxUtteranceLength);
  const words = splitSlotWords(cut, model.language);
  return ranked.map(([index, match], place) => {
    const slotted = model.slotted[index];
    if (!slotted || place >= maxFilledCandidates) return match;
    const spans = model.labellers.label(index, { text: cut, words, found });
    const slots = fillSlots(slotted, model.finder, { text: cut, words, found, spans });
    return slots.length === 0 ? match : { ...match, slots };
  });
}

function createCandidate(
  model: IntentModel,
  index: number,
  score: number,
  words: readonly string[],
  how: IntentCandidate['how'],
): IntentCandidate {
  const intent = model.intents[index];
  return { intentId: intent?.id ?? '', name: intent?.name ?? '', score: Math.round(score * 1_000) / 1_000, words, how };
}

/**
 * The longest entry counts; its score grows with the share of the text it covers. Of entries of one length, those whose
 * words have a typing error or another form score a little less.
 */
function matchKeywords(model: IntentModel, text: string, scope: ReadonlySet<number>): [number, IntentCandidate][] {
  if (model.keywords.length === 0) return [];
  const words = splitWords(text);
  const stems = words.map((word) => stem(word, model.language));
  const share = 0.19 / Math.max(1, words.length);
  const best = new Map<number, { start: number; length: number; score: number }>();
  for (const entry of model.keywords) {
    if (!scope.has(entry.intentIndex)) continue;
    const { length } = entry.words;
    if ((best.get(entry.intentIndex)?.length ?? 0) > length) continue;
    const start = findEntry(entry, stems);
    if (start === undefined) continue;
    const score = 0.8 + share * (length - countDeviations(entry, start, words, stems));
    if ((best.get(entry.intentIndex)?.score ?? 0) < score) best.set(entry.intentIndex, { start, length, score });
  }
  return [...best].map(([index, { start, length, score }]) => [
    index,
    createCandidate(model, index, score, words.slice(start, start + length), 'keyword'),
  ]);
}

/** Below one: how far an utterance is from the words of an entry; a typing error counts more than another form. */
function countDeviations(
  { words: meant, forms }: KeywordEntry,
  start: number,
  words: readonly string[],
  stems: readonly string[],
): number {
  const slips = meant.filter((stem, at) => stems[start + at] !== stem).length;
  const inflections = forms.filter((form, at) => words[start + at] !== form).length - slips;
  return 0.5 * (slips / (slips + 1)) + 0.1 * (inflections / (Math.abs(inflections) + 1));
}

function matchModel(
  model: IntentModel,
  text: string,
  template: Template,
  scope: ReadonlySet<number>,
): [number, IntentCandidate][] {
  const words = splitWords(text);
  const learned = words.length === 0 ? undefined : model.getScopeModel(scope);
  if (!learned) return [];
  const features = template.features();
  const ranked = rankClasses(learned, features, maxCandidates);
  const subject = findSubject(learned, features, model.language);
  return ranked.map(({ own, signals }) => {
    const index = learned.intents[own] ?? -1;
    const telling = findTellingWords(learned, own, words, model.language);
    // An intent with a free-text slot matches any subject: `I am {name}`.
    const isOpen = model.slotted[index]?.slots.some((slot) => acceptsAnyWords(slot, model.finder)) ?? false;
    const factor = !isOpen && isForeignTo(learned, own, subject) ? foreignSubjectFactor : 1;
    return [
      index,
      createCandidate(model, index, factor * computeProbability(learned.calibration, signals), telling, 'model'),
    ];
  });
}

/** The words that contribute most to a class. */
function findTellingWords({ space, classifier }: ScopeModel, own: number, words: readonly string[], language: string) {
  const weights = words.map((word) => {
    let sum = 0;
    for (const feature of extractWordFeatures(word, language)) {
      const id = space.ids.get(feature);
      if (id !== undefined) sum += getWeight(classifier, id, own);
    }
    return sum;
  });
  const least = 0.3 * Math.max(0, ...weights);
  return words.filter((_word, index) => (weights[index] ?? 0) > 0 && (weights[index] ?? 0) >= least);
}
