import { notFound } from '@confab/contracts';
import { emptyId, isGuid, itemLevels, type TeamId, type ItemId, asItemId, toStoredId } from '@confab/model';
import type { Caller, Db, TeamScope } from '../services.ts';
import type { NamedId, NamedKind } from './matrix.ts';
import { findItemScope, findRole, type ItemScope } from './scope.repository.ts';

/** A call whose query and body were decoded. */
export interface Decoded {
  readonly query: unknown;
  readonly body: unknown;
}

/** The scope of an item that was looked up before the call was decoded. */
export interface KnownScope {
  readonly itemId: ItemId;
  readonly scope: ItemScope | undefined;
}

/**
 * The id of the item that a call is about, if the query names it, so that it can be looked up together with the session.
 *
 * The id is a guess: `findScope` uses the scope only if the decoded call names the same item.
 */
export function findItemIdInQuery(names: readonly NamedId[] = [], query: unknown): string | undefined {
  const [kind, at] = names.reduce((best, next) => (depth[next[0]] > depth[best[0]] ? next : best), names[0] ?? noName);
  if (kind === 'team') return undefined;
  const id = at.startsWith('query.') ? readPath({ query, body: undefined }, at) : undefined;
  return typeof id === 'string' && isGuid(id) ? id : undefined;
}

const noName: NamedId = ['team', 'query.'];

const depth: Readonly<Record<NamedKind, number>> = {
  team: 0,
  project: 1,
  workflow: 2,
  llama: 2,
  node: 3,
  item: 4,
};

/**
 * Finds the team that a call is about and the caller's role in it.
 *
 * The deepest named object decides the team; every other id must be an ancestor of it.
 *
 * @throws not found, alike for objects of other teams, deleted objects and unknown ids
 */
export async function findScope(
  db: Db,
  caller: Caller,
  names: readonly NamedId[],
  decoded: Decoded,
  known?: KnownScope,
): Promise<TeamScope> {
  const given = listGiven(names, decoded);
  const deepest = findDeepest(names, decoded) ?? { kind: 'team', id: emptyId };
  if (deepest.kind === 'team') {
    // The schema of the contract has validated the team id; every other named id must equal it. It is written as
    // the database writes it, because groups and comparisons use the text.
    const teamId = toStoredId(deepest.id as TeamId);
    const role = await findRole(db, caller.accountId, teamId);
    if (!role) throw notFound();
    return { teamId, role };
  }
  const scope =
    known?.itemId === deepest.id ? known.scope : await findItemScope(db, caller.accountId, asItemId(deepest.id));
  if (!scope?.permission) throw notFound();
  for (const { kind, id } of given) if (!matches(kind, id, deepest.id, scope)) throw notFound();
  return { teamId: scope.teamId, role: scope.permission };
}

interface GivenId {
  readonly kind: NamedKind;
  readonly id: string;
}

function listGiven(names: readonly NamedId[], decoded: Decoded): readonly GivenId[] {
  return names.flatMap(([kind, at]) => {
    const id = readPath(decoded, at);
    return id === undefined || id === null || (id === emptyId && depth[kind] > 1) ? [] : [{ kind, id: String(id) }];
  });
}

/** The deepest of the objects that a call names; undefined when it names none. */
export function findDeepest(names: readonly NamedId[], decoded: Decoded): GivenId | undefined {
  const [first, ...others] = listGiven(names, decoded);
  return first && others.reduce((best, next) => (depth[next.kind] > depth[best.kind] ? next : best), first);
}

function matches(kind: NamedKind, id: string, deepestId: string, scope: ItemScope): boolean {
  const named = id.toLowerCase();
  const own = deepestId.toLowerCase();
  const level = itemLevels[scope.kind];
  switch (kind) {
    case 'team':
      return named === scope.teamId;
    case 'project':
      return named === scope.projectId;
    case 'workflow':
      return named === (level === 'workflow' ? own : scope.workflowId);
    case 'llama':
      return scope.kind === 'llama' && named === own;
    case 'node':
      return level === 'node' && named === own;
    case 'item':
      return named === own;
  }
}

/** The value at a path such as `body.projectIds.0`; undefined where there is none. */
export function readPath(decoded: Decoded, at: string): unknown {
  let value: unknown = decoded;
  for (const part of at.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
  return value;
}
