import { splitSlotWords } from './list-values.ts';
import { splitSample } from './sample.ts';
import type { SlotDefinition } from './slot-type.ts';

/** The words around a slot in a sample, nearest first. */
export interface SlotFrame {
  readonly slot: string;
  /** Stems of the words right before the mark. */
  readonly left: readonly string[];
  /** Stems of the words right after it. */
  readonly right: readonly string[];
  /** The slot whose mark comes directly before this one, without a word in between. */
  readonly after?: string;
  readonly before?: string;
}

const mostWords = 3;

/** Reads the words around every mark of a sample. */
export function readSlotFrames(sample: string, slots: readonly SlotDefinition[], language: string): SlotFrame[] {
  const parts = splitSample(sample, slots);
  return parts.flatMap((part, place) => {
    if ('words' in part) return [];
    const [previous, next] = [parts[place - 1], parts[place + 1]];
    const stems = (one: typeof previous) =>
      one && 'words' in one ? splitSlotWords(one.words, language).map(({ stem }) => stem) : [];
    return [
      {
        slot: part.slot.name,
        left: stems(previous).toReversed().slice(0, mostWords),
        right: stems(next).slice(0, mostWords),
        ...(previous && 'slot' in previous && { after: previous.slot.name }),
        ...(next && 'slot' in next && { before: next.slot.name }),
      },
    ];
  });
}
