import { readRows } from '@confab/inputs';
import { readString, type JsonObject, type JsonValue } from '@confab/model';
import type { CardWords } from './words.ts';

/** A connector of a node, as shown on its card. */
export interface Port {
  /** Row id of the connector. */
  readonly id: string;
  readonly name: string;
  readonly targetId: string | undefined;
  readonly isIntent: boolean;
  /** It leads on when its rule holds, or when no rule of the node does. */
  readonly isRule: boolean;
  /** It leads on when nothing was said or understood. */
  readonly isFallback: boolean;
}

/** The connectors of a node, in table order. `words` name connectors without a name. */
export function readPorts(
  values: JsonObject,
  intentNames: ReadonlyMap<string, string>,
  words: Pick<CardWords, 'portName'>,
): readonly Port[] {
  return readRows(values['Connectors']).map(({ id, values: fields }) => ({
    id,
    name: getPortName(fields, intentNames, words),
    targetId: readString(fields['TargetNodeId']) || undefined,
    isIntent: readString(fields['Kind']) === 'Intent',
    isRule: ['Rule', 'Default'].includes(readString(fields['Kind'])),
    isFallback: ['NoMatch', 'NoInput'].includes(readString(fields['Kind'])),
  }));
}

function getPortName(fields: JsonObject, intentNames: ReadonlyMap<string, string>, words: Pick<CardWords, 'portName'>) {
  const kind = readString(fields['Kind']);
  return (
    readString(fields['DisplayName']).trim() ||
    (kind === 'Intent' && intentNames.get(readString(fields['IntentId']))) ||
    (kind === 'Expected' && readString(fields['ExpectedResponse']).split('\n')[0]?.trim()) ||
    (kind === 'Rule' && readString(fields['Condition']).trim()) ||
    words.portName(kind)
  );
}

/** The names of a project's intents, by row id. */
export function readIntentNames(intents: JsonValue | undefined): ReadonlyMap<string, string> {
  return new Map(readRows(intents).map(({ id, values }) => [id, readString(values['Name'])]));
}
