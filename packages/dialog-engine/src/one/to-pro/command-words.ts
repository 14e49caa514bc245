import { findLanguageByTag, type ProjectLanguage } from '@confab/model';

const english = {
  repeat: 'Repeat',
  back: 'Go back',
  restart: 'Start over',
  cancel: 'Cancel',
  skip: 'Skip',
  decline: 'Decline',
  choice: 'Choice',
  last: 'Last choice',
  lastWords: 'last|the last|last one|the last one',
  numbers: 'one two three four five six seven eight nine ten eleven twelve'.split(' '),
  ordinals: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
  forms: [
    '{n}',
    '{w}',
    'number {n}',
    'number {w}',
    'option {n}',
    'option {w}',
    '{o}',
    'the {o}',
    '{o} one',
    'the {o} one',
    'the {o} one please',
    'i want the {o} one',
    '{n} please',
    '{w} please',
  ],
};
/** The words of commands and choices. */
type CommandWords = typeof english;

const german: CommandWords = {
  repeat: 'Wiederholen',
  back: 'Zurück',
  restart: 'Von vorn',
  cancel: 'Abbrechen',
  skip: 'Überspringen',
  decline: 'Ablehnen',
  choice: 'Auswahl',
  last: 'Letzte Auswahl',
  lastWords: 'das letzte|die letzte|der letzte|letzte|letzter|letztes',
  numbers: 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  ordinals: 'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte'.split(' '),
  forms: [
    '{n}',
    '{w}',
    'nummer {n}',
    'nummer {w}',
    'punkt {n}',
    '{o}',
    'das {o}',
    'die {o}',
    'der {o}',
    'den {o}n',
    '{o}s',
    '{o}r',
    '{n} bitte',
    '{w} bitte',
  ],
};
const spanish: CommandWords = {
  repeat: 'Repetir',
  back: 'Volver',
  restart: 'Empezar de nuevo',
  cancel: 'Cancelar',
  skip: 'Omitir',
  decline: 'Rechazar',
  choice: 'Opción',
  last: 'Última opción',
  lastWords: 'última|la última|el último|último',
  numbers: 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
  ordinals: 'primera segunda tercera cuarta quinta sexta séptima octava novena décima undécima duodécima'.split(' '),
  forms: [
    '{n}',
    '{w}',
    'número {n}',
    'número {w}',
    'el número {n}',
    'opción {n}',
    'opción {w}',
    'la opción {n}',
    '{o}',
    'la {o}',
    'la {o} por favor',
    'quiero la {o}',
    '{n} por favor',
    '{w} por favor',
  ],
};
const french: CommandWords = {
  repeat: 'Répéter',
  back: 'Retour',
  restart: 'Recommencer',
  cancel: 'Annuler',
  skip: 'Passer',
  decline: 'Refuser',
  choice: 'Choix',
  last: 'Dernier choix',
  lastWords: 'dernier|le dernier|dernière|la dernière',
  numbers: 'un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  ordinals:
    'première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième'.split(
      ' ',
    ),
  forms: [
    '{n}',
    '{w}',
    'numéro {n}',
    'numéro {w}',
    'le numéro {n}',
    'option {n}',
    'option {w}',
    '{o}',
    'la {o}',
    'le {o}',
    "la {o} s'il vous plaît",
    'je veux la {o}',
    "{n} s'il vous plaît",
    "{w} s'il vous plaît",
  ],
};

const words: Readonly<Record<ProjectLanguage, CommandWords>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
};

/** The words for a language tag such as `de-AT`; English for languages without words. */
export function getCommandWords(language: string): CommandWords {
  return words[findLanguageByTag(language) ?? 'en'];
}
