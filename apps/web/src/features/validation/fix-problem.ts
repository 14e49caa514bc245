import type { FoundProblem } from '@confab/dialog-engine';
import type { EditingSession } from '../../editing/index.ts';
import { sourceOf } from './project-source.ts';

/** Makes the edits that mend a problem; one undo takes them back. @returns whether there was something to mend. */
export async function fixProblem(session: EditingSession, problem: FoundProblem): Promise<boolean> {
  const { createFix: fixOf } = await import('@confab/dialog-engine');
  const source = sourceOf(session);
  const fix = source && fixOf(problem, source, () => session.newId());
  if (!fix) return false;
  session.edit(fix.itemId, fix.edits);
  return true;
}
