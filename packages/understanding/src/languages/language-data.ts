import type { LanguageWords } from '../entities/language.ts';

/** All that assistants need to understand a language. */
export interface LanguageData {
  /** Numbers, dates, currencies and other entities. */
  readonly words: LanguageWords;
  /** Removes inflectional endings of a normalised word of four letters or more; lightly, so that unrelated words stay distinct. */
  readonly stem: (word: string) => string;
  /** Stems that a word may have other than that of `stem`, for languages in which an ending hides a letter. */
  readonly listOtherStems?: (word: string, stemmed: string) => readonly string[];
  /** Function words, which have no subject by themselves. Words that carry meaning alone are not listed: yes, no, not, more. */
  readonly smallWords: string;
  /**
   * Further words of five letters or more that people say every day: these never count as typing errors of a rarer
   * word.
   */
  readonly everydayWords: string;
  /** Synonyms, a line per concept. */
  readonly concepts: string;
  /** What people say to any assistant, one utterance per line. */
  readonly everydayTalk: string;
  /** Words between two wishes of one utterance, separated by `|`; longer ones first. */
  readonly joints: string;
  /** What separates the values of a list; spaces around it do not count. */
  readonly separators: RegExp;
  readonly corrections: CorrectionWords;
  readonly exclusions: ExclusionWords;
  /** What people say before their own name. */
  readonly nameIntroductions: readonly string[];
  readonly choices: ChoiceWords;
}

/** Words with which a person rules a value out, as the tables of entities fold them: without accents and apostrophes. */
interface ExclusionWords {
  /** Right before the value: except Monday. */
  readonly always: string;
  /** They rule a value out only if there is another, as they also begin answers. */
  readonly ifOthers: string;
  /** Words that may come between these words and the value: not on Monday. */
  readonly between: string;
  /** Words before them that make a proposal: why not Monday. */
  readonly notAfter: string;
}

/** Words with which a person corrects something. */
interface CorrectionWords {
  /** Words between a value and the one that replaces it: large, no, small. */
  readonly places: RegExp;
  /** Words that say clearly that something is corrected. */
  readonly clear: RegExp;
  /** Words that may also begin an answer. */
  readonly likely: RegExp;
  /**
   * All words that may accompany a value in a text that only corrects: words of a correction, of courtesy and before a
   * value.
   */
  readonly beside: RegExp;
  /** Words that may come right before the name of a question in such a text: change the day to Friday. */
  readonly beforeName: RegExp;
  /** What a corrected number may count, whatever its question is called: the people of 'no, 5 people'. */
  readonly units: string;
}

/** Words around a number with which a person chooses from a list. */
export interface ChoiceWords {
  readonly fillers: string;
  readonly last: string;
  /** Words before a number that is only the limit of a choice: `under | up to`. They are folded like tokens. */
  readonly limits: string;
}
