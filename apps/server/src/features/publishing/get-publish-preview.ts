import { previewListMax, refused, releaseMessages, type PublishPreview } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { findReleaseContent, listStages } from '../../core/releases/releases.repository.ts';
import type { Services } from '../../services.ts';
import { summarizeTests } from '../test-runs/index.ts';
import { findProblemsOfRelease, validateSaved, type Validation } from '../validation/index.ts';
import { listChanges, type ConsideredPublication } from './list-changes.ts';
import { findLastSave } from './releases.repository.ts';

/** The changes and problems of a publication, and the test results. Lists are limited, counts are not. */
export async function getPublishPreview(
  services: Services,
  publication: ConsideredPublication,
  signal: AbortSignal,
): Promise<PublishPreview> {
  const { db } = services;
  const { teamId, projectId, source } = publication;
  const validation =
    source === 'Beta'
      ? await validateBeta(services, teamId, projectId, signal)
      : await validateSaved(services, { teamId, projectId }, signal);
  const changes = await listChanges(services, publication);
  const tests = await summarizeTests(db, { teamId, projectId, source });
  const savedAt = await findLastSave(db, teamId, projectId);
  return {
    changes: changes.slice(0, previewListMax),
    changeCount: changes.length,
    errorCount: validation.errorCount,
    warningCount: validation.warningCount,
    problems: validation.problems.slice(0, previewListMax),
    tests: tests
      ? {
          total: tests.total,
          passed: tests.passed,
          failed: tests.failed,
          isOutdated: source === 'Alpha' && savedAt !== undefined && savedAt > tests.oldestStart,
        }
      : null,
  };
}

async function validateBeta(
  services: Services,
  teamId: TeamId,
  projectId: ProjectId,
  signal: AbortSignal,
): Promise<Validation> {
  const beta = (await listStages(services.db, teamId, projectId)).find(({ stage }) => stage === 'Beta');
  const content = beta && (await findReleaseContent(services.db, beta.releaseId));
  if (!content) throw refused(releaseMessages.nothingInBeta);
  return findProblemsOfRelease(services, { teamId, projectId, content, signal });
}
