import { notFound, publicationsListed, type ProjectPlatforms } from '@confab/contracts';
import { findMessageName } from '@confab/messages';
import { type ProjectId, type TeamId, readJsonText } from '@confab/model';
import { getAccountName } from '../../core/accounts/sessions/sessions.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import type { Services } from '../../services.ts';
import { findTargetProblem, parseTarget, readTargets } from './platform-target.ts';
import { listPublications } from './publications.repository.ts';

/** The platforms of a project's draft, and the newest packages. */
export async function getPlatforms(
  { db, config }: Pick<Services, 'db' | 'config'>,
  teamId: TeamId,
  projectId: ProjectId,
): Promise<ProjectPlatforms> {
  const project = await findItem(db, teamId, projectId);
  if (!project) throw notFound();
  const targets = [...readTargets(parseDraft(project.draft))].map(([targetId, target]) => {
    const problem = findTargetProblem(target, config.packageFolder);
    const problemName = findMessageName(problem);
    const { name, kind } = target;
    return { targetId, name, kind, problem, ...(problemName !== undefined && { problemName }) };
  });
  const rows = await listPublications(db, teamId, projectId, publicationsListed);
  const publications = rows.map(({ id, stage, target, state, log, createdAt, number, ...person }) => {
    const { name, kind } = parseTarget(target);
    return {
      publicationId: id,
      targetName: name,
      kind,
      stage,
      releaseNumber: number,
      state,
      createdUtc: createdAt.toISOString(),
      createdBy: getAccountName(person),
      log: readJsonText(log),
    };
  });
  return { targets, publications };
}
