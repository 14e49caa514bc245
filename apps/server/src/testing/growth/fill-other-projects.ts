import type { Pool } from 'pg';
import { fillInTransaction } from './fill-in-transaction.ts';
import type { FilledProject } from './fill-project.ts';

/** How many projects are added, and what each of them has. */
export interface OtherProjects {
  readonly projects: number;
  readonly nodesEach: number;
  /** Versions of each node, each with the event of a save. */
  readonly versionsEach: number;
}

/** Adds teams with one project each, a copy with one workflow, so that no project is a large part of the database. */
export async function fillOtherProjects(
  pool: Pool,
  { projectId, workflowId, nodeId }: FilledProject,
  { projects, nodesEach, versionsEach }: OtherProjects,
): Promise<void> {
  await fillInTransaction(pool, async (run) => {
    await run(
      `create temp table new_project on commit drop as
       select gen_random_uuid() as id, gen_random_uuid() as workflow_id, gen_random_uuid() as team_id
       from generate_series(1, $1::int)`,
      projects,
    );
    await run(`insert into team (id, name) select team_id, 'Neighbours' from new_project`);
    await run(
      `insert into item (id, team_id, kind, type, project_id, display_name, draft, version)
       select new.id, new.team_id, item.kind, item.type, new.id, item.display_name, item.draft, 1
       from item, new_project new where item.id = $1`,
      projectId,
    );
    await run(
      `insert into item (id, team_id, kind, type, project_id, display_name, draft, version)
       select new.workflow_id, new.team_id, item.kind, item.type, new.id, item.display_name, item.draft, 1
       from item, new_project new where item.id = $1`,
      workflowId,
    );
    await run(
      `create temp table new_node on commit drop as
       select gen_random_uuid() as id, new_project.id as project_id, workflow_id, team_id, number
       from new_project, generate_series(1, $1::int) as number`,
      nodesEach,
    );
    await run(
      `insert into item (id, team_id, kind, type, project_id, workflow_id, display_name, draft, version)
       select new.id, new.team_id, item.kind, item.type, new.project_id, new.workflow_id, item.display_name, item.draft,
         $2::int
       from item, new_node new where item.id = $1`,
      nodeId,
      versionsEach,
    );
    await run(
      `insert into item_version (team_id, item_id, version, author_id, content_hash, content)
       select new.team_id, new.id, round, version.author_id, version.content_hash, version.content
       from item_version version, new_node new, generate_series(1, $2::int) as round
       where version.item_id = $1 and version.version = 1`,
      nodeId,
      versionsEach,
    );
    await run(
      `insert into project_event (team_id, project_id, seq, item_id, workflow_id, author_id, event)
       select new.team_id, new.project_id, number * $2::int + round, new.id, new.workflow_id, template.author_id,
         template.event
       from new_node new, generate_series(1, $2::int) as round,
         (select event, author_id from project_event where item_id = $1 and type = 'itemSaved' limit 1) as template`,
      nodeId,
      versionsEach,
    );
  });
}
