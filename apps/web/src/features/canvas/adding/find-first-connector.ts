import { readRows } from '@confab/inputs';
import { readString, type JsonObject } from '@confab/model';

/** The connector by which a conversation continues from a node without a condition, else its first one. */
export function findFirstConnector(values: JsonObject | undefined): string | undefined {
  const rows = readRows(values?.['Connectors']);
  return (rows.find(({ values }) => readString(values['Kind']) === 'Next') ?? rows[0])?.id;
}
