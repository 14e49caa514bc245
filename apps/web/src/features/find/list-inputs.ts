import type { ColumnProperty, Property } from '@confab/model';
import type { ItemSchemas } from '../tree/index.ts';

/** Options for all inputs of all schemas, sorted by label. */
export function listInputs({ projectSchemas, workflowSchemas, nodeSchemas }: ItemSchemas) {
  const labels = new Map<string, string>();
  for (const schemas of [projectSchemas, workflowSchemas, nodeSchemas]) {
    for (const { properties } of Object.values(schemas)) for (const property of properties) addInput(property, labels);
  }
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

/** Value types that hold other inputs instead of text. */
const containerTypes: ReadonlySet<string> = new Set(['Table', 'Tree', 'Composite', 'CompositeInput', 'Button']);

function addInput(property: ColumnProperty & Pick<Property, 'table'>, labels: Map<string, string>) {
  const { name, label, type, table } = property;
  if (!containerTypes.has(type) && !labels.has(name)) labels.set(name, label ?? name);
  for (const column of table?.properties ?? []) addInput(column, labels);
}
