import { defineWords, type Translated } from '../../../words/define-words.ts';

const english = {
  title: 'Please Refresh',
  text: 'The project did not load correctly. Refresh the page to try again. Your saved work is safe.',
  refresh: 'Refresh',
};
export type ReloadWords = Translated<typeof english>;

/** The words of the window that asks for a reload, which are loaded with it. */
export const words = defineWords(english, { de: () => import('./reload-words.de.ts') });
