import { isJsonObject, type JsonValue } from '@confab/model';
import { useEditingSession, useProjectOutline } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { useSimulatorPlace } from './simulator-place.tsx';
import type { TraceNames } from './trace-lines.ts';
import { words } from './words.ts';

/** What a trace is told with in the open project, and where its variables stand. */
export function useTraceNames(): Required<TraceNames> & {
  readonly variablePath: (name: string) => string | undefined;
} {
  const say = useWords(words);
  const message = useMessage();
  const session = useEditingSession();
  const skeleton = useProjectOutline();
  const { connectorName } = useSimulatorPlace();
  const names = new Map<string, string>();
  for (const { id, displayName } of [...(skeleton?.nodesByWorkflow.values() ?? [])].flat()) names.set(id, displayName);
  return {
    say,
    message,
    nodeName: (nodeId) => names.get(nodeId) ?? say.goneNode,
    connectorName,
    variablePath(name) {
      // Values documents hold nothing but JSON.
      const rows = session.getValue(session.projectId, 'Variables') as JsonValue | undefined;
      const row = Array.isArray(rows) ? rows.find((one) => nameOf(one) === name) : undefined;
      return isJsonObject(row) ? `Variables/${String(row['RowId'])}/Name` : undefined;
    },
  };
}

function nameOf(row: JsonValue) {
  const values = isJsonObject(row) ? row['Values'] : undefined;
  return isJsonObject(values) ? values['Name'] : undefined;
}
