import type { ProjectLanguage } from '@confab/model';
import { getBuiltInType, type Assistant } from '../assistant.ts';
import { toProjectLanguage } from '../default-phrases.ts';

/** Words that fill a slot of a built-in type in a training phrase. */
const english: Readonly<Record<string, readonly string[]>> = {
  text: ['something', 'anything else', 'this one'],
  number: ['3', '12', '7'],
  date: ['tomorrow', 'next Friday', 'May 5th'],
  time: ['7 pm', 'noon', 'half past nine'],
  dateTime: ['tomorrow at 7 pm', 'next Friday at noon', 'May 5th at 9 am'],
  duration: ['2 hours', '20 minutes', 'three days'],
  recurrence: ['every Tuesday', 'every day at 9 am', 'every two weeks'],
  currency: ['20 dollars', '5 euros', '12 pounds'],
  email: ['anna@example.com', 'info@example.com'],
  phone: ['555 0100', '555 0199'],
  url: ['example.com', 'www.example.org/shop'],
  percentage: ['20 percent', '5%', 'fifty percent'],
  temperature: ['20 degrees', '70 degrees Fahrenheit', '5 °C'],
  age: ['34 years old', 'five years old', '12 years old'],
  ordinal: ['first', 'second', '3rd'],
};
const german: Readonly<Record<string, readonly string[]>> = {
  text: ['etwas', 'etwas anderes', 'das hier'],
  number: ['3', '12', '7'],
  date: ['morgen', 'nächsten Freitag', 'am 5. Mai'],
  time: ['19 Uhr', '12 Uhr', 'halb zehn'],
  dateTime: ['morgen um 19 Uhr', 'nächsten Freitag um 12 Uhr', 'am 5. Mai um 9 Uhr'],
  duration: ['2 Stunden', '20 Minuten', 'drei Tage'],
  recurrence: ['jeden Dienstag', 'täglich um 9 Uhr', 'alle zwei Wochen'],
  currency: ['20 Euro', '5 Euro', '12 Franken'],
  email: ['anna@example.com', 'info@example.com'],
  phone: ['030 555 0100', '030 555 0199'],
  url: ['example.com', 'www.example.org/shop'],
  percentage: ['20 Prozent', '5 %', 'fünfzig Prozent'],
  temperature: ['20 Grad', 'fünf Grad', '21 °C'],
  age: ['34 Jahre alt', 'fünf Jahre alt', '12 Jahre alt'],
  ordinal: ['erste', 'zweite', 'dritte'],
};
const spanish: Readonly<Record<string, readonly string[]>> = {
  text: ['algo', 'otra cosa', 'esto'],
  number: ['3', '12', '7'],
  date: ['mañana', 'el próximo viernes', 'el 5 de mayo'],
  time: ['las 7 de la tarde', 'mediodía', 'las nueve y media'],
  dateTime: ['mañana a las 7 de la tarde', 'el viernes al mediodía', 'el 5 de mayo a las 9 de la mañana'],
  duration: ['2 horas', '20 minutos', 'tres días'],
  recurrence: ['todos los martes', 'cada día a las nueve', 'cada dos semanas'],
  currency: ['20 euros', '5 euros', '12 dólares'],
  email: ['ana@example.com', 'info@example.com'],
  phone: ['612 345 678', '910 555 019'],
  url: ['example.com', 'www.example.org/shop'],
  percentage: ['20 por ciento', '5 %', 'cincuenta por ciento'],
  temperature: ['20 grados', 'cinco grados', '21 °C'],
  age: ['34 años', 'cinco años', '12 años'],
  ordinal: ['primero', 'segundo', 'tercero'],
};
const french: Readonly<Record<string, readonly string[]>> = {
  text: ['quelque chose', 'autre chose', 'ceci'],
  number: ['3', '12', '7'],
  date: ['demain', 'vendredi prochain', 'le 5 mai'],
  time: ['19 heures', 'midi', 'neuf heures et demie'],
  dateTime: ['demain à 19 heures', 'vendredi prochain à midi', 'le 5 mai à 9 heures'],
  duration: ['2 heures', '20 minutes', 'trois jours'],
  recurrence: ['tous les mardis', 'chaque jour à 9 heures', 'toutes les deux semaines'],
  currency: ['20 euros', '5 euros', '12 francs suisses'],
  email: ['anne@example.com', 'info@example.com'],
  phone: ['06 12 34 56 78', '01 42 97 21 05'],
  url: ['example.com', 'www.example.org/shop'],
  percentage: ['20 pour cent', '5 %', 'cinquante pour cent'],
  temperature: ['20 degrés', 'cinq degrés', '21 °C'],
  age: ['34 ans', 'cinq ans', '12 ans'],
  ordinal: ['premier', 'deuxième', 'troisième'],
};
const examples: Readonly<Record<ProjectLanguage, Readonly<Record<string, readonly string[]>>>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
};

/** Returns words for a slot in a training phrase; `turn` chooses among them, so that phrases differ. */
export type SlotExamples = (slot: string, turn: number) => string;

/** Creates examples for the slots of an assistant: values of its lists, or words of the built-in type. */
export function createSlotExamples({ slots, lists, language }: Assistant, yesNo: readonly string[]): SlotExamples {
  const byType = new Map(Object.entries(examples[toProjectLanguage(language)]));
  byType.set('yesNo', yesNo);
  const byList = new Map(lists.map(({ name, values }) => [name, values.map(({ value }) => value)]));
  const bySlot = new Map(
    slots.map((slot) => {
      const builtIn = getBuiltInType(slot);
      return [slot.name, (builtIn === undefined ? byList.get(slot.type) : byType.get(builtIn)) ?? []];
    }),
  );
  return (slot, turn) => {
    const words = bySlot.get(slot) ?? [];
    return words[turn % Math.max(words.length, 1)] ?? slot;
  };
}
