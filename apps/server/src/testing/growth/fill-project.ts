import type { Pool } from 'pg';
import { fillInTransaction, type RunStatement } from './fill-in-transaction.ts';

/** The numbers of items that a project is filled with. */
export interface ProjectSize {
  readonly nodes: number;
  readonly workflows: number;
  /** Saves of each node after its first version, each with an event. */
  readonly saves: number;
  /** Edits of each node that were not saved. */
  readonly edits: number;
}

/** The project to fill. It has a Say node that was edited and saved at least once. */
export interface FilledProject {
  readonly projectId: string;
  readonly workflowId: string;
  readonly nodeId: string;
}

/**
 * Fills a project with copies of one node, spread over new workflows, with versions and events as saves and edits
 * through the server leave them. Everything is inserted by the database itself, within seconds.
 */
export async function fillProject(
  pool: Pool,
  { projectId, workflowId, nodeId }: FilledProject,
  { nodes, workflows, saves, edits }: ProjectSize,
): Promise<void> {
  await fillInTransaction(pool, async (run) => {
    await run(
      `create temp table new_workflow on commit drop as
       select number, gen_random_uuid() as id from generate_series(1, $1::int) as number`,
      workflows,
    );
    await run(
      `insert into item (id, team_id, kind, type, project_id, display_name, draft, version, sort_order)
       select new.id, item.team_id, item.kind, item.type, item.project_id, 'Workflow ' || number,
         replace(item.draft, item.display_name, 'Workflow ' || number), 1, 'b' || lpad(number::text, 6, '0')
       from item, new_workflow new where item.id = $1`,
      workflowId,
    );
    await run(
      `create temp table new_node on commit drop as
       select place.number, gen_random_uuid() as id, new_workflow.id as workflow_id
       from generate_series(1, $1::int) as place (number)
         join new_workflow on new_workflow.number = 1 + place.number % $2::int`,
      nodes,
      workflows,
    );
    await run(
      `insert into item (id, team_id, kind, type, project_id, workflow_id, display_name, draft, version, sort_order,
         created_at, updated_at)
       select new.id, item.team_id, item.kind, item.type, item.project_id, new.workflow_id, 'Node ' || number,
         replace(item.draft, item.display_name, 'Node ' || number), 1 + $2::int, 'b' || lpad(number::text, 6, '0'),
         now() - interval '60 days', now()
       from item, new_node new where item.id = $1`,
      nodeId,
      saves,
    );
    await run(
      `insert into item_version (team_id, item_id, version, author_id, created_at, content_hash, content)
       select version.team_id, new.id, round, version.author_id, now() - interval '60 days' + round * interval '1 hour',
         sha256((new.id::text || round)::bytea), version.content
       from item_version version, new_node new, generate_series(1, $2::int + 1) as round
       where version.item_id = $1 and version.version = 1`,
      nodeId,
      saves,
    );
    await fillEvents(run);
  });

  /** Copies the events of the node: an edit and a save, in rounds over all nodes. */
  async function fillEvents(run: RunStatement) {
    for (const [type, count] of [
      ['itemSaved', saves],
      ['edited', edits],
    ] as const) {
      await run(
        `insert into project_event (team_id, project_id, seq, item_id, workflow_id, author_id, event, created_at)
         select last.team_id, last.project_id, last.seq + place, new.id, new.workflow_id, template.author_id,
           regexp_replace(
             replace(replace(template.event, $1::text, new.id::text), '"Version":2', '"Version":' || round + 1),
             '"Seq":\\d+', '"Seq":' || last.seq + place, 'g'),
           now() - interval '60 days' + round * interval '1 hour' + new.number * interval '10 milliseconds'
         from (select team_id, project_id, seq from item where id = $2) as last,
           (select event, author_id from project_event
             where item_id = $1::uuid and type = $3::text order by seq desc limit 1) as template,
           lateral (
             select new_node.*, round, row_number() over (order by round, number) as place
             from new_node, generate_series(1, $4::int) as round) as new`,
        nodeId,
        projectId,
        type,
        count,
      );
      await run(
        'update item set seq = (select max(seq) from project_event where project_id = $1) where id = $1',
        projectId,
      );
    }
  }
}
