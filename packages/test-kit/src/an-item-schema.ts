import type { ItemSchema } from '@confab/model';

/** The schema of a node type without inputs, titled by the type; by default of Ask. */
export function anItemSchema(fields: Partial<ItemSchema> = {}): ItemSchema {
  const { type = 'Ask' } = fields;
  return {
    type,
    kind: 'node',
    title: type,
    description: '',
    icon: '',
    properties: [],
    categories: [],
    groups: [],
    ...fields,
  };
}
