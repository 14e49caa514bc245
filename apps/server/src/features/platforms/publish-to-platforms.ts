import {
  conflict,
  invalid,
  notFound,
  platformMessages,
  refused,
  releaseMessages,
  unprocessable,
  type BodyOf,
  type platformCalls,
  type ProjectPlatforms,
} from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { lockProject } from '../../core/changes/project-events.repository.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { findStageRelease } from '../../core/releases/releases.repository.ts';
import type { Caller, Services } from '../../services.ts';
import { getPlatforms } from './get-platforms.ts';
import { findTargetProblem, getDestination, readTargets } from './platform-target.ts';
import { countUnfinished, insertPublications } from './publications.repository.ts';

type PublishRequest = BodyOf<typeof platformCalls.publish>;

/** The most packages of a project that are on their way at the same time. */
const unfinishedMax = 20;

/**
 * Queues a package of the release on a stage for each chosen platform, all or none.
 *
 * The platforms are those of the project's draft: they are destinations and not content of a release.
 */
export async function publishToPlatforms(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  { projectId, stage, targetIds }: PublishRequest,
): Promise<ProjectPlatforms> {
  const { db, config, newId } = services;
  await db.transaction().execute(async (trx) => {
    // Of two requests at once, the later one finds the packages, and the newer release, of the earlier one.
    const lock = await lockProject(trx, { teamId, projectId, isDeleted: false }, caller.accountId);
    const project = lock && (await findItem(trx, teamId, projectId));
    if (!project) throw notFound();
    if (project.type !== 'Pro') throw unprocessable(platformMessages.onlyPro);
    const named = readTargets(parseDraft(project.draft));
    const targets = [...new Set(targetIds)].map((targetId) => {
      const target = named.get(targetId);
      if (!target) throw notFound(platformMessages.targetMissing);
      const problem = findTargetProblem(target, config.packageFolder);
      if (problem !== '') throw invalid(problem, { name: target.name });
      return target;
    });
    const release = await findStageRelease(trx, projectId, stage);
    if (!release) throw refused(stage === 'Beta' ? releaseMessages.notOnBeta : releaseMessages.notOnLive);
    const publications = targets.map((target) => ({
      id: newId(),
      teamId,
      projectId,
      releaseId: release.releaseId,
      stage,
      target: JSON.stringify(target),
      destination: getDestination(target, stage),
      createdBy: caller.accountId,
    }));
    const replaced = publications.map(({ destination }) => destination);
    if ((await countUnfinished(trx, { teamId, projectId, replaced })) + targets.length > unfinishedMax)
      throw conflict(platformMessages.tooMany);
    await insertPublications(trx, publications);
  });
  return getPlatforms(services, teamId, projectId);
}
