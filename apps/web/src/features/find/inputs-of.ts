import type { ColumnProperty, Property } from '@confab/model';
import type { ItemSchemas } from '../tree/index.ts';

/** The inputs that a project can have, by name, as a list to choose from. */
export function inputsOf({ projectSchemas, workflowSchemas, nodeSchemas }: ItemSchemas) {
  const labels = new Map<string, string>();
  for (const schemas of [projectSchemas, workflowSchemas, nodeSchemas]) {
    for (const { properties } of Object.values(schemas)) for (const property of properties) note(property, labels);
  }
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

/** Inputs that hold others hold no text of their own. */
const holders: ReadonlySet<string> = new Set(['Table', 'Tree', 'Composite', 'CompositeInput', 'Button']);

function note(property: ColumnProperty & Pick<Property, 'table'>, labels: Map<string, string>) {
  const { name, label, type, table } = property;
  if (!holders.has(type) && !labels.has(name)) labels.set(name, label ?? name);
  for (const column of table?.properties ?? []) note(column, labels);
}
