import type { ProjectId, TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import { promoteProject, readVersions, type SourceCheck } from '../publishing/index.ts';
import type { DemoCaller } from './demo-author.ts';

/** Publishes the last saves of a sample project to beta and live. */
export async function goLive(services: Services, caller: DemoCaller, projectId: ProjectId): Promise<void> {
  const environments: ('0' | '2')[] = ['2', '0'];
  const promotion = { projectId, source: 1, environments, acceptedTerms: true } as const;
  await promoteProject(services, caller, caller.teamId, promotion, checkSample);
}

/**
 * Skips the search for problems, which trains the intents of a project several times. A test checks that samples have
 * none.
 */
async function checkSample(
  { db }: Services,
  { teamId, projectId }: { readonly teamId: TeamId; readonly projectId: ProjectId },
): Promise<SourceCheck> {
  return { errorCount: 0, warningCount: 0, versions: await readVersions(db, teamId, projectId) };
}
