import { catalogue } from '@confab/catalogue';
import { notFound } from '@confab/contracts';
import {
  asProjectId,
  emptyId,
  type ItemKind,
  type Platform,
  platforms,
  type ProjectId,
  type ProjectPerson,
  type ProjectSummary,
  type ProjectType,
  type TeamId,
  testItemTypes,
} from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { listPeople } from './project-people.repository.ts';

/**
 * Locks a team until the transaction ends, so that its items can be counted and it is not deleted. A role that is read
 * afterwards is still valid for writing.
 *
 * @throws notFound for a deleted team
 */
export async function lockTeam(trx: Db, teamId: TeamId): Promise<void> {
  const found = await trx
    .selectFrom('team')
    .select('id')
    .where('id', '=', teamId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw notFound();
}

/**
 * Reads a text in a project's draft. PostgreSQL cannot read JSON with half a surrogate pair in it, which JSON.stringify
 * writes as an escape; all texts of such a project are null.
 */
function readDraftText(name: 'Description' | 'Image' | 'ProjectPlatform') {
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

/** The most projects of one answer: as many as a team may have, unless it had more before the limit. */
export const projectsPerPage = 200;

/**
 * A page of the projects of a team, the last changed first (A2.11).
 * @param after the last project of the previous page.
 */
export async function listProjects(db: Db, teamId: TeamId, after?: ProjectId): Promise<ProjectSummary[]> {
  const query = selectSummaries(db, teamId)
    .orderBy('project.updatedAt', 'desc')
    .orderBy('project.id', 'desc')
    .limit(projectsPerPage);
  const rows = await (
    after === undefined
      ? query
      : query.where(
          sql<boolean>`(project.updated_at, project.id) < (
            select item.updated_at, item.id from item where item.team_id = ${teamId} and item.id = ${after})`,
        )
  ).execute();
  const people = await listPeople(
    db,
    teamId,
    rows.map(({ id }) => asProjectId(id)),
  );
  return rows.map((row) => toSummary(row, people));
}

function selectSummaries(db: Db, teamId: TeamId) {
  return db
    .selectFrom('item as project')
    .where('project.teamId', '=', teamId)
    .where(sql<boolean>`project.kind = 'project'`)
    .where('project.deletedAt', 'is', null)
    .select(({ selectFrom }) => {
      const count = (...kinds: ItemKind[]) =>
        selectFrom('item as part')
          .whereRef('part.projectId', '=', 'project.id')
          .whereRef('part.teamId', '=', 'project.teamId')
          .where('part.kind', 'in', kinds)
          .where('part.deletedAt', 'is', null)
          .where(({ or, eb }) => or([eb('project.type', '=', 'TestPlan'), eb('part.type', 'not in', testItemTypes)]))
          .select(({ fn }) => fn.countAll<number>().as('count'));
      return [
        'project.id',
        'project.type',
        'project.displayName',
        'project.publishStatus',
        'project.updatedAt',
        'project.folder',
        readDraftText('Description').as('description'),
        readDraftText('Image').as('image'),
        readDraftText('ProjectPlatform').as('platforms'),
        count('workflow', 'llama').as('workflows'),
        count('node', 'page').as('nodes'),
      ];
    });
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number];

function toSummary(row: SummaryRow, people: ReadonlyMap<string, readonly ProjectPerson[]>): ProjectSummary {
  // This server wrote the ids, types and states.
  return {
    projectId: asProjectId(row.id),
    projectType: row.type as ProjectType,
    publishPlatforms: readPlatforms(row.platforms),
    publishStatus: row.publishStatus,
    displayName: row.displayName,
    description: row.description ?? '',
    image: row.image === null || row.image === emptyId ? '' : row.image,
    lastUpdatedUtc: row.updatedAt.toISOString(),
    workflowCount: row.workflows ?? 0,
    nodeCount: row.nodes ?? 0,
    folder: row.folder,
    people: [...(people.get(row.id) ?? [])],
    attributes: catalogue.projectSchemas[row.type]?.attributes ?? {},
  };
}

/** One project of a team as the list shows it. */
export async function getProjectSummary(db: Db, teamId: TeamId, projectId: ProjectId): Promise<ProjectSummary> {
  const found = await selectSummaries(db, teamId).where('project.id', '=', projectId).executeTakeFirst();
  if (!found) throw new Error('A project that was made a moment ago is gone.');
  return toSummary(found, await listPeople(db, teamId, [projectId]));
}

/** Moves a project of a team into a folder of its list. @returns whether the team has the project. */
export async function updateFolder(trx: Db, teamId: TeamId, projectId: ProjectId, folder: string): Promise<boolean> {
  const updated = await trx
    .updateTable('item')
    .set({ folder })
    .where('teamId', '=', teamId)
    .where('id', '=', projectId)
    .where('kind', '=', 'project')
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Puts a project into the folder of another one. @returns the folder. */
export async function copyFolder(trx: Db, teamId: TeamId, from: ProjectId, to: ProjectId): Promise<string> {
  const { folder } = await trx
    .updateTable('item')
    .set(({ selectFrom }) => ({
      folder: sql<string>`coalesce((${selectFrom('item as source')
        .select('source.folder')
        .where('source.teamId', '=', teamId)
        .where('source.id', '=', from)}), '')`,
    }))
    .where('teamId', '=', teamId)
    .where('id', '=', to)
    .returning('folder')
    .executeTakeFirstOrThrow();
  return folder;
}
