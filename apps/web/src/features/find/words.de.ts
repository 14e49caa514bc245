import type { ReplaceRefusal } from '@confab/model';
import type { FindWords } from './words.ts';
import { formatNumber } from '../../words/numbers/format-number.ts';

const refusals: Readonly<Record<ReplaceRefusal, string>> = {
  gone: 'Wurde seit der Suche geändert.',
  locked: 'Dieses Feld ist schreibgeschützt.',
  reference: 'Dieser Wert wird aus einer Liste gewählt.',
  type: 'Der neue Wert passt nicht in dieses Feld.',
  invalid: 'Der neue Wert ist hier nicht gültig.',
  tooLong: 'Der neue Wert ist zu lang.',
};

const places = (count: number) => `${formatNumber(count, 'de')} ${count === 1 ? 'Stelle' : 'Stellen'}`;
const matches = (count: number) => `${formatNumber(count, 'de')} Treffer`;
const items = (count: number) => `${formatNumber(count, 'de')} ${count === 1 ? 'Element' : 'Elemente'}`;
const inItems = (count: number) => `in ${formatNumber(count, 'de')} ${count === 1 ? 'Element' : 'Elementen'}`;

export const words: FindWords = {
  find: 'Im Projekt suchen',
  matchCase: 'Groß- und Kleinschreibung beachten',
  wholeWord: 'Nur ganze Wörter',
  regex: 'Regulärer Ausdruck',
  replace: 'Ersetzen',
  replaceWith: 'Ersetzen durch',
  replaceWithGroups: 'Ersetzen durch; $1 ist die erste Gruppe',
  kind: 'Elementtyp',
  everyKind: 'Alle Elemente',
  theProject: 'Das Projekt',
  workflows: 'Abläufe',
  nodes: 'Knoten',
  workflow: 'Ablauf',
  everyWorkflow: 'Alle Abläufe',
  chapters: 'Kapitel',
  pages: 'Seiten',
  chapter: 'Kapitel',
  everyChapter: 'Alle Kapitel',
  input: 'Feld',
  everyInput: 'Alle Felder',
  found: (count, itemCount, isMore) =>
    count === 0 ? '' : `${isMore ? 'Mehr als ' : ''}${matches(count)} ${inItems(itemCount)}`,
  leftOut: (count) => `${items(count)} übersprungen, weil der Ausdruck dort zu lange braucht.`,
  looking: 'Suche läuft',
  replaceCount: (count, isMore) => (isMore ? 'Alle ausgewählten ersetzen' : `${formatNumber(count, 'de')} ersetzen`),
  searchAgain: 'Ergebnisse veraltet: noch einmal suchen',
  notFound: 'Das Projekt konnte nicht durchsucht werden',
  startTitle: 'Im ganzen Projekt suchen',
  startText:
    'Durchsucht Namen, Texte, Antworten, Tabellen, Tokens und Einstellungen, auch in Abläufen, die nicht geöffnet sind.',
  startTextOne: 'Durchsucht Namen, Texte, Antworten, Tabellen, Tokens und Einstellungen aller Kapitel und Seiten.',
  searchChanged: 'Die Suche wurde geändert, bevor alle Treffer gefunden waren. Es wird nichts ersetzt.',
  noneTitle: 'Nichts gefunden',
  noneText: 'Versuche es mit weniger Wörtern oder einem anderen Filter.',
  unusedTitle: 'Wird nirgends verwendet',
  unusedText: 'Nichts in diesem Projekt bezieht sich darauf.',
  showMore: 'Mehr anzeigen',
  usesOf: (title) => `Wo „${title}“ verwendet wird`,
  usedIn: (count) => `An ${places(count)} verwendet`,
  notCounted: 'Es konnte nicht geprüft werden, wo das verwendet wird.',
  tryAgain: 'Noch einmal versuchen',
  backToFind: 'Im Projekt suchen',
  showUsages: 'Verwendungen anzeigen',
  andMore: (count) => `und ${formatNumber(count, 'de')} weitere`,
  newItem: 'Neues Element',
  takeAll: (title) => `In ${title} ersetzen`,
  take: (label) => `In ${label} ersetzen`,
  refusal: (reason) => refusals[reason],
  replaced: (count, itemCount) => `${matches(count)} ${inItems(itemCount)} ersetzt.`,
  skipped: (count) => `${matches(count)} unverändert:`,
  undo: 'Rückgängig',
  undone: (count, itemCount) =>
    `${formatNumber(count, 'de')} ${count === 1 ? 'Wert' : 'Werte'} ${inItems(itemCount)} wiederhergestellt.`,
  notUndone: (count) =>
    count === 1
      ? 'Ein Wert wurde seither geändert und bleibt unverändert.'
      : `${formatNumber(count, 'de')} Werte wurden seither geändert und bleiben unverändert.`,
};
