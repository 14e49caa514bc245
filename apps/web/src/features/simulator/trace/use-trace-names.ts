import { isJsonObject, type JsonValue } from '@confab/model';
import { useEditingSession, useProjectOutline } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { useSimulatorHost } from '../simulator-host.tsx';
import type { TraceFormat } from './create-trace-lines.ts';
import { words } from '../words.ts';

/** Names for formatting traces of the open project, and paths of its variables. */
export function useTraceNames(): Required<TraceFormat> & {
  readonly variablePath: (name: string) => string | undefined;
} {
  const say = useWords(words);
  const message = useMessage();
  const session = useEditingSession();
  const skeleton = useProjectOutline();
  const { connectorName } = useSimulatorHost();
  const names = new Map<string, string>();
  for (const { id, displayName } of [...(skeleton?.nodesByWorkflow.values() ?? [])].flat()) names.set(id, displayName);
  return {
    say,
    message,
    nodeName: (nodeId) => names.get(nodeId) ?? say.goneNode,
    connectorName,
    variablePath(name) {
      // Item values are JSON.
      const rows = session.getValue(session.projectId, 'Variables');
      const row = Array.isArray(rows) ? rows.find((one) => getVariableName(one) === name) : undefined;
      return isJsonObject(row) ? `Variables/${String(row['RowId'])}/Name` : undefined;
    },
  };
}

function getVariableName(row: JsonValue) {
  const values = isJsonObject(row) ? row['Values'] : undefined;
  return isJsonObject(values) ? values['Name'] : undefined;
}
