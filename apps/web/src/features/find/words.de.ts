import type { ReplaceRefusal } from '@confab/model';
import type { FindWords } from './words.ts';

const refusals: Readonly<Record<ReplaceRefusal, string>> = {
  gone: 'Es wurde inzwischen geändert.',
  locked: 'Dieses Feld kann nicht geändert werden.',
  reference: 'Das wird aus einer Liste gewählt, nicht geschrieben.',
  type: 'Das würde nicht in dieses Feld passen.',
  invalid: 'Das wäre hier kein gültiger Wert.',
  tooLong: 'Das wäre zu lang.',
};

const places = (count: number) => `${count.toLocaleString('de')} ${count === 1 ? 'Stelle' : 'Stellen'}`;
const items = (count: number) => `${count.toLocaleString('de')} ${count === 1 ? 'Element' : 'Elementen'}`;

export const words: FindWords = {
  find: 'Im Projekt suchen',
  matchCase: 'Groß- und Kleinschreibung beachten',
  wholeWord: 'Nur ganze Wörter',
  regex: 'Regulärer Ausdruck',
  replace: 'Ersetzen',
  replaceWith: 'Ersetzen durch',
  replaceWithGroups: 'Ersetzen durch; $1 ist die erste Gruppe',
  kind: 'Art des Elements',
  everyKind: 'Alle Elemente',
  theProject: 'Das Projekt',
  workflows: 'Abläufe',
  nodes: 'Knoten',
  workflow: 'Ablauf',
  everyWorkflow: 'Alle Abläufe',
  input: 'Feld',
  everyInput: 'Alle Felder',
  found: (count, itemCount, isMore) =>
    count === 0 ? '' : `${isMore ? 'Mehr als ' : ''}${places(count)} in ${items(itemCount)}`,
  leftOut: (count) => `${items(count)} ausgelassen: Dort braucht der Ausdruck zu lange.`,
  looking: 'Wird gesucht',
  replaceCount: (count, isMore) => (isMore ? 'Alle angekreuzten ersetzen' : `${count.toLocaleString('de')} ersetzen`),
  searchAgain: 'Inzwischen geändert: erneut suchen',
  notFound: 'Es konnte nicht gesucht werden',
  startTitle: 'Im ganzen Projekt suchen',
  startText: 'Namen, Texte, Antworten, Tabellen, Tokens und Einstellungen, auch in Abläufen, die nicht offen sind.',
  noneTitle: 'Nichts gefunden',
  noneText: 'Versuche es mit weniger Wörtern oder einem anderen Filter.',
  unusedTitle: 'Wird nirgends verwendet',
  unusedText: 'Nichts in diesem Projekt bezieht sich darauf.',
  showMore: 'Mehr zeigen',
  usesOf: (title) => `Wo „${title}“ verwendet wird`,
  usedIn: (count) => `An ${places(count)} verwendet`,
  backToFind: 'Im Projekt suchen',
  showUses: 'Zeigen, wo',
  andMore: (count) => `und ${count.toLocaleString('de')} weitere`,
  newItem: 'Neues Element',
  takeAll: (title) => `In ${title} ersetzen`,
  take: (label) => `In ${label} ersetzen`,
  refusal: (reason) => refusals[reason],
  replaced: (count, itemCount) => `${places(count)} in ${items(itemCount)} ersetzt.`,
  skipped: (count) => `${places(count)} unverändert:`,
  undo: 'Rückgängig',
  undone: (count, itemCount) =>
    `Zurückgenommen: ${count.toLocaleString('de')} ${count === 1 ? 'Wert' : 'Werte'} in ${items(itemCount)}.`,
  notUndone: (count) =>
    count === 1
      ? 'Ein Wert wurde seither geändert und bleibt, wie er ist.'
      : `${count.toLocaleString('de')} Werte wurden seither geändert und bleiben, wie sie sind.`,
};
