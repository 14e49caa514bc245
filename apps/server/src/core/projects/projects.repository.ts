import { catalogue } from '@confab/catalogue';
import {
  type ItemKind,
  type Platform,
  type ProjectId,
  type ProjectSummary,
  type ProjectType,
  type TeamId,
  asProjectId,
  platforms,
} from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** Locks a team until the transaction ends, so that its items can be counted. */
export async function lockTeam(trx: Db, teamId: TeamId): Promise<void> {
  await trx.selectFrom('team').select('id').where('id', '=', teamId).forNoKeyUpdate().execute();
}

/**
 * Reads a text in a project's draft. PostgreSQL cannot read JSON with half a surrogate pair in it, which JSON.stringify
 * writes as an escape; the texts of a project that holds one are null.
 */
function readDraftText(name: 'Description' | 'ProjectPlatform') {
  return sql<
    string | null
  >`case when strpos(project.draft, '\\ud') = 0 then project.draft::jsonb ->> ${sql.lit(name)} end`;
}

/** The platforms that have a channel; a project that does not choose platforms is available on all of them. */
const channelPlatforms: readonly Platform[] = ['Chatbot', 'Alexa', 'DialogFlow'];

function readPlatforms(chosen: string | null): Platform[] {
  const names = chosen?.split(',').map((name) => name.trim());
  return names ? platforms.filter((platform) => names.includes(platform)) : [...channelPlatforms];
}

/** The projects of a team, the one changed last first (A2.11). */
export async function listProjects(db: Db, teamId: TeamId): Promise<ProjectSummary[]> {
  const rows = await db
    .selectFrom('item as project')
    .where('project.teamId', '=', teamId)
    .where('project.kind', '=', 'project')
    .where('project.deletedAt', 'is', null)
    .select(({ selectFrom }) => {
      const count = (...kinds: ItemKind[]) =>
        selectFrom('item as part')
          .whereRef('part.projectId', '=', 'project.id')
          .whereRef('part.teamId', '=', 'project.teamId')
          .where('part.kind', 'in', kinds)
          .where('part.deletedAt', 'is', null)
          .select(({ fn }) => fn.countAll<number>().as('count'));
      return [
        'project.id',
        'project.type',
        'project.displayName',
        'project.publishStatus',
        'project.updatedAt',
        readDraftText('Description').as('description'),
        readDraftText('ProjectPlatform').as('platforms'),
        count('workflow', 'llama').as('workflows'),
        count('node', 'page').as('nodes'),
      ];
    })
    .orderBy('project.updatedAt', 'desc')
    .orderBy('project.id', 'desc')
    .execute();
  return rows.map((row) => ({
    // This server wrote the ids, types and states.
    projectId: asProjectId(row.id),
    projectType: row.type as ProjectType,
    publishPlatforms: readPlatforms(row.platforms),
    publishStatus: row.publishStatus,
    displayName: row.displayName,
    description: row.description ?? '',
    image: '',
    lastUpdatedUtc: row.updatedAt.toISOString(),
    workflowCount: row.workflows ?? 0,
    nodeCount: row.nodes ?? 0,
    attributes: catalogue.projectSchemas[row.type]?.attributes ?? {},
  }));
}

/** One project of a team as the list shows it. */
export async function getProjectSummary(db: Db, teamId: TeamId, projectId: ProjectId): Promise<ProjectSummary> {
  const found = (await listProjects(db, teamId)).find((project) => project.projectId === projectId);
  if (!found) throw new Error('A project that was made a moment ago is gone.');
  return found;
}
