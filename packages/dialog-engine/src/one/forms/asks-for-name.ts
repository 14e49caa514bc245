import { findLanguageByTag, type ProjectLanguage } from '@confab/model';
import { findEntities, fixedMoment, splitKeywordWords } from '@confab/understanding';
import { asksPermission, isDirectQuestion, isRequest, isShortQuestion } from '../listening/is-short-question.ts';
import type { FormField } from './page-form.ts';

interface NameWords {
  /** The nouns for a name in the name of a question, such as `name` in 'Your name'. */
  readonly names: string;
  /** Words that may accompany these nouns in the name of a question. */
  readonly beside: string;
  /** Words before a name in a question about using this name: 'can I put it under Ada'. */
  readonly giving: string;
  /**
   * Words, separated by `|`, that a name follows, such as the name of the person that a booking is for: 'can I book for
   * Ada'.
   */
  readonly bookings: string;
  /** The verbs that end such a question, in a language that puts them there; empty for other languages. */
  readonly bookingVerbs: string;
  /** Articles and other words that come before a thing and not before a name: 'can I use the garden'. */
  readonly ofThings: string;
  /** Words of moments, amounts and people without a name, anywhere in such a question: 'can I book for someone else'. */
  readonly unnamed: string;
}

/** The words of questions for a name, and of answers to them. */
const nameWords: Readonly<Record<ProjectLanguage, NameWords>> = {
  en: {
    names: 'name surname',
    beside: 'a the your my their full first last family and contact guest',
    giving: 'under use put say give as',
    bookings: 'book for|book it for|reserve for|reserve it for|enter|call it',
    bookingVerbs: '',
    ofThings:
      'a an the it this that these those your my our any some you me us them in on at for with without from through free lunch dinner early now rooms tickets tables parking opening',
    unnamed:
      'when while until before after by if late later more several both another other others else someone somebody anyone everyone everybody something anything all many only people adults children kids babies friends group groups breakfast weekend weekends off barefoot alone together',
  },
  de: {
    names: 'name namen vorname vornamen nachname nachnamen familienname',
    beside: 'der den dein deinen ihr ihren mein meinen ganzer voller und',
    giving: 'auf unter als sagen nehmen verwenden benutzen angeben eintragen schreiben',
    bookings: 'ich für|wir für|man für',
    bookingVerbs: 'reservieren buchen',
    ofThings:
      'der die das den dem ein eine einen einer einem mein meine meinen euer eure euren ihre ihren es wann wo euch ihnen dir per kinder',
    unnamed:
      'wenn bevor nachdem nach vor mit per bis spät später mehr mehrere beide andere anderen anderes jemand jemanden jeden etwas alle alles viele leute personen gäste erwachsene kinder freunde gruppe gruppen frühstück nachricht nachrichten mails',
  },
  es: {
    names: 'nombre apellido apellidos',
    beside: 'el tu su mi y completo',
    giving: 'usar utilizar poner decir dar como',
    bookings: 'reservar para',
    bookingVerbs: '',
    ofThings: 'el la los las lo un una unos unas mi mis tu su algo',
    unnamed:
      'cuando antes después hasta con tarde más varios varias ambos otro otra otros otras alguien todos todas muchos solo sólo gente personas adultos niños niñas amigos grupo grupos desayuno',
  },
  fr: {
    names: 'nom prénom',
    beside: 'le ton votre mon et complet de famille',
    giving: 'utiliser mettre dire donner prendre comme',
    bookings: 'réserver pour',
    bookingVerbs: '',
    ofThings: 'le la les l un une du des de mon ma mes votre vos',
    unnamed:
      "quand avant après jusqu'à avec tard plus plusieurs autre autres d'autre quelqu'un quelque tous toutes tout beaucoup seulement personnes gens adultes enfants amis groupe groupes",
  },
};
const toSet = (words: string): ReadonlySet<string> => new Set(splitKeywordWords(words));
const toSets = ({ names, beside, giving, bookings, bookingVerbs, ofThings, unnamed }: NameWords) => ({
  names: toSet(names),
  beside: toSet(beside),
  giving: toSet(giving),
  bookings: bookings.split('|').map((phrase) => ` ${splitKeywordWords(phrase).join(' ')} `),
  bookingVerbs: toSet(bookingVerbs),
  ofThings: toSet(ofThings),
  unnamed: toSet(unnamed),
});
const wordsByLanguage = new Map(Object.entries(nameWords).map(([language, own]) => [language, toSets(own)]));
/** What a booking can be for, other than a person: 'can I book for tonight', 'can I book for four'. */
const bookedFor = ['number', 'date', 'time', 'dateTime', 'duration'] as const;

/** Whether a question asks for the name of a person, by its own name: 'Your name', but not 'Name of the film'. */
export function asksForName({ kind, name }: FormField, language: string): boolean {
  const { names, beside } = getNameWords(language);
  const words = splitKeywordWords(name);
  return (
    kind.isText && words.some((word) => names.has(word)) && words.every((word) => names.has(word) || beside.has(word))
  );
}

/** Whether words may ask for a page that answers beside a question for a name. Words that mention a name do not. */
export function asksBesideName(words: readonly string[], language: string): boolean {
  return (isShortQuestion(words, language) || isRequest(words, language)) && !hasName(words, language);
}

/**
 * Whether words ask for another page so clearly that they cannot be a name: neither 'When Park' nor 'I want to book for
 * Ada' do.
 */
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
  const { giving, ofThings, unnamed } = getNameWords(language);
  const isGiven = (at: number) => {
    const next = words[at + 1];
    return next === undefined ? !words.some((word) => ofThings.has(word) || unnamed.has(word)) : !ofThings.has(next);
  };
  if (hasName(words, language) || words.some((word, at) => giving.has(word) && isGiven(at))) return true;
  return isBookedForName(words, language);
}

/** Whether words ask to book for a name: 'can I book for Ada', but neither 'can I book for free' nor 'for four'. */
function isBookedForName(words: readonly string[], language: string): boolean {
  const { bookings, bookingVerbs, ofThings, unnamed } = getNameWords(language);
  if (bookingVerbs.size > 0 && !bookingVerbs.has(words.at(-1) ?? '')) return false;
  const said = ` ${words.join(' ')} `;
  return bookings.some((phrase) => {
    const after = said.split(phrase)[1]?.trim() ?? '';
    const named = after.split(' ');
    const [next = ''] = named;
    if (next === '' || bookingVerbs.has(next) || ofThings.has(next)) return false;
    if (named.some((word) => unnamed.has(word))) return false;
    // Any moment will do: only the place of a day or time counts, not which one it is.
    const found = findEntities(after, { language, moment: fixedMoment(0) }, bookedFor);
    return !found.some(({ start }) => start === 0);
  });
}

function hasName(words: readonly string[], language: string): boolean {
  const { names } = getNameWords(language);
  return words.some((word) => names.has(word));
}

const none = toSets({ names: '', beside: '', giving: '', bookings: '', bookingVerbs: '', ofThings: '', unnamed: '' });

function getNameWords(language: string) {
  return wordsByLanguage.get(findLanguageByTag(language) ?? 'en') ?? none;
}
