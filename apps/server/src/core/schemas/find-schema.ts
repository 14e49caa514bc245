import { catalogue } from '@confab/catalogue';
import { unprocessable } from '@confab/contracts';
import type { ItemKind, ItemSchema } from '@confab/model';
import { pageSchemas } from './page-schemas.ts';

/** The schema of an item's type; undefined for a type the catalogue does not have. */
export function findSchema(kind: ItemKind, type: string): ItemSchema | undefined {
  const schemas = {
    project: catalogue.projectSchemas,
    workflow: catalogue.workflowSchemas,
    node: catalogue.nodeSchemas,
    llama: catalogue.llamaSchemas,
    page: pageSchemas,
  }[kind];
  return Object.hasOwn(schemas, type) ? schemas[type] : undefined;
}

/** The schema of a requested type. Refuses a type that the catalogue does not have with the message. */
export function getSchema(kind: ItemKind, type: string, message: string): ItemSchema {
  const schema = findSchema(kind, type);
  if (!schema) throw unprocessable(message);
  return schema;
}

/** Whether items of a type may be deleted or duplicated (A3.9, A6.9). */
export function isActionAllowed(schema: ItemSchema | undefined, attribute: 'AllowRemove' | 'AllowDuplicate'): boolean {
  return schema?.attributes?.[attribute] !== 'false';
}
