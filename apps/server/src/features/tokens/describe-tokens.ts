import type { BodyOf, tokenCalls } from '@confab/contracts';
import { readRows, splitGuidSegments } from '@confab/inputs';
import { asItemId, type ItemId, type JsonObject, type ProjectId } from '@confab/model';
import type { Services } from '../../services.ts';
import { findTokenHolders, type TokenHolder } from './tokens.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';

type Question = BodyOf<typeof tokenCalls.describe>;

/** The columns that can name a row; the first one with a value is used. */
const namingFields = ['Name', 'Variable', 'DisplayName'] as const;

/**
 * Describes tokens made entirely of GUIDs: `{tv.item.row}` is a row of an item, `{tv.row}` one of the project itself
 * (A3.53). Tokens of other teams' rows, of unknown rows and of other forms are left out.
 */
export async function describeTokens(
  { db }: Pick<Services, 'db'>,
  { teamId, projectId, tokens }: Question,
): Promise<Readonly<Record<string, string>>> {
  const asked = [...new Set(tokens)].flatMap((token) => parseRowToken(token, projectId) ?? []);
  if (asked.length === 0) return {};
  const holders = await findTokenHolders(db, teamId, [...new Set(asked.map(({ itemId }) => itemId))]);
  const names = new Map(holders.map((holder) => [holder.id, rowNames(holder)]));
  return Object.fromEntries(
    asked.flatMap(({ token, itemId, rowId }) => {
      const name = names.get(itemId)?.get(rowId);
      return name === undefined ? [] : [[token, name]];
    }),
  );
}

interface RowToken {
  readonly token: string;
  readonly itemId: ItemId;
  readonly rowId: string;
}

function parseRowToken(token: string, projectId: ProjectId): RowToken | undefined {
  const [first, second, ...more] = splitGuidSegments(token.toLowerCase()) ?? [];
  if (first === undefined || more.length > 0) return undefined;
  return second === undefined
    ? { token, itemId: projectId, rowId: first }
    : { token, itemId: asItemId(first), rowId: second };
}

/** Maps the rows of an item that have a name to that name and their location. */
function rowNames({ draft, displayName }: TokenHolder): ReadonlyMap<string, string> {
  const values = parseDraft(draft);
  const names = new Map<string, string>();
  for (const list of Object.values(values)) {
    for (const { id, values: row } of readRows(list)) {
      const name = getRowName(row);
      if (id !== '' && name !== '') names.set(id.toLowerCase(), `${name} (${displayName})`);
    }
  }
  return names;
}

function getRowName(values: JsonObject): string {
  for (const field of namingFields) {
    const name = values[field];
    if (typeof name === 'string' && name.trim() !== '') return name.trim();
  }
  return '';
}
