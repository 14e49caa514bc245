/**
 * A linear-chain conditional random field: weights of the features of each word by label, and of each label after
 * another.
 *
 * Label 0 is a word outside slots; slot `s` has `2s + 1` for its first word and `2s + 2` for those that follow.
 */
export interface SequenceModel {
  readonly labelCount: number;
  /** The row of each feature in `weights`. */
  readonly ids: ReadonlyMap<string, number>;
  /** A row of `labelCount` weights for each feature. */
  readonly weights: Float32Array;
  /** A row for each label before, the last one for the beginning; a column for each label after it. */
  readonly transitions: Float32Array;
}

/** Words of a text that fill a slot: from `start` to before `end`, by their number. */
export interface SlotSpan {
  readonly slot: number;
  readonly start: number;
  readonly end: number;
}

export function isInside(label: number): boolean {
  return label > 0 && label % 2 === 0;
}

/** The labels of the words of a text whose spans are known. */
export function toLabels(wordCount: number, spans: readonly SlotSpan[]): number[] {
  const labels = Array.from({ length: wordCount }, () => 0);
  for (const { slot, start, end } of spans)
    for (let at = start; at < end; at += 1) labels[at] = 2 * slot + (at === start ? 1 : 2);
  return labels;
}

/** Adds the weights of the features of a word for each label. */
export function addWeights(sums: Float64Array, weights: Float32Array, features: readonly number[]): void {
  const { length } = sums;
  for (const feature of features) {
    const row = feature * length;
    for (let label = 0; label < length; label += 1) sums[label] = (sums[label] ?? 0) + (weights[row + label] ?? 0);
  }
}

/**
 * Finds the likeliest spans of a text (Viterbi).
 *
 * @param features the features of each word; unknown ones have no weight
 */
export function findSpans(model: SequenceModel, features: readonly (readonly string[])[]): SlotSpan[] {
  const known = features.map((own) => own.flatMap((feature) => model.ids.get(feature) ?? []));
  return toSpans(findLabels(model, known));
}

function findLabels({ labelCount, weights, transitions }: SequenceModel, features: readonly (readonly number[])[]) {
  const best: Int32Array[] = [];
  let scores = new Float64Array(labelCount);
  for (const [at, own] of features.entries()) {
    const next = new Float64Array(labelCount);
    addWeights(next, weights, own);
    const from = new Int32Array(labelCount);
    for (let label = 0; label < labelCount; label += 1) {
      const before = at === 0 ? labelCount : findBefore(scores, transitions, label);
      from[label] = before;
      const canStart = at > 0 || !isInside(label);
      next[label] = canStart
        ? (next[label] ?? 0) + (scores[before] ?? 0) + (transitions[before * labelCount + label] ?? 0)
        : Number.NEGATIVE_INFINITY;
    }
    best.push(from);
    scores = next;
  }
  return followBack(best, scores);
}

/** The label before a label with the highest score. */
function findBefore(scores: Float64Array, transitions: Float32Array, label: number): number {
  const { length } = scores;
  const sumOf = (before: number) => (scores[before] ?? 0) + (transitions[before * length + label] ?? 0);
  if (isInside(label)) return sumOf(label - 1) >= sumOf(label) ? label - 1 : label;
  let best = 0;
  for (let before = 1; before < length; before += 1) if (sumOf(before) > sumOf(best)) best = before;
  return best;
}

function followBack(best: readonly Int32Array[], last: Float64Array): number[] {
  let label = 0;
  for (let other = 1; other < last.length; other += 1) if ((last[other] ?? 0) > (last[label] ?? 0)) label = other;
  const labels: number[] = [];
  for (const from of best.toReversed()) {
    labels.push(label);
    label = from[label] ?? 0;
  }
  return labels.toReversed();
}

function toSpans(labels: readonly number[]): SlotSpan[] {
  const spans: SlotSpan[] = [];
  for (const [at, label] of labels.entries()) {
    const last = spans.at(-1);
    if (isInside(label) && last) spans.splice(-1, 1, { ...last, end: at + 1 });
    else if (label > 0) spans.push({ slot: (label - 1) / 2, start: at, end: at + 1 });
  }
  return spans;
}
