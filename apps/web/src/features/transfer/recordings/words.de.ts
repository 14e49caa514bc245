import type { RecordingOutcome } from '@confab/contracts';
import type { RecordingsWords } from './words.ts';
import { formatNumber } from '../../../words/numbers/format-number.ts';

const headings: Readonly<Record<RecordingOutcome, string>> = {
  matched: 'Zugeordnet',
  changed: 'Text seit der Liste geändert',
  duplicate: 'Zwei Dateien für eine Zeile',
  wrongType: 'Kein Ton',
  unknown: 'Unbekannte Namen',
};
const advice: Readonly<Record<RecordingOutcome, string>> = {
  matched: '',
  changed:
    'Nimm diese Zeilen neu auf, oder importiere sie, wie sie sind. Sie bleiben markiert, bis sie neu aufgenommen sind.',
  duplicate: 'Behalte für jede Zeile eine Datei.',
  wrongType: 'Speichere diese Dateien als mp3, wav, ogg oder einen anderen Ton der Bibliothek.',
  unknown: 'Keine Zeile dieses Projekts hat diese Namen. Verwende die Dateinamen der Liste der Sprachtexte.',
};

export const words: RecordingsWords = {
  title: 'Aufnahmen importieren',
  hint: 'Eine ZIP-Datei mit Tönen, die wie in der Liste der Sprachtexte heißen. Du siehst, was passt, bevor etwas importiert wird.',
  reading: (file) => `${file} wird gelesen`,
  importing: 'Wird importiert',
  cancel: 'Abbrechen',
  tryAgain: 'Noch einmal versuchen',
  importCount: (count) =>
    count === 1 ? '1 Aufnahme importieren' : `${formatNumber(count, 'de')} Aufnahmen importieren`,
  imported: (count) =>
    count === 1 ? '1 Aufnahme wurde importiert.' : `${formatNumber(count, 'de')} Aufnahmen wurden importiert.`,
  report: 'Bericht',
  heading: (outcome, count) => `${headings[outcome]} (${formatNumber(count, 'de')})`,
  advice: (outcome) => advice[outcome],
  replaces: 'Ersetzt eine Aufnahme',
  includeChanged: 'Auch Aufnahmen von Zeilen mit geändertem Text importieren',
  more: (count) => `und ${formatNumber(count, 'de')} weitere`,
  empty: 'Die ZIP-Datei enthält keine Dateien.',
};
