import type { RecordingState } from '@confab/dialog-engine';
import type { SessionWords } from './session-words.ts';
import { formatNumber } from '../../../words/numbers/format-number.ts';

const states: Readonly<Record<RecordingState, string>> = {
  missing: 'Aufzunehmen',
  stale: 'Text geändert',
  recorded: 'Aufgenommen',
};

export const words: SessionWords = {
  title: 'Aufnahmen',
  about: 'Nimm Zeile für Zeile auf, was dein Assistent sagt.',
  lines: 'Zeilen',
  importRecordings: 'Aufnahmen importieren',
  show: 'Anzeigen',
  toRecord: 'Aufzunehmen',
  all: 'Alle',
  progress: (done, all) => `${formatNumber(done, 'de')} von ${formatNumber(all, 'de')} aufgenommen`,
  state: (state) => states[state],
  uploading: 'Wird hochgeladen …',
  notUploaded: 'Noch nicht hochgeladen',
  line: 'Aktuelle Zeile',
  place: (workflow, item) => (workflow === '' ? item : `${workflow} › ${item}`),
  openPlace: 'Im Editor öffnen',
  hasTokens: 'Diese Zeile enthält Variablen. Eine Aufnahme sagt immer dieselben Wörter.',
  take: 'Deine neue Aufnahme',
  accept: 'Übernehmen und weiter',
  skip: 'Nächste Zeile',
  previous: 'Vorherige Zeile',
  keys: 'Leertaste nimmt auf und stoppt, Enter übernimmt und geht weiter, Pfeiltasten wechseln die Zeile.',
  loading: 'Die Zeilen dieses Projekts werden geladen …',
  empty: 'Noch nichts aufzunehmen',
  emptyText: 'Hier steht, was deine Antworten sagen. Schreibe zuerst eine Antwort.',
  notTranslated: (count, language, first) =>
    count === 1
      ? `1 Zeile ist noch nicht in die Sprache ${language} übersetzt. Dein Assistent sagt sie in der Sprache ${first}.`
      : `${formatNumber(count, 'de')} Zeilen sind noch nicht in die Sprache ${language} übersetzt. Dein Assistent sagt sie in der Sprache ${first}.`,
  emptyLanguage: (language) => `In der Sprache ${language} noch nichts aufzunehmen`,
  emptyLanguageText: 'Hier steht, was übersetzt ist. Übersetze zuerst eine Antwort.',
  done: 'Alles ist aufgenommen',
  doneText: 'Zeilen, deren Text sich später ändert, erscheinen hier wieder.',
  readOnly: 'Du darfst dieses Projekt nur lesen, deshalb lassen sich Aufnahmen nicht ändern.',
};
