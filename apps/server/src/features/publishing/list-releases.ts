import type { Release, ResultOf, publishingCalls } from '@confab/contracts';
import { type ProjectId, type TeamId, readJsonText } from '@confab/model';
import { getAccountName } from '../../core/accounts/sessions/sessions.ts';
import { listStages } from '../../core/releases/releases.repository.ts';
import type { Services } from '../../services.ts';
import { listReleases } from './releases.repository.ts';

const pageSize = 20;

/** The releases of a project, newest first. */
export async function listProjectReleases(
  { db }: Services,
  place: { readonly teamId: TeamId; readonly projectId: ProjectId },
  before = 2_147_483_647,
): Promise<ResultOf<typeof publishingCalls.releases>> {
  const rows = await listReleases(db, place, before, pageSize + 1);
  const stages = await listStages(db, place.teamId, place.projectId);
  const page = rows.slice(0, pageSize);
  return {
    releases: page.map((row): Release => ({
      releaseNumber: row.number,
      createdUtc: row.createdAt.toISOString(),
      createdBy: getAccountName(row),
      notes: row.notes,
      errorCount: row.errorCount,
      warningCount: row.warningCount,
      overrides: readJsonText(row.overrides).map((one) => ({ ...one, stages: [...one.stages] })),
      stages: stages.filter(({ releaseId }) => releaseId === row.id).map(({ stage }) => stage),
    })),
    nextBefore: rows.length > pageSize ? (page.at(-1)?.number ?? null) : null,
  };
}
