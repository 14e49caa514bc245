import { listTokenNames, readRows, type AnyProperty } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import { hasSamples, splitSamples, toSlotName } from './sample-slots.ts';

/** The tokens and slots by which a translation differs from its text, as written in texts: `{tv.Name}`, `{size}`. */
export interface TokenDifference {
  /** Those of the text that the translation lacks. */
  readonly missing: readonly string[];
  /** Those that only the translation has. */
  readonly unexpected: readonly string[];
}

/**
 * Compares the tokens of a translation with those of its text. Samples have to mark the same slots as in the first
 * language, and only slots of the project.
 *
 * @param values the values of the item
 */
export function compareTokens(
  values: JsonObject,
  property: AnyProperty,
  source: string,
  text: string,
): TokenDifference {
  const [tokens, translated] = [listTokens(source), listTokens(text)];
  const [slots, marked] = hasSamples(property) ? [listSlots(source), listSlots(text)] : [noSlots, noSlots];
  const known = new Set([...slots.keys(), ...listSlotNames(values)]);
  return {
    missing: [
      ...tokens.filter((token) => !translated.includes(token)),
      ...[...slots].flatMap(([name, slot]) => (marked.has(name) ? [] : [slot])),
    ],
    unexpected: [
      ...translated.filter((token) => !tokens.includes(token)),
      ...[...marked].flatMap(([name, slot]) => (known.has(name) ? [] : [slot])),
    ],
  };
}

const noSlots: ReadonlyMap<string, string> = new Map();

function listTokens(text: string): readonly string[] {
  return listTokenNames(text).map((name) => `{tv.${name}}`);
}

/** The slots that samples mark as they are written, by their names. Tokens are compared by themselves. */
function listSlots(samples: string): ReadonlyMap<string, string> {
  return new Map(
    splitSamples(samples).flatMap(({ text, name = '' }) =>
      name === '' || name.startsWith('tv.') ? [] : [[name, text] as const],
    ),
  );
}

function listSlotNames(values: JsonObject): readonly string[] {
  return readRows(values['Slots']).map(({ values: slot }) => toSlotName(String(slot['Name'] ?? '')));
}
