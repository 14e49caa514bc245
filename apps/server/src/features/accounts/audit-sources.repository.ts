import { isGuid } from '@confab/model';
import type { QueryOf, accountCalls } from '@confab/contracts';
import { emailKey } from '@confab/identity';
import { sql, type RawBuilder } from 'kysely';
import { matrix } from '../../access/matrix.ts';

/** Which lines are listed: those that fit all conditions that are set. */
export type AuditFilter = Omit<QueryOf<typeof accountCalls.audit>, 'page' | 'pageSize'>;

type Sql = RawBuilder<unknown>;

/** Lines that one index of the trail finds. */
interface AuditSource {
  readonly condition: Sql;
  /** Actions whose newest lines are read, each action by itself; undefined reads the lines of all actions. */
  readonly names?: readonly string[];
}

/** What a search reads: the lines of all sources that also fit the other conditions. */
interface AuditSources {
  readonly sources: readonly AuditSource[];
  readonly others: readonly Sql[];
  /** The order of the index that the sources are read by. */
  readonly order: Sql;
}

/** The audited actions other than calls. */
const otherActions = [
  'account.disabled',
  'account.enabled',
  'account.signedOut',
  'staff.added',
  'staff.removed',
  'InviteUsersToTeam.mailed',
  'files.deleted',
  'files.moved',
  'files.renamed',
  'files.replaced',
  'files.restored',
  'files.versionRestored',
];
const newestFirst = sql`audit.at desc`;
const always = sql`true`;

/** Chooses the given condition that fits the fewest lines as the source of a search. */
export function listAuditSources(filter: AuditFilter): AuditSources {
  const { accountId, person = '', action = '', object = '' } = filter;
  const name = object.trim().toLowerCase();
  const isId = isGuid(name);
  const days = listDays(filter);
  const names = listActions(action.trim());
  const isOfAction = action.trim() === '' ? [] : [sql`audit.action = any(${sql.val(names)}::text[])`];
  const isOfPerson = person.trim() === '' ? [] : [sql`(${sql.join(listOfPerson(person), sql` or `)})`];
  const isOfAccount = accountId ? [sql`(audit.account_id = ${accountId} or audit.object_id = ${accountId})`] : [];
  const isOfName = name === '' || isId ? [] : [hasNameFrom(name)];
  const toSources = (conditions: readonly Sql[]) => conditions.map((condition) => ({ condition }));

  if (isId) {
    return {
      sources: toSources([sql`audit.object_id = ${name}`, sql`audit.team_id = ${name}`]),
      others: [...isOfAccount, ...isOfPerson, ...isOfAction, ...days],
      order: newestFirst,
    };
  }
  if (accountId) {
    return {
      sources: toSources([sql`audit.account_id = ${accountId}`, sql`audit.object_id = ${accountId}`]),
      others: [...isOfPerson, ...isOfName, ...isOfAction, ...days],
      order: newestFirst,
    };
  }
  if (isOfPerson.length > 0) {
    return {
      sources: toSources(listOfPerson(person)),
      others: [...isOfName, ...isOfAction, ...days],
      order: newestFirst,
    };
  }
  if (isOfName.length > 0) {
    return {
      sources: toSources(isOfName),
      others: [...isOfAction, ...days],
      order: sql`lower(audit.object_name) using ~<~`,
    };
  }
  const source = isOfAction.length > 0 ? { condition: always, names } : { condition: always };
  return { sources: [source], others: days, order: newestFirst };
}

/** Finds lines by or about an email address: lines that recorded it, and lines of the account that has it now. */
function listOfPerson(person: string): readonly Sql[] {
  const typed = person.trim().toLowerCase();
  const key = emailKey(person.trim()) ?? typed;
  const account = sql`(select id from account where email_key = ${key})`;
  return [
    sql`lower(audit.actor_email) = ${typed}`,
    sql`lower(audit.object_name) = ${typed}`,
    sql`audit.account_id = ${account}`,
    sql`audit.object_id = ${account}`,
  ];
}

/**
 * Matches names that begin with a text, as a range in byte order up to the text followed by the last Unicode character.
 */
function hasNameFrom(start: string): Sql {
  return sql`(lower(audit.object_name) ~>=~ ${start} and lower(audit.object_name) ~<~ ${`${start}\u{10ffff}`})`;
}

/** The audited calls and actions whose names begin with a text, in any case. */
function listActions(start: string): readonly string[] {
  const names = [...matrix.map(({ call }) => call.path.replace('/api/', '')), ...otherActions];
  return [...new Set(names)].filter((name) => name.toLowerCase().startsWith(start.toLowerCase()));
}

function listDays({ from, to }: AuditFilter): readonly Sql[] {
  return [
    ...(from ? [sql`audit.at >= ${from}::date::timestamp at time zone 'UTC'`] : []),
    ...(to ? [sql`audit.at < (${to}::date + 1)::timestamp at time zone 'UTC'`] : []),
  ];
}
