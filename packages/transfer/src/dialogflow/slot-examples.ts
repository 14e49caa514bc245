import type { Assistant } from '../assistant.ts';
import { toProjectLanguage } from '../default-phrases.ts';

/** Words that fill a slot of a built-in type in a training phrase. */
const english: Readonly<Record<string, readonly string[]>> = {
  text: ['something', 'anything else', 'this one'],
  number: ['3', '12', '7'],
  date: ['tomorrow', 'next Friday', 'May 5th'],
  time: ['7 pm', 'noon', 'half past nine'],
  dateTime: ['tomorrow at 7 pm', 'next Friday at noon', 'May 5th at 9 am'],
  duration: ['2 hours', '20 minutes', 'three days'],
  currency: ['20 dollars', '5 euros', '12 pounds'],
  email: ['anna@example.com', 'info@example.com'],
  phone: ['555 0100', '555 0199'],
  url: ['example.com', 'www.example.org/shop'],
  percentage: ['20 percent', '5%', 'fifty percent'],
  ordinal: ['first', 'second', '3rd'],
};
const german: Readonly<Record<string, readonly string[]>> = {
  text: ['etwas', 'etwas anderes', 'das hier'],
  number: ['3', '12', '7'],
  date: ['morgen', 'nächsten Freitag', 'am 5. Mai'],
  time: ['19 Uhr', '12 Uhr', 'halb zehn'],
  dateTime: ['morgen um 19 Uhr', 'nächsten Freitag um 12 Uhr', 'am 5. Mai um 9 Uhr'],
  duration: ['2 Stunden', '20 Minuten', 'drei Tage'],
  currency: ['20 Euro', '5 Euro', '12 Franken'],
  email: ['anna@example.com', 'info@example.com'],
  phone: ['030 555 0100', '030 555 0199'],
  url: ['example.com', 'www.example.org/shop'],
  percentage: ['20 Prozent', '5 %', 'fünfzig Prozent'],
  ordinal: ['erste', 'zweite', 'dritte'],
};

/** Returns words for a slot in a training phrase; `turn` chooses among them, so that phrases differ. */
export type SlotExamples = (slot: string, turn: number) => string;

/** Creates examples for the slots of an assistant: values of its lists, or words of the built-in type. */
export function createSlotExamples({ slots, lists, language }: Assistant, yesNo: readonly string[]): SlotExamples {
  const byType = new Map(Object.entries(toProjectLanguage(language) === 'de' ? german : english));
  byType.set('yesNo', yesNo);
  for (const { name, values } of lists)
    byType.set(
      name,
      values.map(({ value }) => value),
    );
  const bySlot = new Map(slots.map(({ name, type }) => [name, byType.get(type) ?? []]));
  return (slot, turn) => {
    const words = bySlot.get(slot) ?? [];
    return words[turn % Math.max(words.length, 1)] ?? slot;
  };
}
