import type { SteppedWork } from '../stepped-work.ts';
import { indexSlipsInSteps } from './slip-index.ts';
import { isEverydayWord } from '../small-words.ts';
import { listStems } from './word-forms.ts';

/** A keyword word that matches a word of the text. */
export interface WordMatch {
  readonly wordId: number;
  readonly how: 'exact' | 'inflected' | 'slip';
}

/** The vocabulary of all keywords. */
export interface Vocabulary {
  /** Finds the keyword words that a word matches. A word of a keyword is never a typing error of another, nor is one that people say every day. */
  find(word: string): readonly WordMatch[];
  /** The id of the word itself, if it is in a keyword. */
  exact(word: string): number | undefined;
}

const maxMatches = 48;
const wordsPerStep = 500;

/** Indexes words for exact, inflected and misspelt lookup, in steps. */
export function* readVocabularyInSteps(words: readonly string[], language: string): SteppedWork<Vocabulary> {
  const idByWord = new Map(words.map((word, id) => [word, id]));
  const idsByStem = new Map<string, number[]>();
  const forms: string[] = [];
  const idOfForm: number[] = [];
  for (const [id, word] of words.entries()) {
    const stems = listStems(word, language);
    for (const stem of stems) idsByStem.set(stem, [...(idsByStem.get(stem) ?? []), id].slice(0, maxMatches));
    for (const form of new Set([word, ...stems])) {
      forms.push(form);
      idOfForm.push(id);
    }
    if (id % wordsPerStep === wordsPerStep - 1) yield;
  }
  const slips = yield* indexSlipsInSteps(forms);
  return {
    exact: (word) => idByWord.get(word),
    find(word) {
      const stems = listStems(word, language);
      const found = new Map<number, WordMatch>();
      const add = (wordId: number | undefined, how: WordMatch['how']) => {
        if (wordId !== undefined && !found.has(wordId) && found.size < maxMatches) found.set(wordId, { wordId, how });
      };
      add(idByWord.get(word), 'exact');
      for (const stem of stems) for (const id of idsByStem.get(stem) ?? []) add(id, 'inflected');
      if (found.size > 0 || isEverydayWord(word, language)) return [...found.values()];
      for (const form of new Set([word, ...stems])) for (const at of slips.find(form)) add(idOfForm[at], 'slip');
      return [...found.values()];
    },
  };
}
