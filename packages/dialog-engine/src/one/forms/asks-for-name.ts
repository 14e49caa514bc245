import { findLanguageByTag, type ProjectLanguage } from '@confab/model';
import { splitKeywordWords } from '@confab/understanding';
import { isDirectQuestion, isRequest, isShortQuestion } from '../listening/is-short-question.ts';
import type { FormField } from './page-form.ts';

/** The words of a question for a name, and those that may be beside them. */
const nameWords: Readonly<Record<ProjectLanguage, { readonly names: string; readonly beside: string }>> = {
  en: { names: 'name surname', beside: 'a the your my their full first last family and contact guest' },
  de: {
    names: 'name namen vorname vornamen nachname nachnamen familienname',
    beside: 'der den dein deinen ihr ihren mein meinen ganzer voller und',
  },
  es: { names: 'nombre apellido apellidos', beside: 'el tu su mi y completo' },
  fr: { names: 'nom prénom', beside: 'le ton votre mon et complet de famille' },
};
const wordsByLanguage = new Map(
  Object.entries(nameWords).map(([language, { names, beside }]) => [
    language,
    { names: new Set(splitKeywordWords(names)), beside: new Set(splitKeywordWords(beside)) },
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

/** Whether words ask for something and so are no name, unless they speak of one: 'I want to use the name Park'. */
export function isNoName(words: readonly string[], language: string): boolean {
  const { names } = getNameWords(language);
  const isOther = [isShortQuestion, isDirectQuestion, isRequest].some((matches) => matches(words, language));
  return isOther && !words.some((word) => names.has(word));
}

const none = { names: new Set<string>(), beside: new Set<string>() };

function getNameWords(language: string) {
  return wordsByLanguage.get(findLanguageByTag(language) ?? 'en') ?? none;
}
