import { nodeTypeFacts, type ItemId, type ProjectId, type TeamId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** A table of an item's draft, as JSON text; null where the draft has none. */
export interface ProjectPart {
  readonly id: ItemId;
  readonly displayName: string;
  readonly rows: string | null;
}

export interface ModulePart extends ProjectPart {
  readonly projectId: ProjectId;
  readonly type: string;
}

/**
 * PostgreSQL cannot read JSON that holds half a surrogate pair, which JSON.stringify escapes as \\ud…. Such drafts are
 * left out.
 */
function readTable(alias: 'project' | 'start', name: string) {
  const draft = sql.ref(`${alias}.draft`);
  return sql<
    string | null
  >`case when strpos(${draft}, '\\ud') = 0 then (${draft}::jsonb -> ${sql.lit(name)})::text end`;
}

/** The supplementary messages of a team's projects. */
export function listSupplementaryMessages(db: Db, teamId: TeamId): Promise<ProjectPart[]> {
  return db
    .selectFrom('item as project')
    .where('project.teamId', '=', teamId)
    .where(sql<boolean>`project.kind = 'project'`)
    .where('project.deletedAt', 'is', null)
    .select(['project.id', 'project.displayName', readTable('project', 'SupplementaryMessages').as('rows')])
    .orderBy('project.id')
    .execute();
}

/** The types of nodes that declare the parameters of a module; literals let PostgreSQL use an index of these nodes. */
const startTypes = [...nodeTypeFacts].flatMap(([type, { declaresParameters }]) =>
  declaresParameters ? [sql.lit(type)] : [],
);

/** The workflows of these types in a team, with the parameters of the node that starts them. */
export function listModules(db: Db, teamId: TeamId, workflowTypes: readonly string[]): Promise<ModulePart[]> {
  return db
    .selectFrom('item as workflow')
    .leftJoin('item as start', (join) =>
      join
        .on(sql<boolean>`start.workflow_id = workflow.id`)
        .onRef('start.teamId', '=', 'workflow.teamId')
        .on(sql<boolean>`start.type in (${sql.join(startTypes)})`)
        .on('start.deletedAt', 'is', null),
    )
    .where('workflow.teamId', '=', teamId)
    .where(sql<boolean>`workflow.kind = 'workflow'`)
    .where('workflow.type', 'in', workflowTypes)
    .where('workflow.deletedAt', 'is', null)
    .select([
      'workflow.id',
      'workflow.projectId',
      'workflow.type',
      'workflow.displayName',
      readTable('start', 'Parameters').as('rows'),
    ])
    .orderBy('workflow.sortOrder')
    .orderBy('workflow.id')
    .execute();
}
