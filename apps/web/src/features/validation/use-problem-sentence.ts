import type { FoundProblem } from '@confab/dialog-engine';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';

/** Returns a function that words a problem in the language of the interface. */
export function useProblemSentence(): (problem: FoundProblem) => string {
  return useWords(words).sentence;
}
