import type { Program } from '@confab/dialog-engine';
import { normaliseKeywords } from '@confab/inputs';
import type { Utterance } from './create-caller.ts';

const slotMark = /\{([^{}]*)\}/g;

/**
 * Lists the utterances that the authors of an assistant expect: the samples of its intents, or the keywords of its
 * pages.
 */
export function listUtterances({ intents, pageListener }: Program): readonly Utterance[] {
  const { intents: definitions, slotTypes } = intents;
  const samples = definitions.flatMap(({ name, samples: texts, slots = [] }) =>
    texts.flatMap((text): Utterance[] => {
      const filled: { name: string; text: string }[] = [];
      let isFilled = true;
      const spoken = text.replaceAll(slotMark, (_mark, slotName: string) => {
        const type = slots.find((slot) => slot.name === slotName)?.type;
        // The value is chosen by the length of the sample, so that different samples name different values.
        const values = slotTypes.find(({ id, name: typeName }) => id === type || typeName === type)?.values ?? [];
        const value = values[text.length % Math.max(1, values.length)]?.value;
        if (value === undefined) isFilled = false;
        else filled.push({ name: slotName, text: value });
        return value ?? '';
      });
      // A slot of any words or of numbers has no list to choose from.
      return isFilled ? [{ text: spoken, intentName: name, slots: filled }] : [];
    }),
  );
  const keywords = (pageListener?.tree.pages ?? []).flatMap(({ values: { Keywords } }) =>
    typeof Keywords === 'string' ? normaliseKeywords(Keywords).map((text) => ({ text, slots: [] })) : [],
  );
  return [...samples, ...keywords];
}
