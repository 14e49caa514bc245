import type { FixKind } from '@confab/dialog-engine';
import type { Translated } from '../../words/define-words.ts';
import type { SeverityFilter } from './group-problems.ts';
import { wordProblem } from './sentences.de.ts';
import type { ValidationWords } from './words.ts';
import { formatNumber } from '../../words/numbers/format-number.ts';

const filters: Readonly<Record<SeverityFilter, string>> = { all: 'Alle', error: 'Fehler', warning: 'Warnungen' };
const fixes: Readonly<Record<FixKind, string>> = {
  removeConnection: 'die Verbindung entfernen',
  goToStart: 'zum Start des Ablaufs springen',
  removeRow: 'entfernen',
  clearValue: 'den Wert leeren',
  createVariable: 'die Variable anlegen',
  createSlot: 'den Slot anlegen',
};

/** German interface words of the problem list. */
export const words: Translated<ValidationWords> = {
  noProblems: 'Keine Probleme',
  noProblemsText: 'Hier steht alles, was dieses Projekt daran hindert, gut zu antworten.',
  checking: 'Projekt wird geprüft …',
  notChecked: 'Noch nicht geprüft',
  notCheckedText: 'Bei einem Projekt dieser Größe beginnt die Prüfung auf Wunsch. Sie lädt alle Abläufe.',
  check: 'Projekt prüfen',
  noneOfThese: 'Keine Probleme dieser Art.',
  show: 'Anzeigen',
  filter: (filter, count) => `${filters[filter]} (${formatNumber(count, 'de')})`,
  error: 'Fehler',
  warning: 'Warnung',
  fix: (fix) => `Beheben: ${fixes[fix]}`,
  fixed: 'Behoben. Du kannst das rückgängig machen.',
  notFixed: 'Hier ist nichts mehr zu beheben.',
  andMore: (count) => `Und ${formatNumber(count, 'de')} weitere.`,
  sentence: wordProblem,
};
