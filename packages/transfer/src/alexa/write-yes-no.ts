import type { JsonObject } from '@confab/model';
import type { Assistant } from '../assistant.ts';
import { getDefaultPhrases } from '../default-phrases.ts';

/** The slot type of yes-or-no slots, for which Alexa has no built-in type. */
export const yesNoTypeName = 'YesOrNo';

/** Creates the slot type of yes-or-no slots with the usual phrases; empty if no slot needs it. */
export function createYesNoTypes({ slots, language }: Assistant): JsonObject[] {
  if (!slots.some(({ type }) => type === 'yesNo')) return [];
  const { yes, no } = getDefaultPhrases(language);
  const value = ([first = '', ...synonyms]: readonly string[]) => ({ name: { value: first, synonyms } });
  return [{ name: yesNoTypeName, values: [value(yes), value(no)] }];
}
