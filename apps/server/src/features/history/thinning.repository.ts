import type { ProjectId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** Events per statement. */
const batchSize = 1_000;
const projectsPerRead = 100;
const beforeAllIds = '00000000-0000-0000-0000-000000000000';

/** The start of the first day (UTC) that is kept whole. */
const keptFrom = (days: number) => sql`date_trunc('day', now() - make_interval(days => ${days}), 'UTC')`;

/** A project with its history, and whether that has to be thinned today. */
export interface ProjectToThin {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly isDue: boolean;
}

/**
 * Lists some projects in the order of their ids, so that a run reads each project once.
 *
 * @param all the database without the tenant guard.
 * @param after the last project of the previous list
 */
export async function listProjectsToThin(
  all: Db,
  days: number,
  after: ProjectId | undefined,
): Promise<readonly ProjectToThin[]> {
  const { rows } = await sql<ProjectToThin>`
    select item.team_id, item.id as project_id, coalesce(retention.thinned_until < ${keptFrom(days)}, true) as is_due
    from item left join history_retention retention on retention.project_id = item.id
    where item.kind = 'project' and item.id > ${after ?? beforeAllIds}::uuid
    order by item.id
    limit ${sql.lit(projectsPerRead)}`.execute(all);
  return rows;
}

/** Thins the next events of a project. @returns whether the project is done for today. */
export async function thinBatch(
  all: Db,
  { teamId, projectId }: Omit<ProjectToThin, 'isDue'>,
  days: number,
): Promise<boolean> {
  const { rows } = await sql<{ isDone: boolean }>`
    with batch as materialized (
      select seq, type, item_id, version, created_at from project_event
      where team_id = ${teamId} and project_id = ${projectId}
        and seq > coalesce((select thinned_seq from history_retention where project_id = ${projectId}), 0)
      order by seq
      limit ${sql.lit(batchSize)}
    ), old as materialized (
      select * from batch
      where seq < coalesce((select min(seq) from batch where created_at >= ${keptFrom(days)}), 9007199254740991)
    ), released as materialized (
      select versions::jsonb as versions from release where team_id = ${teamId} and project_id = ${projectId}
    ), superseded as materialized (
      select saved.item_id, saved.version
      from old
        join item_version saved on saved.item_id = old.item_id and saved.version = old.version
        join item on item.id = saved.item_id
        join item_version later on later.item_id = saved.item_id and later.version = (
          select min(version) from item_version where item_id = saved.item_id and version > saved.version)
      where old.type = 'itemSaved' and saved.version > 1 and saved.version <> item.version and saved.description = ''
        and date_trunc('day', later.created_at, 'UTC') = date_trunc('day', saved.created_at, 'UTC')
        and not exists (
          select from released where released.versions ->> saved.item_id::text = saved.version::text)
        and not exists (
          select from project_event rollback
          where rollback.project_id = ${projectId} and rollback.type = 'rolledBack'
            and rollback.created_at between saved.created_at and later.created_at)
    ), without_versions as (
      delete from item_version using superseded
      where item_version.item_id = superseded.item_id and item_version.version = superseded.version
    ), without_events as (
      delete from project_event using old
      where project_event.project_id = ${projectId} and project_event.seq = old.seq
        and project_event.left_workflow_id is null
        and coalesce(old.type, '') not in ('itemAdded', 'itemDeleted', 'itemSaved', 'promoted', 'rolledBack')
    ), progress as (
      select coalesce((select max(seq) from old), 0) as seq,
        (select count(*) from old) < ${sql.lit(batchSize)} as is_done
    )
    insert into history_retention (project_id, team_id, thinned_seq, thinned_until)
    select ${projectId}, ${teamId}, progress.seq, case when progress.is_done then ${keptFrom(days)} else 'epoch' end
    from progress
    on conflict (project_id) do update
      set thinned_seq = greatest(history_retention.thinned_seq, excluded.thinned_seq),
        thinned_until = excluded.thinned_until
      where history_retention.team_id = ${teamId}
    returning thinned_until > 'epoch' as is_done`.execute(all);
  return rows[0]?.isDone ?? true;
}
