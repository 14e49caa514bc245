import type { AnalyticProject } from '@confab/contracts';
import { asNodeId, asProjectId, type NodeId, type ProjectId, type TeamId } from '@confab/model';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../services.ts';

/** A project with counts. */
interface ProjectName {
  readonly projectId: ProjectId;
  readonly displayName: string;
}

// Written into the statement as a constant: only then can a plan use the partial index of projects.
const isProject = sql<boolean>`kind = 'project'`;

/** Lists the projects of a team, or the requested ones of them. */
export async function listProjectNames(
  db: Db,
  teamId: TeamId,
  projectIds: readonly ProjectId[],
): Promise<readonly ProjectName[]> {
  const query = db
    .selectFrom('item')
    .select(['id', 'displayName'])
    .where('teamId', '=', teamId)
    .where(isProject)
    .where('type', 'in', ['Pro', 'One'])
    .where('deletedAt', 'is', null)
    .orderBy('displayName')
    .orderBy('id');
  const rows = await (projectIds.length > 0 ? query.where('id', 'in', projectIds) : query).execute();
  return rows.map(({ id, displayName }) => ({ projectId: asProjectId(id), displayName }));
}

/** Lists the Pro and One projects of teams with their releases. */
export async function listAnalyticProjects(
  db: Db,
  teams: readonly { readonly teamId: TeamId; readonly description: string }[],
): Promise<AnalyticProject[]> {
  const teamIds = teams.map(({ teamId }) => teamId);
  if (teamIds.length === 0) return [];
  const projects = await db
    .selectFrom('item')
    .select(['id', 'teamId', 'displayName', 'type', 'createdAt'])
    .where('teamId', 'in', teamIds)
    .where(isProject)
    .where('type', 'in', ['Pro', 'One'])
    .where('deletedAt', 'is', null)
    .orderBy('displayName')
    .orderBy('id')
    .execute();
  const releases = await db
    .selectFrom('release')
    .select(['id', 'projectId', 'number'])
    .where('teamId', 'in', teamIds)
    .orderBy('number', 'desc')
    .execute();
  const byProject = new Map<string, AnalyticProject['releases']>();
  for (const { id, projectId, number } of releases)
    byProject.set(projectId, [...(byProject.get(projectId) ?? []), { releaseId: id, number }]);
  const names = new Map(teams.map(({ teamId, description }) => [teamId, description]));
  return projects.map(({ id, teamId, displayName, type, createdAt }) => ({
    teamId,
    teamName: names.get(teamId) ?? '',
    projectId: asProjectId(id),
    displayName,
    type,
    createdUtc: createdAt.toISOString(),
    releases: byProject.get(id) ?? [],
  }));
}

const guid = z.guid();

/** Finds the names of pages and nodes, including deleted ones; ids of other teams have none. */
export async function findNodeNames(
  db: Db,
  teamId: TeamId,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => { readonly nodeId: NodeId | null; readonly name: string }> {
  const nodeIds = [...new Set(ids)].filter((id) => guid.safeParse(id).success).map((id) => asNodeId(id ?? ''));
  const rows =
    nodeIds.length === 0
      ? []
      : await db
          .selectFrom('item')
          .select(['id', 'displayName'])
          .where('teamId', '=', teamId)
          .where('id', 'in', nodeIds)
          .execute();
  const names = new Map<string, string>(rows.map(({ id, displayName }) => [id, displayName]));
  const known = new Set<string>(nodeIds);
  return (id) => ({ nodeId: id !== null && known.has(id) ? asNodeId(id) : null, name: names.get(id ?? '') ?? '' });
}

/** Finds the numbers of releases. */
export async function findReleaseNumbers(
  db: Db,
  teamId: TeamId,
  projectIds: readonly ProjectId[],
): Promise<ReadonlyMap<string, number>> {
  if (projectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('release')
    .select(['id', 'number'])
    .where('teamId', '=', teamId)
    .where('projectId', 'in', projectIds)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}
