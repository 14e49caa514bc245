import { listOptions, readRows } from '@confab/inputs';
import type { ItemSchema, JsonObject } from '@confab/model';
import { readText } from './read-ports.ts';

/** An exception and the node it leads to. */
export interface ExceptionTarget {
  /** Row id of the exception. */
  readonly id: string;
  /** The title of the exception. */
  readonly name: string;
  readonly targetId: string;
}

/** The exceptions of a node that move to another node (A3.64), in table order. */
export function listExceptionTargets(values: JsonObject, schema: ItemSchema | undefined): readonly ExceptionTarget[] {
  const table = schema?.properties.find(({ name }) => name === 'Exceptions')?.table;
  const column = table?.properties.find(({ name }) => name === 'Exception');
  const options = column ? listOptions(column) : [];
  return readRows(values['Exceptions']).flatMap(({ id, values: own }) => {
    const targetId = readText(own['TargetNodeId']);
    if (readText(own['Handling']) !== 'MoveToNode' || targetId === '') return [];
    const kind = readText(own['Exception']);
    return [{ id, name: options.find(({ label }) => label === kind)?.description || kind, targetId }];
  });
}
