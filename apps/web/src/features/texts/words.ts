import { defineWords, type Translated } from '../../words/define-words.ts';
import type { TextFilter } from './list-texts.ts';
import { formatNumber } from '../../words/numbers/format-number.ts';

const filters: Readonly<Record<TextFilter, string>> = {
  all: 'All',
  missing: 'Not translated',
  stale: 'Changed since',
};

const english = {
  title: 'Texts',
  about: 'Everything your assistant says and hears, language by language.',
  search: 'Search texts',
  exportTexts: 'Export texts',
  importTranslations: 'Import translations',
  show: 'Show',
  filter: (filter: TextFilter) => filters[filter],
  owner: 'Part of the project',
  allParts: 'Whole project',
  ofProject: 'The project itself',
  language: 'Language beside the first one',
  allLanguages: 'All languages',
  counted: (shown: number, all: number) =>
    shown === all
      ? `${formatNumber(all, 'en')} ${all === 1 ? 'text' : 'texts'}`
      : `${formatNumber(shown, 'en')} of ${formatNumber(all, 'en')} texts`,
  translated: (done: number, all: number) => `${formatNumber(done, 'en')} of ${formatNumber(all, 'en')} translated`,
  place: 'Place',
  openPlace: (label: string, place: string) => `Open in the editor: ${place}, ${label}`,
  translation: (label: string, place: string, language: string) => `${language}: ${place}, ${label}`,
  notTranslated: 'Not translated',
  hasChanged: (first: string) => `The ${first} text has changed since`,
  showChange: 'Show changes',
  hideChange: 'Hide changes',
  stillRight: 'Still right',
  insert: (token: string) => `Insert ${token}`,
  lacks: 'Missing here:',
  unknownToken: (token: string, first: string) => `${token} is not in the ${first} text`,
  keys: 'Enter goes to the next text, Shift and Enter starts a new line. In lists, Enter starts a new line and Ctrl and Enter goes on. Ctrl and the arrow keys go up and down.',
  loading: 'Loading the texts of this project …',
  empty: 'No texts yet',
  emptyText: 'Everything your assistant says and hears is listed here. Write a response to begin.',
  oneLanguage: 'This project has one language',
  oneLanguageText: 'Choose further languages in the settings of the project to translate its texts here.',
  noneFound: 'No text found',
  noneFoundText: 'Change the search or the filter.',
  noneMissing: 'Everything is translated',
  noneMissingText: 'Texts that you add later are listed here.',
  noneStale: 'No text has changed since it was translated',
  noneStaleText: 'Texts that change later are listed here.',
};

/** Interface words of the page of texts; the names of languages come from the model. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
export type TextsWords = Translated<typeof english>;
