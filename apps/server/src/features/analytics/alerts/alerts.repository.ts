import type { AlertFigure } from '@confab/contracts';
import type { AccountId, ProjectId, TeamId, JsonObject, JsonText } from '@confab/model';
import { sql } from 'kysely';
import { shownEmail } from '../../../core/accounts/addresses/shown-address.repository.ts';
import type { Db } from '../../../services.ts';
import { timeOfSums } from '../count-rows.repository.ts';

/** A project and its team. */
export interface OwnedProject {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

const projectsMax = 10_000;

/** The full hour up to which turns are summed; undefined when there are no sums yet. */
export async function findSummedUntil(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date }>`
    select date_trunc('hour', until, 'UTC') as until from analytics_progress where grain = 'hour'`.execute(db);
  return rows[0]?.until;
}

/**
 * The projects whose last check is before a time: those with live turns in the 24 hours before the time, and those with
 * an open alert.
 *
 * @param all the database without the tenant guard, since the projects of all teams are checked
 */
export async function listUncheckedProjects(all: Db, until: Date): Promise<readonly OwnedProject[]> {
  const { rows } = await sql<OwnedProject>`
    select team_id, project_id from (
      select team_id, project_id from analytics_count
      where grain = 'hour' and kind = 'all' and stage = 'Live'
        and ${timeOfSums} >= (${until}::timestamptz - interval '24 hours') at time zone 'UTC'
        and ${timeOfSums} < ${until}::timestamptz at time zone 'UTC'
      union
      select team_id, project_id from alert where closed_at is null
    ) as due
    where not exists (
      select from alert_check as checked
      where checked.project_id = due.project_id and checked.checked_until >= ${until})
    order by project_id limit ${sql.lit(projectsMax)}`.execute(all);
  return rows;
}

/**
 * Records that a project is checked up to a time. @returns false when another process has recorded that time already
 */
export async function claimCheck(trx: Db, { teamId, projectId }: OwnedProject, until: Date): Promise<boolean> {
  const row = await trx
    .insertInto('alertCheck')
    .values({ teamId, projectId, checkedUntil: until })
    .onConflict((conflict) =>
      conflict
        .column('projectId')
        .doUpdateSet({ checkedUntil: until })
        .where('alertCheck.teamId', '=', teamId)
        .where('alertCheck.checkedUntil', '<', until),
    )
    .returning('projectId')
    .executeTakeFirst();
  return row !== undefined;
}

/** The name and the values of a project that is not deleted. */
export function findProject(trx: Db, { teamId, projectId }: OwnedProject) {
  return (
    trx
      .selectFrom('item')
      .select(['displayName', 'draft'])
      .where('teamId', '=', teamId)
      // The id of a project is the id of its item.
      .where(sql<boolean>`id = ${projectId}::uuid`)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
  );
}

/** The open alerts of a project, newest first. */
export function listOpenAlerts(db: Db, { teamId, projectId }: OwnedProject) {
  return db
    .selectFrom('alert')
    .select(['id', 'figure', 'openedAt', 'hours', 'share', 'usual', 'judgedAt'])
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('closedAt', 'is', null)
    .orderBy('openedAt', 'desc')
    .orderBy('figure')
    .execute();
}

/** An alert that is to be stored. */
interface NewAlert extends OwnedProject {
  readonly id: string;
  readonly figure: AlertFigure;
  readonly openedAt: Date;
  readonly hours: number;
  readonly share: number;
  readonly usual: number;
  readonly judgedAt: Date;
  readonly mailedAt: Date | null;
}

export async function insertAlert(trx: Db, alert: NewAlert): Promise<void> {
  await trx.insertInto('alert').values(alert).execute();
}

/** Whether a mail about a figure of a project was sent after a time. */
export async function wasMailedAfter(
  trx: Db,
  { teamId, projectId }: OwnedProject,
  figure: AlertFigure,
  time: Date,
): Promise<boolean> {
  const row = await trx
    .selectFrom('alert')
    .select('id')
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('figure', '=', figure)
    .where('mailedAt', '>', time)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores that an alert was judged and stays open, or closes it. */
export async function updateAlert(
  trx: Db,
  teamId: TeamId,
  id: string,
  change: { readonly judgedAt: Date } | { readonly closedAt: Date },
): Promise<void> {
  await trx.updateTable('alert').set(change).where('teamId', '=', teamId).where('id', '=', id).execute();
}

/** A member of a team who is notified of alerts. */
export interface AlertRecipient {
  readonly accountId: AccountId;
  readonly email: string;
  readonly isVerified: boolean;
  readonly profile: JsonText<JsonObject>;
}

/** The members of a team whose accounts are not disabled. */
export function listRecipients(trx: Db, teamId: TeamId): Promise<AlertRecipient[]> {
  return trx
    .selectFrom('teamMember')
    .innerJoin('account', 'account.id', 'teamMember.accountId')
    .where('teamMember.teamId', '=', teamId)
    .where('account.status', '=', 'active')
    .select(['account.id as accountId', shownEmail.as('email'), 'account.isVerified', 'account.profile'])
    .orderBy('account.id')
    .execute();
}
