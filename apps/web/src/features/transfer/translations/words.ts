import type { TranslationOutcome } from '@confab/contracts';
import { defineWords, type Translated } from '../../../words/define-words.ts';
import { formatNumber } from '../../../words/numbers/format-number.ts';

/** The outcome of a text in a report; several texts for one place have a separate section. */
export type ReportedOutcome = TranslationOutcome | 'several';

const headings: Readonly<Record<ReportedOutcome, string>> = {
  added: 'New translations',
  replaced: 'Replaced translations',
  same: 'Unchanged',
  changed: 'Text changed since the export',
  tokens: 'Tokens or slots differ',
  unknown: 'Unknown texts',
  several: 'Several texts for one place',
  tooLong: 'No room in the item',
};
const advice: Readonly<Record<ReportedOutcome, string>> = {
  added: '',
  replaced: '',
  same: '',
  changed: 'Export these texts again, or import the translations as they are. They stay marked as out of date.',
  tokens:
    'These texts are not imported. A translation needs the same tokens as its text, and samples the same slots. Correct them in the file, then import it again.',
  unknown: 'This project has no such texts. They were deleted, or the file belongs to another project.',
  several: 'The file has different translations for the same text. Keep one of each in the file.',
  tooLong: 'These items would become too large.',
};

const english = {
  title: 'Import translations',
  hint: 'A table (CSV) or an XLIFF 2 file that was exported from this project. You see what changes before anything is imported.',
  reading: (file: string) => `Reading ${file}`,
  importing: 'Importing',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  importCount: (count: number) =>
    count === 1 ? 'Import 1 translation' : `Import ${formatNumber(count, 'en')} translations`,
  imported: (count: number) =>
    count === 1 ? '1 translation was imported.' : `${formatNumber(count, 'en')} translations were imported.`,
  report: 'Report',
  heading: (outcome: ReportedOutcome, count: number) => `${headings[outcome]} (${formatNumber(count, 'en')})`,
  advice: (outcome: ReportedOutcome) => advice[outcome],
  missingTokens: (tokens: readonly string[]) => `Missing: ${tokens.join(', ')}`,
  unexpectedTokens: (tokens: readonly string[]) => `Not in the original text: ${tokens.join(', ')}`,
  includeChanged: 'Also import translations of texts that changed',
  more: (count: number) => `and ${formatNumber(count, 'en')} more`,
  empty: 'The file contains no translations.',
};
export type TranslationImportWords = Translated<typeof english>;

/** Interface words of importing translations. */
export const translationImportWords = defineWords(english, { de: () => import('./words.de.ts') });
