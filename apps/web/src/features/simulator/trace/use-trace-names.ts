import { readRows } from '@confab/inputs';
import { useEditingSession, useProjectOutline } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useSimulatorHost } from '../simulator-host.tsx';
import type { TraceFormat } from './create-trace-lines.ts';
import { useTraceMessages } from './use-trace-messages.ts';
import { words } from '../words.ts';

/** Names for formatting traces of the open project, and paths of its variables. */
export function useTraceNames(): Required<TraceFormat> & {
  readonly variablePath: (name: string) => string | undefined;
} {
  const say = useWords(words);
  const messages = useTraceMessages();
  const session = useEditingSession();
  const outline = useProjectOutline();
  const { connectorName } = useSimulatorHost();
  const names = new Map<string, string>();
  for (const { id, displayName } of [...(outline?.nodesByWorkflow.values() ?? [])].flat()) names.set(id, displayName);
  return {
    say,
    ...messages,
    nodeName: (nodeId) => names.get(nodeId) ?? say.goneNode,
    connectorName,
    variablePath(name) {
      const variables = readRows(session.getValue(session.projectId, 'Variables'));
      const variable = variables.find(({ values }) => values['Name'] === name);
      return variable && `Variables/${variable.id}/Name`;
    },
  };
}
