import { listOptions, readRows } from '@confab/inputs';
import { readString, type ItemSchema, type JsonObject } from '@confab/model';

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
    const targetId = readString(own['TargetNodeId']);
    if (readString(own['Handling']) !== 'MoveToNode' || targetId === '') return [];
    const kind = readString(own['Exception']);
    return [{ id, name: options.find(({ label }) => label === kind)?.description || kind, targetId }];
  });
}
