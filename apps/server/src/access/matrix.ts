import type { Call } from '@confab/contracts';
import { analyticRows } from './matrix/analytic-rows.ts';
import { authoringRows } from './matrix/authoring-rows.ts';
import { historyRows } from './matrix/history-rows.ts';
import { mediaRows } from './matrix/media-rows.ts';
import { oneRows } from './matrix/one-rows.ts';
import { profileRows } from './matrix/profile-rows.ts';
import { publishingRows } from './matrix/publishing-rows.ts';
import { signInRows } from './matrix/sign-in-rows.ts';
import { staffRows } from './matrix/staff-rows.ts';
import { teamRows } from './matrix/team-rows.ts';
import { transferRows } from './matrix/transfer-rows.ts';
import type { MatrixRow } from './matrix/matrix-row.ts';

export type { MatrixRow, NamedId, NamedKind } from './matrix/matrix-row.ts';

/**
 * Every call exactly once. The guard, the matrix test and the documentation use these rows; the server does not start
 * with a route that has none.
 */
export const matrix: readonly MatrixRow[] = [
  ...signInRows,
  ...teamRows,
  ...profileRows,
  ...analyticRows,
  ...staffRows,
  ...authoringRows,
  ...historyRows,
  ...publishingRows,
  ...oneRows,
  ...transferRows,
  ...mediaRows,
];

const rowsByCall = new Map(matrix.map((row) => [createCallKey(row.call), row]));

/** The row of a call; a call without a row is always refused. */
export function findRow(call: Call): MatrixRow | undefined {
  return rowsByCall.get(createCallKey(call));
}

function createCallKey({ method, path }: Call) {
  return `${method} ${path}`;
}
