import type { FoundProblem } from '@confab/dialog-engine';
import { useEditingSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { fixProblem } from './fix-problem.ts';
import { words } from './words.ts';

/** Returns a function that fixes a problem and resolves to the message about it; undefined in a read-only project. */
export function useFixProblem(): ((problem: FoundProblem) => Promise<string>) | undefined {
  const session = useEditingSession();
  const say = useWords(words);
  if (session.isReadOnly) return undefined;
  return async (problem) => ((await fixProblem(session, problem)) ? say.fixed : say.notFixed);
}
