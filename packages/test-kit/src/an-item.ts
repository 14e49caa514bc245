import type { Item } from '@confab/model';
import { numberedId } from './counting-ids.ts';

/** A saved item that nobody has changed since, by default an Ask node; its name is its input DisplayName. */
export function anItem(fields: Partial<Item> = {}): Item {
  const { DisplayName = '' } = fields.propertyValues ?? {};
  return {
    id: numberedId(1),
    kind: 'node',
    type: 'Ask',
    projectId: numberedId(2),
    workflowId: null,
    displayName: String(DisplayName),
    propertyValues: {},
    version: 1,
    isDirty: false,
    order: 'a0',
    lastUpdatedUtc: '2026-01-01T00:00:00Z',
    ...fields,
  };
}
