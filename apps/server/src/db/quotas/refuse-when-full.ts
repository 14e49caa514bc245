import { itemMessages, Refusal } from '@confab/contracts';
import { limits, mebibyte } from '@confab/model';

/** The codes that the triggers of the quotas raise. */
const teamIsFull = 'CQ001';
const projectIsFull = 'CQ002';

/** The refusal of content beyond the storage of a team. */
export const createTeamFullRefusal = (cause?: unknown) => new Refusal('tooLarge', itemMessages.storageFull, { cause });

/** The refusal of content beyond the limit of a project. */
export const createProjectFullRefusal = (cause?: unknown) =>
  new Refusal('tooLarge', itemMessages.projectTooLarge, {
    parts: { most: limits.projectBytesMax / mebibyte },
    cause,
  });

/** Throws the error of a statement, as a refusal when it failed because the team or the project is full. */
export function refuseWhenFull(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === teamIsFull) throw createTeamFullRefusal(error);
  if (code === projectIsFull) throw createProjectFullRefusal(error);
  throw error;
}
