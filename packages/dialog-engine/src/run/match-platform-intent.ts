import type { FilledIntent, FilledSlot, IntentCandidate } from '@confab/model';
import { fixedMoment } from '@confab/understanding';
import type { Program, ProgramSlot } from '../program.ts';

/**
 * The project's own intent for one that a platform has recognised, with its slots read as the types the author gave
 * them. Platforms allow fewer signs in names than authors do, so letters and digits alone are compared.
 *
 * @returns undefined for an intent the project does not know.
 */
export function recognise({ intents, slots }: Program, heard: FilledIntent, now: number): IntentCandidate | undefined {
  const wanted = bare(heard.name);
  const intent = intents.intents.find(({ name }) => bare(name) === wanted);
  if (!intent || wanted === '') return undefined;
  const known = new Map(Array.from(slots?.values() ?? [], (slot) => [bare(slot.name), slot] as const));
  const filled = heard.slots.flatMap(({ name, text }) => {
    const slot = known.get(bare(name));
    return slot && text !== '' ? [readSlot(intents.finder, slot, text, now)] : [];
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

function readSlot(finder: Program['intents']['finder'], slot: ProgramSlot, text: string, now: number): FilledSlot {
  const type = finder.typeOf(slot.type);
  const found = type && finder.find(text, fixedMoment(now)).find((one) => one.type === type);
  const place = { slot: slot.name, text, start: 0, end: text.length, entity: slot.type };
  return { ...place, value: found ? found.value : text };
}

function bare(name: string) {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
