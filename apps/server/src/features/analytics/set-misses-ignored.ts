import { analyticMessages, ignoredMissesMax, invalidFields, type BodyOf, type missCalls } from '@confab/contracts';
import type { Services } from '../../services.ts';
import { deleteIgnored, insertIgnored } from './misses.repository.ts';

/** Ignores utterances of a project, or stops ignoring them. Repeating it changes nothing. @throws invalid for too many */
export async function setMissesIgnored(
  services: Services,
  { teamId, projectId, texts, isIgnored }: BodyOf<typeof missCalls.setIgnored>,
): Promise<null> {
  const named = { teamId, projectId, texts };
  if (!isIgnored) {
    await deleteIgnored(services.db, named);
    return null;
  }
  const added = { ids: texts.map(() => services.newId()), at: new Date(services.now()), most: ignoredMissesMax };
  if (!(await insertIgnored(services.db, named, added)))
    throw invalidFields(analyticMessages.tooManyIgnored, ['Texts']);
  return null;
}
