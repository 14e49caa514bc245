import type { Severity } from '@confab/dialog-engine';
import type { DefinitionPageId } from './definition-pages.ts';
import type { DefinitionWords } from './words.ts';
import { formatNumber } from '../../words/numbers/format-number.ts';

const about: Readonly<Record<DefinitionPageId, string>> = {
  intents: 'Was Menschen meinen können, mit Beispielen dafür, wie sie es sagen.',
  slots: 'Angaben, die Menschen machen, zum Beispiel eine Größe oder einen Tag.',
  lists: 'Werte, die ein Slot haben kann, mit Synonymen.',
  variables: 'Was sich der Assistent während eines Gesprächs merkt.',
};
const severities: Readonly<Record<Severity, string>> = { error: 'Fehler', warning: 'Warnung' };
const count = (number: number, one: string, many: string) =>
  `${formatNumber(number, 'de')} ${number === 1 ? one : many}`;
const percent = (part: number, whole: number) => `${Math.round((100 * part) / Math.max(1, whole))} %`;

/** German interface words of the pages of intents, slots, lists and variables. */
export const words: DefinitionWords = {
  about: (page) => about[page],
  intents: 'Absichten',
  slots: 'Slots',
  lists: 'Listen',
  variables: 'Variablen',
  slotView: 'Slots oder Listen',
  search: (table) => `${table} durchsuchen`,
  filter: 'Filter',
  all: 'Alle',
  shown: (shown, all) =>
    shown === all ? formatNumber(all, 'de') : `${formatNumber(shown, 'de')} von ${formatNumber(all, 'de')}`,
  noneFound: 'Nichts gefunden',
  noneFoundText: 'Versuche es mit weniger Wörtern oder einem anderen Filter.',
  rowKeys: 'Pfeiltasten wechseln die Zeile, Enter zeigt oder verbirgt die Einzelheiten, Entf entfernt die Zeile.',
  rowKeysReadOnly: 'Pfeiltasten wechseln die Zeile, Enter zeigt oder verbirgt die Einzelheiten.',
  unnamed: 'Ohne Namen',
  name: 'Name',
  type: 'Typ',
  samples: 'Beispiele',
  sample: 'Beispiel',
  intent: 'Absicht',
  result: 'Ergebnis',
  workflows: 'Abläufe',
  used: 'Verwendet',
  asked: 'Erfragt',
  savedTo: 'Gespeichert in',
  values: 'Werte',
  value: 'Wert',
  synonyms: 'Synonyme',
  synonymsWithBars: 'Synonyme, mit | getrennt',
  synonymsPlaceholder: 'groß|riesig',
  clashes: 'Konflikte',
  open: 'Offen',
  firstValue: 'Anfangswert',
  keptFor: 'Gilt für',
  read: 'Gelesen',
  written: 'Geschrieben',
  problems: 'Probleme',
  problemCount: (number) => count(number, 'Problem', 'Probleme'),
  severity: (severity) => severities[severity],
  withProblems: 'Mit Problemen',
  unused: 'Unbenutzt',
  fewSamples: (number) => `Weniger als ${number} Beispiele`,
  withMisses: 'Mit nicht erkannten Beispielen',
  withClashes: 'Mit Konflikten',
  ownVariables: 'Eigene Variablen',
  neverWritten: 'Nie geschrieben',
  remove: 'Entfernen',
  cancel: 'Abbrechen',
  whereUsed: 'Wo verwendet',
  showAll: (number) => `Alle ${formatNumber(number, 'de')} anzeigen`,
  andMore: (number) => `und ${formatNumber(number, 'de')} weitere`,
  loadingPlaces: 'Abläufe werden geladen …',
  placesNotLoaded: 'Manche Abläufe konnten nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
  intentUnused:
    'Noch wartet kein Knoten auf diese Absicht. Wähle sie in einer Verbindung eines Start- oder Frage-Knotens.',
  slotUnused: 'Kein Knoten fragt nach diesem Slot.',
  listUnused: 'Kein Slot verwendet diese Liste.',
  notWritten: 'Nichts schreibt sie.',
  notRead: 'Nichts liest sie.',
  inSamples: 'In Beispielen von',
  noMarkedSamples:
    'Kein Beispiel markiert diesen Slot. Schreib seinen Namen in geschweiften Klammern in ein Beispiel, etwa {größe}.',
  noIntents: 'Noch keine Absichten',
  noIntentsText:
    'Eine Absicht ist etwas, das Menschen wollen, zum Beispiel ein Getränk bestellen. Füge eine hinzu oder füge Beispiele aus einer Tabelle ein.',
  addIntent: 'Absicht hinzufügen',
  noSlots: 'Noch keine Slots',
  noSlotsText:
    'Ein Slot ist eine Angabe, die aus dem Gesagten übernommen wird. Füge einen hinzu und markiere ihn in Beispielen, etwa als {größe}.',
  addSlot: 'Slot hinzufügen',
  noLists: 'Noch keine Listen',
  noListsText:
    'Eine Liste enthält die Werte, die ein Slot haben kann, zum Beispiel Getränke. Füge eine hinzu und wähle sie als Typ eines Slots.',
  addList: 'Liste hinzufügen',
  noVariables: 'Noch keine Variablen',
  noVariablesText:
    'Eine Variable merkt sich während eines Gesprächs einen Wert. Füge eine hinzu und verwende sie in einem Text als {tv.Name}.',
  addVariable: 'Variable hinzufügen',
  system: 'System',
  systemVariable: (name) =>
    `Wird von Confab gesetzt und ist schreibgeschützt. In einem Text steht sie als {tv.${name}}.`,
  renameEverywhere: 'Überall umbenennen',
  renameTitle: (name) => `${name} umbenennen`,
  rename: 'Umbenennen',
  newName: 'Neuer Name',
  renameAbout: (number) =>
    number === 0
      ? 'Sie wird noch nirgends verwendet.'
      : `${count(number, 'Verwendung wird', 'Verwendungen werden')} mit umbenannt.`,
  renamed: (from, to) => `${from} heißt jetzt ${to}`,
  nameUnwritable: (kind) =>
    kind === 'variable'
      ? 'Verwende nur Buchstaben, Ziffern und _ und beginne mit einem Buchstaben.'
      : 'Verwende nur Buchstaben, Ziffern, Leerzeichen, - und _ und beginne mit einem Buchstaben.',
  nameTaken: (kind) =>
    kind === 'variable'
      ? 'Es gibt schon eine Variable mit diesem Namen.'
      : 'Es gibt schon einen Slot mit diesem Namen.',
  addValue: 'Wert hinzufügen',
  valueNumber: (number) => `Wert ${number}`,
  synonymsNumber: (number) => `Synonyme von Wert ${number}`,
  removeValue: (number) => `Wert ${number} entfernen`,
  clash: (word, values) => `„${word}“ steht für ${values.join(' und ')}.`,
  pasteValues: 'Werte einfügen',
  addValues: 'Werte hinzufügen',
  valuesToAdd: 'Neue Werte',
  pasteValuesAbout: 'Ein Wert pro Zeile, danach seine Synonyme. Trenne sie mit |, Tabs oder Kommas.',
  valuesSummary: (added, known) =>
    `${count(added, 'neuer Wert', 'neue Werte')}, ${count(known, 'Wert steht', 'Werte stehen')} schon in der Liste.`,
  pasteSamples: 'Beispiele einfügen',
  addSamples: (number) => `${count(number, 'Beispiel', 'Beispiele')} hinzufügen`,
  samplesAdded: (number) => `${count(number, 'Beispiel', 'Beispiele')} hinzugefügt`,
  samplesToAdd: 'Neue Beispiele',
  pasteAbout: 'Ein Beispiel pro Zeile oder eine Tabelle mit einer Spalte für die Absicht und einer für das Beispiel.',
  pasteForm: 'Format',
  linesForm: 'Ein Beispiel pro Zeile',
  tableForm: 'Tabelle mit Absichten und Beispielen',
  newIntent: 'Neue Absicht …',
  newIntentName: 'Name der neuen Absicht',
  addClashes: (number) =>
    number === 1
      ? 'Auch das Beispiel hinzufügen, das eine andere Absicht hat'
      : `Auch die ${formatNumber(number, 'de')} Beispiele hinzufügen, die eine andere Absicht hat`,
  preview: 'Vorschau',
  pasteSummary: (added, duplicates, clashes, alone) =>
    `${formatNumber(added, 'de')} neu, ${formatNumber(duplicates, 'de')} doppelt, ${count(clashes, 'Konflikt', 'Konflikte')} mit einer anderen Absicht${alone === 0 ? '' : `, ${count(alone, 'Zeile', 'Zeilen')} mit nur einer Spalte`}`,
  planned(status, clashesWith, isNewIntent) {
    if (status === 'duplicate') return 'Doppelt, wird nicht hinzugefügt';
    if (status === 'clash') return `Dieses Beispiel hat auch ${clashesWith}`;
    if (status === 'noIntent') return 'Keine Absicht gewählt, wird nicht hinzugefügt';
    if (status === 'oneColumn') return 'Nur eine Spalte, wird nicht hinzugefügt';
    return isNewIntent ? 'Wird mit einer neuen Absicht hinzugefügt' : 'Wird hinzugefügt';
  },
  recognition: 'Erkennung',
  recognisedShort: 'Erkannt',
  check: 'Erkennung prüfen',
  checkAgain: 'Noch einmal prüfen',
  checking: 'Erkennung wird geprüft',
  checkAbout: 'Findet Beispiele, die mit einer anderen Absicht verwechselt werden.',
  checkFailed: 'Die Prüfung wurde nicht fertig. Versuche es noch einmal.',
  outdated: 'Seitdem haben sich Beispiele geändert.',
  recognised: (part, whole) =>
    `${percent(part, whole)} erkannt: ${formatNumber(part, 'de')} von ${formatNumber(whole, 'de')} Beispielen, jedes geprüft mit einem Modell, das ohne es trainiert wurde.`,
  share: (part, whole) => `${formatNumber(part, 'de')} von ${formatNumber(whole, 'de')}`,
  tooFew: 'Zu wenige',
  noneConfused: 'Kein Beispiel wurde mit einer anderen Absicht verwechselt.',
  pair: (one, other, number) => `${one} und ${other}: ${count(number, 'Beispiel', 'Beispiele')}`,
  missed: (own, likeliest, isTaken) =>
    isTaken ? `von ${own}, verwechselt mit ${likeliest}` : `von ${own}, ${likeliest} am ähnlichsten`,
  notRecognised: 'Nicht erkannte Beispiele',
  takenFor: (name, isTaken) => (isTaken ? `verwechselt mit ${name}` : `${name} am ähnlichsten`),
  unsure: 'den anderen Beispielen nicht ähnlich genug',
};
