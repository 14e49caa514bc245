import type { AnyProperty } from '@confab/inputs';

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

/** The form of a name by which slots are compared. */
export function toSlotName(text: string): string {
  return text.trim().toLowerCase();
}
