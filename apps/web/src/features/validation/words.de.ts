import type { FixKind } from '@confab/dialog-engine';
import type { Translated } from '../../words/define-words.ts';
import type { SeverityFilter } from './group-problems.ts';
import { sentences } from './sentences.de.ts';
import type { ValidationWords } from './words.ts';

const filters: Readonly<Record<SeverityFilter, string>> = { all: 'Alle', error: 'Fehler', warning: 'Warnungen' };
const fixes: Readonly<Record<FixKind, string>> = {
  removeConnection: 'die Verbindung entfernen',
  goToStart: 'zum Start des Ablaufs springen',
  removeRow: 'entfernen',
  clearValue: 'den Wert leeren',
  createVariable: 'die Variable anlegen',
};

/** Deutsch. */
export const words: Translated<ValidationWords> = {
  noProblems: 'Keine Probleme',
  noProblemsText: 'Hier steht, was dieses Projekt davon abhalten würde, gut zu antworten.',
  noneOfThese: 'Davon gibt es keine.',
  show: 'Zeigen',
  filter: (filter, count) => `${filters[filter]} (${count.toLocaleString()})`,
  error: 'Fehler',
  warning: 'Warnung',
  fix: (fix) => `Beheben: ${fixes[fix]}`,
  fixed: 'Behoben. Rückgängig nimmt es zurück.',
  notFixed: 'Hier ist nichts mehr zu beheben.',
  andMore: (count) => `Und ${count.toLocaleString()} weitere.`,
  sentence: ({ code, names }) => sentences[code](names),
};
