import type { SlotTypeWords } from './words.ts';

/** German names of the slot types that every project has. */
export const words: SlotTypeWords = {
  text: 'Beliebiger Text',
  number: 'Zahl',
  date: 'Datum',
  time: 'Uhrzeit',
  dateTime: 'Datum und Uhrzeit',
  duration: 'Dauer',
  recurrence: 'Wiederholung (jeden Dienstag)',
  currency: 'Geldbetrag',
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
  url: 'Webadresse',
  percentage: 'Prozentwert',
  temperature: 'Temperatur',
  age: 'Alter in Jahren',
  ordinal: 'Platz in einer Reihenfolge (der dritte)',
  yesNo: 'Ja oder nein',
};
