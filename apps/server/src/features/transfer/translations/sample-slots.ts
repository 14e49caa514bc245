import { readRows, type AnyProperty } from '@confab/inputs';
import type { JsonObject } from '@confab/model';

/** A part of samples: words, or the mark of a slot, such as `{size}`, with the name of the slot. */
interface SamplesPart {
  readonly text: string;
  readonly name: string | undefined;
}

/** Whether the texts of an input are samples, which mark slots. */
export function hasSamples({ name }: AnyProperty): boolean {
  return name === 'Samples';
}

/** Splits samples at their marks. The parts make up the whole text. Case and spaces make no difference in a mark. */
export function splitSamples(samples: string): readonly SamplesPart[] {
  return samples
    .split(/(\{[^{}\r\n]*\})/)
    .map((text, at) => ({ text, name: at % 2 === 1 ? toSlotName(text.slice(1, -1)) : undefined }))
    .filter(({ text }) => text !== '');
}

/** Whether translated samples mark the slots of the first language, and no others than those of the project. */
export function hasSameSlots(values: JsonObject, source: string, text: string): boolean {
  const [needed, marked] = [listSlots(source), listSlots(text)];
  const names = readRows(values['Slots']).map(({ values: slot }) => toSlotName(String(slot['Name'] ?? '')));
  const known = new Set([...needed, ...names]);
  return [...needed].every((slot) => marked.has(slot)) && [...marked].every((slot) => known.has(slot));
}

/** Tokens are compared by themselves. */
function listSlots(samples: string): ReadonlySet<string> {
  const slots = splitSamples(samples).flatMap(({ name }) => name ?? []);
  return new Set(slots.filter((name) => name !== '' && !name.startsWith('tv.')));
}

function toSlotName(text: string): string {
  return text.trim().toLowerCase();
}
