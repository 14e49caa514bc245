import type { JsonObject } from '@confab/model';
import { getBuiltInType, type Assistant } from '../../assistant.ts';
import { getDefaultPhrases } from '../../default-phrases.ts';

/** Names the slot type of yes-or-no slots, for which Alexa has no built-in type, as no other type is named. */
export function nameYesNoType(others: readonly string[]): string {
  const taken = new Set(others.map((name) => name.toLowerCase()));
  let name = 'YesOrNo';
  while (taken.has(name.toLowerCase())) name += '_';
  return name;
}

/** Creates the slot type of yes-or-no slots with the usual phrases; empty if no slot needs it. */
export function createYesNoTypes({ slots, language }: Assistant, name: string): JsonObject[] {
  if (!slots.some((slot) => getBuiltInType(slot) === 'yesNo')) return [];
  const { yes, no } = getDefaultPhrases(language);
  const value = ([first = '', ...synonyms]: readonly string[]) => ({ name: { value: first, synonyms } });
  return [{ name, values: [value(yes), value(no)] }];
}
