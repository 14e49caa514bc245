import type { BuiltInSlotType } from '@confab/model';
import { defineWords } from '../../../words/define-words.ts';

const english = {
  text: 'Any text',
  number: 'Number',
  date: 'Date',
  time: 'Time',
  dateTime: 'Date and time',
  duration: 'Duration',
  recurrence: 'Recurrence (every Tuesday)',
  currency: 'Amount of money',
  email: 'Email address',
  phone: 'Telephone number',
  url: 'Web address',
  percentage: 'Percentage',
  temperature: 'Temperature',
  age: 'Age in years',
  ordinal: 'Place in an order (third)',
  yesNo: 'Yes or no',
} satisfies Record<BuiltInSlotType, string>;

export type SlotTypeWords = typeof english;

/** The names of the slot types that every project has, by id, in the order in which they are offered. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
