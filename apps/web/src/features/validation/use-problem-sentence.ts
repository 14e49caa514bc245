import { useWords } from '../../words/define-words.ts';
import { words, type WordedProblem } from './words.ts';

/** Returns a function that words a problem in the language of the interface. */
export function useProblemSentence(): (problem: WordedProblem) => string {
  return useWords(words).sentence;
}
