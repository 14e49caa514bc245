import type { ProjectId, TeamId } from '@confab/model';
import { createProjectFullRefusal, createTeamFullRefusal } from '../../db/quotas/refuse-when-full.ts';
import type { Db } from '../../services.ts';
import { findProjectStorage, findTeamStorage } from './quotas.repository.ts';

interface AddedContent {
  readonly teamId: TeamId;
  /** The project that the content is added to; undefined for a new project. */
  readonly projectId?: ProjectId;
  /** The bytes of the values as JSON. */
  readonly bytes: number;
}

/**
 * Refuses content that would pass the limit of its project or team, before it is copied or stored.
 *
 * The triggers of the database refuse what this check cannot see: simultaneous writes, and data other than values.
 */
export async function assertRoom(db: Db, { teamId, projectId, bytes }: AddedContent): Promise<void> {
  const team = await findTeamStorage(db, teamId);
  if (team.allowedBytes !== undefined && team.usedBytes + bytes > team.allowedBytes) throw createTeamFullRefusal();
  const project = await findProjectStorage(db, teamId, projectId);
  if (project.allowedBytes !== undefined && project.usedBytes + bytes > project.allowedBytes)
    throw createProjectFullRefusal();
}
