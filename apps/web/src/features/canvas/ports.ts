import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';

/** A connector of a node as the canvas shows it. */
export interface Port {
  /** Row id of the connector. */
  readonly id: string;
  readonly name: string;
  readonly targetId: string | undefined;
}

/** What a port without a name of its own is called, by its kind. */
const kindNames: Readonly<Record<string, string>> = {
  Next: 'Next',
  Intent: 'Any intent',
  Expected: 'Any answer',
  Rule: 'Rule',
  Return: 'When it returns',
  NoMatch: 'No match',
  NoInput: 'No answer',
  Default: 'Otherwise',
};

/** The ways on from a node, in their order, each with the name it goes by. */
export function portsOf(values: JsonObject, intentNames: ReadonlyMap<string, string>): readonly Port[] {
  return rowsIn(values['Connectors']).map(({ id, fields }) => ({
    id,
    name: portName(fields, intentNames),
    targetId: textOf(fields['TargetNodeId']) || undefined,
  }));
}

function portName(fields: JsonObject, intentNames: ReadonlyMap<string, string>) {
  const kind = textOf(fields['Kind']);
  return (
    textOf(fields['DisplayName']).trim() ||
    (kind === 'Intent' && intentNames.get(textOf(fields['IntentId']))) ||
    (kind === 'Expected' && textOf(fields['ExpectedResponse']).split('\n')[0]?.trim()) ||
    (kind === 'Rule' && textOf(fields['Condition']).trim()) ||
    (kindNames[kind] ?? 'Next')
  );
}

/** The names of a project's intents, by row id. */
export function intentNamesOf(intents: JsonValue | undefined): ReadonlyMap<string, string> {
  return new Map(rowsIn(intents).map(({ id, fields }) => [id, textOf(fields['Name'])]));
}

/** The rows of a table inside a document of values; what is no row is left out. */
export function rowsIn(list: JsonValue | undefined): readonly { readonly id: string; readonly fields: JsonObject }[] {
  if (!isJsonArray(list)) return [];
  return list.flatMap((row) => {
    if (!isJsonObject(row)) return [];
    const { RowId, Values } = row;
    return typeof RowId === 'string' && isJsonObject(Values) ? [{ id: RowId, fields: Values }] : [];
  });
}

/** A value as text; anything else is none. */
export function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
