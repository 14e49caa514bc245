import { useWords } from '../../words/define-words.ts';
import { words, type CanvasWords } from './words.ts';

/** The interface words of the canvas, which also name connectors elsewhere. */
export function useCanvasWords(): CanvasWords {
  return useWords(words);
}
