import type { SlotDefinition } from './slot-type.ts';

/** A part of a sample: words, or the mark of a slot. */
export type SamplePart = { readonly words: string } | { readonly slot: SlotDefinition };

const mark = /\{([^{}]*)\}/g;

/** Splits a sample at its marks; braces around an unknown slot are ordinary words. */
export function splitSample(sample: string, slots: readonly SlotDefinition[] = []): SamplePart[] {
  const byName = new Map(slots.map((slot) => [slot.name.trim().toLowerCase(), slot]));
  const parts: SamplePart[] = [];
  let last = 0;
  for (const found of slots.length === 0 ? [] : sample.matchAll(mark)) {
    const slot = byName.get((found[1] ?? '').trim().toLowerCase());
    if (!slot) continue;
    parts.push({ words: sample.slice(last, found.index) }, { slot });
    last = found.index + found[0].length;
  }
  return [...parts, { words: sample.slice(last) }].filter((part) => !('words' in part) || part.words.trim() !== '');
}
