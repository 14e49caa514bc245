import type { FilledIntent, FilledSlot, IntentCandidate } from '@confab/model';
import { readValues, type Moment } from '@confab/understanding';
import type { Program, ProgramSlot } from '../program.ts';

/**
 * Maps an intent recognised by a platform to the project's intent of the same name, with slots read by their
 * types. Names are compared by letters and digits only, as platforms allow no other characters.
 *
 * @returns undefined if the project has no such intent.
 */
export function matchPlatformIntent(
  { intents, slots, language }: Program,
  recognised: FilledIntent,
  moment: Moment,
): IntentCandidate | undefined {
  const recognisedName = normaliseName(recognised.name);
  const intent = intents.intents.find(({ name }) => normaliseName(name) === recognisedName);
  if (!intent || recognisedName === '') return undefined;
  const known = new Map(Array.from(slots?.values() ?? [], (slot) => [normaliseName(slot.name), slot] as const));
  const filled = recognised.slots.flatMap(({ name, text }) => {
    const slot = known.get(normaliseName(name));
    return slot && text !== '' ? [readSlotValue(intents.finder, slot, text, { moment, language })] : [];
  });
  return {
    intentId: intent.id,
    name: intent.name,
    score: 1,
    words: [],
    how: 'exact',
    ...(filled.length > 0 && { slots: filled }),
  };
}

function readSlotValue(
  finder: Program['intents']['finder'],
  slot: ProgramSlot,
  text: string,
  { moment, language }: { readonly moment: Moment; readonly language: string },
): FilledSlot {
  const type = finder.typeOf(slot.type);
  const found = type === undefined ? [] : finder.find(text, moment).filter((one) => one.type === type);
  const place = { slot: slot.name, text, start: 0, end: text.length, entity: slot.type };
  if (slot.takesSeveral) return { ...place, value: readValues(finder, slot.type, text, found, language) };
  return { ...place, value: found[0]?.value ?? text };
}

function normaliseName(name: string) {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
