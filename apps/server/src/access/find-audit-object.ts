import { isGuid } from '@confab/model';
import { findDeepest, readPath, type Decoded } from './find-scope.ts';
import type { MatrixRow } from './matrix.ts';

const longestName = 200;

/** What a call was about, for the audit trail. A missing name is looked up by the id. */
interface AuditObject {
  readonly objectId: string | null;
  readonly objectName: string | null;
}

/**
 * Finds the object of an accepted call: the value at the row's `about` or `called`, or else the deepest object it
 * names.
 */
export function findAuditObject(row: MatrixRow, decoded: Decoded | undefined): AuditObject {
  if (!decoded) return { objectId: null, objectName: null };
  const named = row.about ? readPath(decoded, row.about) : findDeepest(row.names ?? [], decoded)?.id;
  const objectId = typeof named === 'string' && isGuid(named) ? named : null;
  return { objectId, objectName: row.called ? toName(readPath(decoded, row.called)) : null };
}

function toName(value: unknown): string | null {
  const text = Array.isArray(value) ? value.join(', ') : value;
  return typeof text === 'string' && text !== '' ? text.slice(0, longestName) : null;
}
