import type { ReportedOutcome, TranslationImportWords } from './words.ts';
import { formatNumber } from '../../../words/numbers/format-number.ts';

const headings: Readonly<Record<ReportedOutcome, string>> = {
  added: 'Neue Übersetzungen',
  replaced: 'Ersetzte Übersetzungen',
  same: 'Unverändert',
  changed: 'Text seit dem Export geändert',
  tokens: 'Andere Tokens oder Slots',
  unknown: 'Unbekannte Texte',
  several: 'Mehrere Texte für eine Stelle',
  tooLong: 'Kein Platz im Element',
};
const advice: Readonly<Record<ReportedOutcome, string>> = {
  added: '',
  replaced: '',
  same: '',
  changed:
    'Exportiere diese Texte noch einmal, oder importiere die Übersetzungen, wie sie sind. Sie bleiben als veraltet markiert.',
  tokens:
    'Diese Texte werden nicht importiert. Eine Übersetzung braucht dieselben Tokens wie ihr Text, Beispiele brauchen dieselben Slots. Berichtige sie in der Datei und importiere sie noch einmal.',
  unknown:
    'Dieses Projekt hat keine solchen Texte. Sie wurden gelöscht, oder die Datei gehört zu einem anderen Projekt.',
  several: 'Die Datei hat verschiedene Übersetzungen für denselben Text. Behalte in der Datei jeweils eine.',
  tooLong: 'Diese Elemente würden zu groß.',
};

/** German interface words of importing translations. */
export const words: TranslationImportWords = {
  title: 'Übersetzungen importieren',
  hint: 'Eine Tabelle (CSV) oder eine XLIFF-2-Datei, die aus diesem Projekt exportiert wurde. Du siehst, was sich ändert, bevor etwas importiert wird.',
  reading: (file) => `${file} wird gelesen`,
  importing: 'Wird importiert',
  cancel: 'Abbrechen',
  tryAgain: 'Noch einmal versuchen',
  importCount: (count) =>
    count === 1 ? '1 Übersetzung importieren' : `${formatNumber(count, 'de')} Übersetzungen importieren`,
  imported: (count) =>
    count === 1 ? '1 Übersetzung wurde importiert.' : `${formatNumber(count, 'de')} Übersetzungen wurden importiert.`,
  report: 'Bericht',
  heading: (outcome, count) => `${headings[outcome]} (${formatNumber(count, 'de')})`,
  advice: (outcome) => advice[outcome],
  missingTokens: (tokens) => `Fehlt: ${tokens.join(', ')}`,
  unexpectedTokens: (tokens) => `Nicht im ursprünglichen Text: ${tokens.join(', ')}`,
  includeChanged: 'Auch Übersetzungen von geänderten Texten importieren',
  more: (count) => `und ${formatNumber(count, 'de')} weitere`,
  empty: 'Die Datei enthält keine Übersetzungen.',
};
