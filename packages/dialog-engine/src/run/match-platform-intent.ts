import type { FilledIntent, FilledSlot, IntentCandidate } from '@confab/model';
import { fixedMoment } from '@confab/understanding';
import type { Program, ProgramSlot } from '../program.ts';

/**
 * The project's own intent for one that a platform has recognised, with its slots read as the types the author gave
 * them. Platforms allow fewer signs in names than authors do, so letters and digits alone are compared.
 *
 * @returns undefined for an intent the project does not know.
 */
export function matchPlatformIntent(
  { intents, slots }: Program,
  heard: FilledIntent,
  now: number,
): IntentCandidate | undefined {
  const wanted = normaliseName(heard.name);
  const intent = intents.intents.find(({ name }) => normaliseName(name) === wanted);
  if (!intent || wanted === '') return undefined;
  const known = new Map(Array.from(slots?.values() ?? [], (slot) => [normaliseName(slot.name), slot] as const));
  const filled = heard.slots.flatMap(({ name, text }) => {
    const slot = known.get(normaliseName(name));
    return slot && text !== '' ? [readSlotValue(intents.finder, slot, text, now)] : [];
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

function readSlotValue(finder: Program['intents']['finder'], slot: ProgramSlot, text: string, now: number): FilledSlot {
  const type = finder.typeOf(slot.type);
  const found = type && finder.find(text, fixedMoment(now)).find((one) => one.type === type);
  const place = { slot: slot.name, text, start: 0, end: text.length, entity: slot.type };
  return { ...place, value: found ? found.value : text };
}

function normaliseName(name: string) {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
