import { optionsOf } from '@confab/inputs';
import type { ItemSchema, JsonObject } from '@confab/model';
import { rowsIn, textOf } from './ports.ts';

/** Where a node goes when something goes wrong. */
export interface ExceptionTarget {
  /** Row id of the exception. */
  readonly id: string;
  /** What goes wrong. */
  readonly name: string;
  readonly targetId: string;
}

/** The exceptions of a node that are handled by moving to another one (A3.64), in their order. */
export function exceptionTargets(values: JsonObject, schema: ItemSchema | undefined): readonly ExceptionTarget[] {
  const table = schema?.properties.find(({ name }) => name === 'Exceptions')?.table;
  const column = table?.properties.find(({ name }) => name === 'Exception');
  const options = column ? optionsOf(column) : [];
  return rowsIn(values['Exceptions']).flatMap(({ id, fields }) => {
    const targetId = textOf(fields['TargetNodeId']);
    if (textOf(fields['Handling']) !== 'MoveToNode' || targetId === '') return [];
    const kind = textOf(fields['Exception']);
    return [{ id, name: options.find(({ label }) => label === kind)?.description || kind, targetId }];
  });
}
