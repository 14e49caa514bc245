import { readJsonText } from '@confab/model';
import type { QueuedJob } from '@confab/contracts';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { StoredLog } from '../platforms/index.ts';
import { countUpTo } from './count-up-to.repository.ts';
import { limitOf, type JobPage, type QueueState } from './job-page.ts';

/** The database without the tenant guard: packages of all teams. */
type All = Kysely<Tables> | Transaction<Tables>;

const states = {
  Open: ['Waiting', 'Sending'],
  Failed: ['Failed'],
  Done: ['Done', 'Superseded'],
} as const satisfies Record<QueueState, readonly string[]>;

const shownStates = {
  Waiting: 'Waiting',
  Sending: 'Running',
  Done: 'Done',
  Failed: 'Failed',
  Superseded: 'Superseded',
} as const;

/** Packages on their way to platforms, newest first. */
export async function listPublications(all: All, state: QueueState, page: JobPage): Promise<QueuedJob[]> {
  const rows = await all
    .selectFrom('platformPublication as publication')
    .innerJoin('team', 'team.id', 'publication.teamId')
    .leftJoin('item', (join) =>
      join.onRef('item.teamId', '=', 'publication.teamId').onRef('item.id', '=', sql.ref('publication.project_id')),
    )
    .where('publication.state', 'in', [...states[state]])
    .select(['publication.id', 'publication.state', 'publication.attempts', 'publication.dueAt', 'publication.log'])
    .select(['publication.createdAt', 'team.name as teamName', 'publication.stage'])
    .select([
      sql<string>`coalesce(item.display_name, '')`.as('projectName'),
      sql<string>`coalesce(publication.target::jsonb ->> 'name', '')`.as('targetName'),
    ])
    .orderBy('publication.createdAt', 'desc')
    .orderBy('publication.id', 'desc')
    .limit(limitOf(page))
    .offset(page.page * page.pageSize)
    .execute();
  return rows.map(({ id, attempts, teamName, log, ...row }) => {
    const last = readJsonText(log).at(-1);
    return {
      id,
      kind: 'Publication',
      state: shownStates[row.state],
      title: row.projectName,
      detail: `${row.targetName} · ${row.stage}`,
      teamName,
      attempts,
      lastError: last?.message ?? '',
      lastErrorName: last?.messageName,
      lastErrorNames: [...(last?.names ?? [])],
      createdUtc: row.createdAt.toISOString(),
      nextRunUtc: row.state === 'Waiting' ? row.dueAt.toISOString() : '',
      canRetry: row.state === 'Failed',
      canCancel: row.state === 'Waiting',
    };
  });
}

export function countPublications(all: All, state: QueueState): Promise<number> {
  return countUpTo(
    all,
    all
      .selectFrom('platformPublication')
      .where('state', 'in', [...states[state]])
      .select('id'),
  );
}

/** Locks a package until the transaction ends. */
export function lockPublication(trx: All, id: string) {
  return trx
    .selectFrom('platformPublication')
    .select(['id', 'projectId', 'destination', 'position', 'state', 'log'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a newer package for the destination of this one waits, is sent or has arrived. */
export async function hasNewerPublication(
  trx: All,
  { projectId, destination, position }: NonNullable<Awaited<ReturnType<typeof lockPublication>>>,
): Promise<boolean> {
  const newer = await trx
    .selectFrom('platformPublication')
    .select('id')
    .where('projectId', '=', projectId)
    .where('destination', '=', destination)
    .where('position', '>', position)
    .where('state', 'in', ['Waiting', 'Sending', 'Done'])
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

/** Starts the tries of a package again, or ends them. */
export async function setPublicationState(
  trx: All,
  id: string,
  { state, log }: { readonly state: 'Waiting' | 'Failed'; readonly log: StoredLog },
): Promise<void> {
  await trx
    .updateTable('platformPublication')
    .set({ state, log, lease: null, dueAt: sql<Date>`now()`, ...(state === 'Waiting' && { attempts: 0 }) })
    .where('id', '=', id)
    .execute();
}
