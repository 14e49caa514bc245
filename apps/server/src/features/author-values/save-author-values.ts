import { catalogue } from '@confab/catalogue';
import {
  authorValueMessages,
  conflict,
  notFound,
  unprocessable,
  type AuthorValueNode,
  type BodyOf,
  type authorValueCalls,
} from '@confab/contracts';
import { asProjectId, limits, type ProjectId, type TeamId, toJsonText } from '@confab/model';
import {
  insertAuthorValue,
  listAuthorValues,
  updateAuthorValue,
  type AuthorValueRow,
} from '../../core/author-values/author-values.repository.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { findItem } from '../../core/items/items.repository.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { getAuthorValues } from './get-author-values.ts';
import { readAuthorValues } from './read-author-values.ts';

type SentNode = BodyOf<typeof authorValueCalls.save>['authorData']['treeValues'][number];

/** Bytes of the values of one node. */
const valuesMax = 8_192;

/**
 * Saves nodes of the author values of a One project, all or none. Nodes that are not sent stay unchanged.
 *
 * @returns the whole tree
 */
export function saveAuthorValues(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  nodes: readonly SentNode[],
): Promise<AuthorValueNode[]> {
  // The guard has checked that the first node's parent is a project of the team.
  const projectId = asProjectId(nodes[0]?.parent ?? '');
  const place = { teamId, projectId };
  return changeProject(services, caller, place, async ({ trx, emit }) => {
    const project = await findItem(trx, teamId, projectId);
    if (project?.type !== 'One') throw notFound();
    const rows = nodes.map((node) => toRow(projectId, node));
    await storeRows(trx, place, rows);
    emit({ type: 'authorValuesSaved' });
    return getAuthorValues(trx, place);
  });
}

async function storeRows(
  trx: Db,
  place: { readonly teamId: TeamId; readonly projectId: ProjectId },
  rows: readonly AuthorValueRow[],
): Promise<void> {
  const known = new Map((await listAuthorValues(trx, place)).map((row) => [row.id, row]));
  const createdAt = Date.now();
  for (const [index, row] of rows.entries()) {
    const before = known.get(row.id);
    if (row.version !== (before?.version ?? 0)) throw conflict(authorValueMessages.changedSince);
    const parent = row.parentId === null ? undefined : known.get(row.parentId);
    if ((row.parentId !== null && !parent) || isBelow(known, row.parentId, row.id))
      throw unprocessable(authorValueMessages.invalidParent);
    const next = { ...row, version: row.version + 1 };
    known.set(row.id, next);
    if (before) await updateAuthorValue(trx, place, next);
    // Each new node gets a later time than the one before, so that the tree keeps the order in which it was sent.
    else if (!(await insertAuthorValue(trx, { ...next, ...place, createdAt: new Date(createdAt + index) })))
      throw conflict(authorValueMessages.valueIdTaken);
  }
  if (known.size > limits.authorValuesMax)
    throw unprocessable(authorValueMessages.tooManyValues, { most: limits.authorValuesMax });
}

/** Whether a node is another one or below it. */
function isBelow(known: ReadonlyMap<string, AuthorValueRow>, id: string | null, above: string): boolean {
  for (let at = id; at !== null; at = known.get(at)?.parentId ?? null) if (at === above) return true;
  return false;
}

function toRow(projectId: ProjectId, { id, name, parent, type, propertyValues, version }: SentNode): AuthorValueRow {
  const properties = catalogue.authorSchemas[type]?.properties ?? [];
  const values = toJsonText(readAuthorValues(properties, propertyValues));
  if (Buffer.byteLength(values) > valuesMax) throw unprocessable(authorValueMessages.tooLong);
  return { id, name, type, version, propertyValues: values, parentId: parent === projectId ? null : parent };
}
