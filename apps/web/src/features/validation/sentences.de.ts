import { createExpressionMessage, type ProblemCode, type ProblemTerm } from '@confab/dialog-engine';
import { translator } from '../../words/catalogue-texts.de.ts';
import { translate } from '../../words/translate.de.ts';
import type { WordedProblem } from './words.ts';

/** What the product calls parts of a project. */
const terms: Readonly<Record<ProblemTerm, string>> = {
  next: 'Weiter',
  otherwise: 'Sonst',
  theAnswer: 'Die Antwort',
  anAnswer: 'Eine Antwort',
  displayText: 'der Anzeigetext',
  image: 'ein Bild',
};
const mostNamed = 3;

type Sentence = (names: readonly string[]) => string;

/** German messages of all problems, from their names in German. */
const sentences: Readonly<Record<ProblemCode, Sentence>> = {
  NoStart: () => 'Es gibt keinen Ablauf mit einem Startknoten, mit dem es beginnen könnte.',
  MissingStart: () => 'Dieser Ablauf hat keinen Startknoten, also kann nichts zu ihm springen.',
  SecondStart: () => 'Dieser Ablauf beginnt schon an einem anderen Startknoten.',
  Unreachable: () => 'Keine Verbindung führt hierher, also wird das nie gesagt.',
  EndlessCircle: ([name]) =>
    `„${name}“ führt zu sich selbst zurück, ohne auf eine Antwort zu warten, also würde der Schritt nie enden.`,
  UnknownNodeType: ([type]) => `Knoten der Art „${type}“ können noch nicht laufen.`,
  DanglingConnector: () => 'Diese Verbindung führt zu einem Knoten, der nicht in diesem Ablauf ist.',
  MissingConnector: ([name = '']) => `„${name}“ führt nirgendwohin; das Gespräch würde hier enden.`,
  MissingJump: () => 'Wähle den Ablauf, zu dem gesprungen wird.',
  DanglingJump: () => 'Das Ziel dieses Sprungs gibt es nicht.',
  EmptyResponse: () => 'Hier steht noch nichts, was gesagt werden könnte.',
  IncompleteEntry: (names) => `Dieser Antwort ${names.length > 1 ? 'fehlen' : 'fehlt'} noch ${names.join(' und ')}.`,
  PlaceholderAnswer: ([language]) =>
    language === undefined
      ? 'Das ist ein Platzhalter aus einem Import. Schreib die Antwort.'
      : `Die Antwort in der Sprache ${language} ist noch ein Platzhalter aus einem Import. Schreib sie.`,
  MissingAsset: ([label = '']) => `„${label}“ nennt eine Datei, die nicht in der Medienbibliothek dieses Teams ist.`,
  DeletedAsset: ([label = '', name]) => `„${label}“ nennt „${name}“, und diese Datei ist gelöscht.`,
  AssetNotPicture: ([label = '', name]) => `„${label}“ braucht ein Bild, und „${name}“ ist keines.`,
  AssetNotSound: ([label = '', name]) => `„${label}“ braucht einen Ton, und „${name}“ ist keiner.`,
  AssetNotHtml: ([label = '', name]) => `„${label}“ braucht eine HTML-Datei, und „${name}“ ist keine.`,
  MissingTranslations: ([count, language]) =>
    `${count === '1' ? '1 Text fehlt' : `${count} Texte fehlen`} noch in der Sprache ${language}.`,
  StaleTranslations: ([count, language]) =>
    `${count === '1' ? '1 Text hat' : `${count} Texte haben`} sich seit der Übersetzung in die Sprache ${language} geändert.`,
  StaleRecording: () => 'Der Text hat sich seit der Aufnahme geändert. Nimm ihn neu auf.',
  MissingImageAlt: () => 'Das Bild hat keinen Alternativtext. Beschreib, was es zeigt.',
  SecretMissing: ([label = '']) => `„${label}“ ist ein Geheimnis und muss neu gesetzt werden.`,
  CredentialInUrl: () =>
    'Die Adresse enthält einen Schlüssel oder ein Passwort, das alle im Team lesen können. Mach daraus einen Abfrageparameter oder einen Header.',
  CredentialInBody: () =>
    'Der Inhalt enthält einen Schlüssel oder ein Passwort, das alle im Team lesen können. Mach daraus einen Header, einen Abfrageparameter oder ein Formularfeld.',
  UnknownToken: ([name]) => `Es gibt keine Variable namens „${name}“.`,
  UnknownSystemToken: ([name]) => `Es gibt kein System-Token namens „${name}“.`,
  UnknownVariable: ([name]) => `Es gibt keine Variable namens „${name}“.`,
  NumberWithText: ([name]) =>
    `„${name}“ enthält einen Text und wird mit einer Zahl verglichen. Mach daraus eine Zahl oder setze die Zahl in Anführungszeichen.`,
  MissingLanguage: () => 'Wähle eine Sprache.',
  UnknownLanguage: ([language]) => `Dieses Projekt spricht ${language} nicht.`,
  MissingVariable: () => 'Wähle die Variable, die gesetzt wird.',
  ExpressionError: ([code = '', ...names]) =>
    `Dieser Ausdruck ist nicht zu verstehen: ${translate(createExpressionMessage(code, names))}`,
  TooManyOperations: ([count, most]) =>
    `Dieser Ausdruck hat ${count} Operationen; mit mehr als ${most} kann ein Schritt zu lange dauern. Teile ihn auf.`,
  EmptyCondition: () => 'Diese Regel hat keine Bedingung, also trifft sie nie zu.',
  EmptyAnswer: () => 'Hier steht keine Antwort, also wird dieser Weg nie genommen.',
  UnknownIntent: () => 'Wähle eine Absicht dieses Projekts.',
  DuplicateIntent: ([name]) => `„${name}“ führt schon woandershin.`,
  EmptyIntent: ([name]) => `„${name}“ hat weder Beispiele noch Schlüsselwörter und wird daher nie verstanden.`,
  UnknownSlot: ([name]) => (name ? `Es gibt keinen Slot namens „${name}“.` : 'Wähle einen Slot dieses Projekts.'),
  DuplicateSlot: ([name]) => `Es gibt zwei Slots namens „${name}“.`,
  UnknownSlotType: ([name]) => `Den Typ, den der Slot „${name}“ haben soll, gibt es nicht.`,
  EmptySlotType: ([name]) => `„${name}“ zählt keine Werte auf und wird daher nie verstanden.`,
  UnreadableLimit: ([text, ...examples]) =>
    `„${text}“ ist keine Grenze für diese Art von Antwort. Gib eine Grenze ein, etwa ${examples.join(' oder ')}.`,
  ReversedLimits: ([to, from]) => `„${to}“ ist weniger als „${from}“. Vertausche die beiden.`,
  NoSlots: () => 'Hier gibt es noch keinen Slot, nach dem gefragt wird.',
  MissingModule: () => 'Wähle ein Modul dieses Projekts.',
  SilentModule: () => 'Dieses Hintergrundmodul hört noch auf keine Absicht.',
  UnknownParameter: ([name]) => `Der Knoten, zu dem das führt, hat keinen Eingangswert namens „${name}“.`,
  MissingParameter: ([name]) => `Das Modul braucht einen Wert für „${name}“.`,
  UnknownReturn: () => 'Auf diesem Weg wird das Modul nie verlassen.',
  MissingSource: ([name]) => `Nichts sagt, was „${name}“ hier bekommt.`,
  UnknownResponse: () => 'Die Antwort, auf die das verweist, gibt es nicht.',
  SpeechFault: ([column]) =>
    `Die Sprechzeichen ab Zeichen ${column} sind nicht zu lesen, also wird das ohne sie gesprochen.`,
  TextTooLong: ([length, most]) =>
    `Das ist ${length} Zeichen lang; Sprachplattformen nehmen höchstens ${most} in einer Antwort.`,
  TooManySounds: ([count, most]) =>
    `Darin sind ${count} Töne; Sprachplattformen spielen höchstens ${most} in einer Antwort.`,
  UnplayableSound: ([address]) =>
    `Sprachplattformen können „${address}“ nicht abspielen: Die Adresse eines Tons beginnt mit https://.`,
  EmptyMessage: () => 'In dieser Nachricht steht nichts, also würde sie leer gesendet. Schreib ihren Text.',
  InvalidAddress: ([recipient]) => `An „${recipient}“ lässt sich nichts senden.`,
  ExampleAddress: ([address]) => `E-Mails an „${address}“ kommen nirgends an: Die Adresse ist ein Beispiel.`,
  InvalidUrl: ([address]) =>
    `„${address}“ ist nicht die Adresse eines Dienstes. Gib eine ein, die mit https:// oder http:// beginnt.`,
  InvalidHeader: ([name]) =>
    `Ein Header kann nicht „${name}“ heißen, also wird er nicht gesendet. Nimm Buchstaben, Ziffern und Bindestriche.`,
  InvalidJson: () => 'Der Inhalt ist kein gültiges JSON. Prüf Anführungszeichen, Kommas und Klammern.',
  InvalidSite: ([site]) =>
    `„${site}“ ist keine Adresse einer Website, erlaubt also keine. Schreib sie mit https://, etwa https://www.example.com.`,
  InvalidScript: ([line, message]) => `Zeile ${line} des Codes lässt sich nicht lesen: „${message}“.`,
  MissingFunction: ([name]) => `Im Code gibt es keine Funktion namens „${name}“.`,
  SharedSample: ([example, first, second]) => `„${example}“ ist ein Beispiel für „${first}“ und für „${second}“.`,
  SimilarIntents: ([first, second, example]) =>
    `„${first}“ und „${second}“ sind leicht zu verwechseln: „${example}“ wird als das Falsche verstanden.`,
  KeywordClash: ([keyword, ...owners]) => `Das Schlüsselwort „${keyword}“ haben ${joinNames(owners)} gemeinsam.`,
  ReservedName: ([name]) => `„${name}“ ist ein Name des Systems; wähle einen anderen.`,
  DuplicateVariable: ([name]) => `Es gibt zwei Variablen namens „${name}“.`,
  UnwritableName: ([name]) => `„${name}“ lässt sich nicht in einen Text schreiben; nimm nur Buchstaben, Ziffern und _.`,
  InvalidDefault: ([name, type = '']) =>
    `„${name}“ kann mit diesem Wert nicht beginnen: Er passt nicht zum Typ „${translator.option(type)}“.`,
  LongDefault: ([name, most]) => `„${name}“ kann mit diesem Wert nicht beginnen: Er hat mehr als ${most} Zeichen.`,
  MissingValue: ([label = '']) => `„${label}“ braucht einen Wert.`,
  InvalidValue: ([label = '', message = '', messageName, limit = '']) =>
    `„${label}“: ${translate({ message, messageName, messageParts: { limit } })}.`,
  NoPages: () => 'Es gibt noch keine Seite, also gibt es nichts zu sagen.',
  MissingWelcome: () => 'Es gibt keine Willkommensseite, mit der das Gespräch beginnen könnte.',
  MissingSpecialPage: ([type]) => `Es gibt keine Seite der Art „${type}“.`,
  UnknownPageType: ([type]) => `Seiten der Art „${type}“ können nicht laufen.`,
  MissingFeature: ([feature]) => `Diese Seite braucht „${feature}“, was in diesem Projekt nicht aktiviert ist.`,
  LostPage: () => 'Die Seite, unter der diese steht, gibt es nicht, also steht sie ganz oben.',
  UnlistedPage: () => 'Diese Seite fehlt in der Liste ihres Kapitels, also steht sie am Ende.',
  SilentExtension: () =>
    'Diese Seite soll von überall erreichbar sein, hat aber keine Schlüsselwörter, also kann niemand nach ihr fragen.',
  NoKeywords: () => 'Diese Seite hat keine Schlüsselwörter, also kann niemand nach ihr fragen.',
  UnreachablePage: () => 'Nichts führt zu dieser Seite, also wird sie nie gesagt.',
  EmptyMenu: () => 'Unter diesem Menü gibt es keine Seite, die es anbieten könnte.',
  EmptyChoices: () => 'Hier gibt es keine Antwort, die jemand wählen könnte.',
  NoFields: () => 'In diesem Formular gibt es noch keine Frage.',
  NoContact: () => 'Gib eine Telefonnummer, eine E-Mail-Adresse oder eine Anschrift an.',
  NoRecipient: () => 'Gib die E-Mail-Adresse an, an die Nachrichten gehen.',
  MissingLink: () => 'Hier steht noch keine Adresse.',
  InvalidLink: ([address]) => `„${address}“ ist keine Adresse im Netz.`,
};

/** The German sentence of a problem; the English one of a kind that this page does not know. */
export function wordProblem({ code, names, nameKeys, message }: WordedProblem): string {
  if (!isKnown(code)) return message;
  return sentences[code](names.map((name, at) => translateName(nameKeys?.[at] ?? '') ?? name));
}

/** The German of a name that is not an author's, by its key. */
function translateName(key: string): string | undefined {
  const term = key.startsWith('term.') ? key.slice('term.'.length) : '';
  if (isTerm(term)) return terms[term];
  return key === '' ? undefined : translator.label(key);
}

function isTerm(term: string): term is ProblemTerm {
  return Object.hasOwn(terms, term);
}

function isKnown(code: string): code is ProblemCode {
  return Object.hasOwn(sentences, code);
}

function joinNames(names: readonly string[]) {
  const named = names.slice(0, mostNamed).map((name) => `„${name}“`);
  const more = names.length - named.length;
  return more > 0 ? `${named.join(', ')} und ${more} weitere` : named.join(' und ');
}
