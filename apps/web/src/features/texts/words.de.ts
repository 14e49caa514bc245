import type { TextFilter } from './list-texts.ts';
import type { TextsWords } from './words.ts';
import { formatNumber } from '../../words/numbers/format-number.ts';

const filters: Readonly<Record<TextFilter, string>> = {
  all: 'Alle',
  missing: 'Nicht übersetzt',
  stale: 'Seitdem geändert',
};

/** German interface words of the page of texts. */
export const words: TextsWords = {
  title: 'Texte',
  about: 'Alles, was dein Assistent sagt und versteht, Sprache für Sprache.',
  search: 'Texte durchsuchen',
  exportTexts: 'Texte exportieren',
  importTranslations: 'Übersetzungen importieren',
  show: 'Anzeigen',
  filter: (filter) => filters[filter],
  owner: 'Teil des Projekts',
  allParts: 'Ganzes Projekt',
  ofProject: 'Das Projekt selbst',
  language: 'Sprache neben der ersten',
  allLanguages: 'Alle Sprachen',
  counted: (shown, all) =>
    shown === all
      ? `${formatNumber(all, 'de')} ${all === 1 ? 'Text' : 'Texte'}`
      : `${formatNumber(shown, 'de')} von ${formatNumber(all, 'de')} Texten`,
  translated: (done, all) => `${formatNumber(done, 'de')} von ${formatNumber(all, 'de')} übersetzt`,
  place: 'Stelle',
  openPlace: (label, place) => `Im Editor öffnen: ${place}, ${label}`,
  translation: (label, place, language) => `${language}: ${place}, ${label}`,
  notTranslated: 'Nicht übersetzt',
  hasChanged: (first) => `Der Text in der Sprache ${first} hat sich seitdem geändert`,
  showChange: 'Änderung zeigen',
  hideChange: 'Änderung ausblenden',
  stillRight: 'Stimmt noch',
  insert: (token) => `${token} einfügen`,
  lacks: 'Fehlt hier:',
  unknownToken: (token, first) => `${token} steht nicht im Text in der Sprache ${first}`,
  keys: 'Enter geht zum nächsten Text, Umschalt und Enter beginnt eine neue Zeile. In Listen beginnt Enter eine neue Zeile, und Strg und Enter geht weiter. Strg und die Pfeiltasten gehen auf und ab.',
  loading: 'Die Texte dieses Projekts werden geladen …',
  empty: 'Noch keine Texte',
  emptyText: 'Hier steht, was dein Assistent sagt und versteht. Schreibe zuerst eine Antwort.',
  oneLanguage: 'Dieses Projekt hat eine Sprache',
  oneLanguageText: 'Wähle in den Einstellungen des Projekts weitere Sprachen, um seine Texte hier zu übersetzen.',
  noneFound: 'Kein Text gefunden',
  noneFoundText: 'Ändere die Suche oder den Filter.',
  noneMissing: 'Alles ist übersetzt',
  noneMissingText: 'Texte, die später dazukommen, stehen dann hier.',
  noneStale: 'Seit der Übersetzung hat sich kein Text geändert',
  noneStaleText: 'Texte, die sich später ändern, stehen dann hier.',
};
