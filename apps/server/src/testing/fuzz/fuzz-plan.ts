import * as fc from 'fast-check';

/** The choices of one step of the fuzzer. The numbers are reduced to the length of the list that they choose from. */
export interface FuzzStep {
  readonly mode: 'valid' | 'burst' | 'wrongField' | 'swappedId' | 'raw' | 'large' | 'sequence';
  readonly call: number;
  readonly person: number;
  readonly field: number;
  readonly choice: number;
  /** A drawn value for a field. */
  readonly value: unknown;
  readonly text: string;
}

const index = fc.nat(1_000_000);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    '../../etc/passwd',
    "' or 1=1 --",
    '{tv.Name}',
    '<b>',
    '%s',
    '$&',
  ),
);
const value = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.uuid(),
  fc.array(fc.uuid(), { maxLength: 3 }),
);

/** 70 % valid requests (a part of them in sequences), 20 % with one wrong field or id, 10 % raw (F10). */
const step: fc.Arbitrary<FuzzStep> = fc.record({
  mode: fc.oneof(
    { weight: 655, arbitrary: fc.constant('valid' as const) },
    // The same request several times at once.
    { weight: 5, arbitrary: fc.constant('burst' as const) },
    // A sequence makes some twenty requests.
    { weight: 3, arbitrary: fc.constant('sequence' as const) },
    // As large as the call allows, or larger.
    { weight: 10, arbitrary: fc.constant('large' as const) },
    { weight: 110, arbitrary: fc.constant('wrongField' as const) },
    { weight: 80, arbitrary: fc.constant('swappedId' as const) },
    { weight: 100, arbitrary: fc.constant('raw' as const) },
  ),
  call: index,
  person: index,
  field: index,
  choice: index,
  value,
  text,
});

/** Draws the steps of an episode; the same seed and episode give the same steps. */
export function drawSteps(seed: number, episode: number, count: number): readonly FuzzStep[] {
  return fc.sample(step, { seed: (seed + Math.imul(episode + 1, 0x9e3779b1)) | 0, numRuns: count });
}

/** The entry of a list that a number chooses. @throws when the list is empty */
export function choose<Entry>(entries: readonly Entry[], number: number): Entry {
  const entry = entries[number % entries.length];
  if (entry === undefined) throw new Error('There is nothing to choose from.');
  return entry;
}
