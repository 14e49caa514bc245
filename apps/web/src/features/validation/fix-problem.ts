import type { FoundProblem } from '@confab/dialog-engine';
import type { EditingSession } from '../../editing/index.ts';
import { readProjectSource } from './read-project-source.ts';

/** Applies the fix of a problem as one undo step. @returns whether there was anything to fix. */
export async function fixProblem(session: EditingSession, problem: FoundProblem): Promise<boolean> {
  const { createFix: fixOf } = await import('@confab/dialog-engine');
  const source = readProjectSource(session);
  const fix = source && fixOf(problem, source, () => session.newId());
  if (!fix) return false;
  session.edit(fix.itemId, fix.edits);
  return true;
}
