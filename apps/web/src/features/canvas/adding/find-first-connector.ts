import type { JsonObject } from '@confab/model';
import { readRows, readText } from '../cards/read-ports.ts';

/** The connector by which a conversation goes on from a node without a condition, else its first one. */
export function findFirstConnector(values: JsonObject | undefined): string | undefined {
  const rows = readRows(values?.['Connectors']);
  return (rows.find(({ fields }) => readText(fields['Kind']) === 'Next') ?? rows[0])?.id;
}
