import { findLanguageByTag, type ProjectLanguage } from '@confab/model';
import { splitKeywordWords } from '@confab/understanding';
import { asksPermission, isDirectQuestion, isRequest, isShortQuestion } from '../listening/is-short-question.ts';
import type { FormField } from './page-form.ts';

interface NameWords {
  readonly names: string;
  /** Words that may be beside these in the name of a question. */
  readonly beside: string;
  /** Words that give a name in a question whether it may be that: 'can I put it under Ada'. */
  readonly giving: string;
  /** Words that after these, or before a verb at the end, are those of a thing: 'can I use the garden'. */
  readonly ofThings: string;
}

/** The words of questions for a name, and of answers to them. */
const nameWords: Readonly<Record<ProjectLanguage, NameWords>> = {
  en: {
    names: 'name surname',
    beside: 'a the your my their full first last family and contact guest',
    giving: 'under use put say give as',
    ofThings: 'a an the it this that these those your my our any some you me us them in on at',
  },
  de: {
    names: 'name namen vorname vornamen nachname nachnamen familienname',
    beside: 'der den dein deinen ihr ihren mein meinen ganzer voller und',
    giving: 'auf unter als sagen nehmen verwenden benutzen angeben eintragen',
    ofThings: 'der die das den dem ein eine einen einer einem mein meine meinen euer eure euren ihre ihren es wann wo',
  },
  es: {
    names: 'nombre apellido apellidos',
    beside: 'el tu su mi y completo',
    giving: 'usar utilizar poner decir dar como',
    ofThings: 'el la los las lo un una unos unas mi mis tu su algo',
  },
  fr: {
    names: 'nom prénom',
    beside: 'le ton votre mon et complet de famille',
    giving: 'utiliser mettre dire donner prendre comme',
    ofThings: 'le la les l un une du des de mon ma mes votre vos',
  },
};
const toSet = (words: string): ReadonlySet<string> => new Set(splitKeywordWords(words));
const wordsByLanguage = new Map(
  Object.entries(nameWords).map(([language, { names, beside, giving, ofThings }]) => [
    language,
    { names: toSet(names), beside: toSet(beside), giving: toSet(giving), ofThings: toSet(ofThings) },
  ]),
);

/** Whether a question asks for the name of a person, by its own name: 'Your name', but not 'Name of the film'. */
export function asksForName({ kind, name }: FormField, language: string): boolean {
  const { names, beside } = getNameWords(language);
  const words = splitKeywordWords(name);
  return (
    kind.isText && words.some((word) => names.has(word)) && words.every((word) => names.has(word) || beside.has(word))
  );
}

/** Whether words may ask for a page that answers beside a question for a name. They do not if they speak of a name. */
export function asksBesideName(words: readonly string[], language: string): boolean {
  return (isShortQuestion(words, language) || isRequest(words, language)) && !hasName(words, language);
}

/** Whether words ask for another page so clearly that they are no name: neither 'When Park' nor 'I want to book for Ada' do. */
export function leavesName(words: readonly string[], language: string): boolean {
  const isOther = isDirectQuestion(words, language) || isRequest(words, language);
  return isOther && !hasName(words, language) && !offersName(words, language);
}

/** Whether words are a question that gives no name, so that they are not stored as one. */
export function isNoName(words: readonly string[], language: string): boolean {
  return isDirectQuestion(words, language) && !offersName(words, language);
}

/** Whether words ask if a name may be used, such as 'can I use the name Ada' and 'may I say Ada'. */
function offersName(words: readonly string[], language: string): boolean {
  if (!asksPermission(words, language)) return false;
  const { giving, ofThings } = getNameWords(language);
  const isGiven = (at: number) => {
    const next = words[at + 1];
    return next === undefined ? !words.some((word) => ofThings.has(word)) : !ofThings.has(next);
  };
  return hasName(words, language) || words.some((word, at) => giving.has(word) && isGiven(at));
}

function hasName(words: readonly string[], language: string): boolean {
  const { names } = getNameWords(language);
  return words.some((word) => names.has(word));
}

const none = { names: toSet(''), beside: toSet(''), giving: toSet(''), ofThings: toSet('') };

function getNameWords(language: string) {
  return wordsByLanguage.get(findLanguageByTag(language) ?? 'en') ?? none;
}
