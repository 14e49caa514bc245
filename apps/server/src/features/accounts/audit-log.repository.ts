import { staffListMax, type AuditEntry } from '@confab/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../services.ts';
import { listAuditSources, type AuditFilter } from './audit-sources.repository.ts';
import { limitOf, type Page } from './staff-lists.repository.ts';

type AuditRow = Omit<AuditEntry, 'utcTimestamp'> & { readonly at: Date };

/**
 * The newest lines that fit the filter. Each source is read by an index of its own, newest first, so that no search
 * reads the whole trail. A line that several sources find is listed once.
 *
 * @param most how many lines of each source are read
 */
function selectLines(filter: AuditFilter, columns: RawBuilder<unknown>, most: number): RawBuilder<unknown> {
  const { sources, others, order } = listAuditSources(filter);
  const lines = sources.map((source) => {
    const where = sql.join([source.condition, ...others], sql` and `);
    return source.names === undefined
      ? sql`(select ${columns} from audit where ${where} order by ${order} limit ${most})`
      : sql`(select ${columns} from unnest(${sql.val(source.names)}::text[]) as named (action) cross join lateral (
          select * from audit where audit.action = named.action and ${where} order by ${order} limit ${most}) as audit)`;
  });
  return sql.join(lines, sql` union `);
}

const columns = sql`audit.id, audit.at, audit.account_id, audit.team_id, audit.action, audit.object_id, audit.result,
  audit.ip, audit.repeats, audit.actor_email, audit.object_name`;

/** The lines of the audit trail that fit the filter, newest first. */
export async function listAudit(db: Db, filter: AuditFilter, page: Page): Promise<AuditEntry[]> {
  const skipped = page.page * page.pageSize;
  const most = limitOf(page);
  const { rows } = await sql<AuditRow>`
    select line.id, line.at, line.action, line.result, line.ip, line.repeats,
      coalesce(line.object_id::text, '') as object_id, coalesce(line.object_name, '') as object_name,
      coalesce(line.actor_email, actor.email, '') as email, coalesce(subject.email, '') as subject_email,
      coalesce(team.name, '') as team_name
    from (${selectLines(filter, columns, Math.min(staffListMax, skipped + most))}) as line
    left join account as actor on actor.id = line.account_id
    left join account as subject on subject.id = line.object_id and line.account_id is distinct from line.object_id
    left join team on team.id = line.team_id
    order by line.at desc, line.id desc limit ${most} offset ${skipped}`.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, utcTimestamp: at.toISOString() }));
}

/** How many lines of the audit trail fit the filter, counted up to the maximum of the staff's lists. */
export async function countAudit(db: Db, filter: AuditFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from (${selectLines(filter, sql`audit.id`, staffListMax)}) as line limit ${staffListMax}) as counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
