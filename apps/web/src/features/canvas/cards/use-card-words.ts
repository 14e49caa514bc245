import { useWords } from '../../../words/define-words.ts';
import { words, type CardWords } from './words.ts';

/** The interface words of cards, which also name connectors elsewhere. */
export function useCardWords(): CardWords {
  return useWords(words);
}
