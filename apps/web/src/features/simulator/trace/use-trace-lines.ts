import type { TraceEntry } from '@confab/model';
import { useWords } from '../../../words/define-words.ts';
import { createTraceLines, type TraceLine } from './create-trace-lines.ts';
import { useTraceMessages } from './use-trace-messages.ts';
import { words } from '../words.ts';

/** Formats traces; `nodeName` returns the name of a node. */
export function useTraceLines(nodeName: (nodeId: string) => string): (trace: readonly TraceEntry[]) => TraceLine[] {
  const say = useWords(words);
  const messages = useTraceMessages();
  return (trace) => createTraceLines(trace, { say, nodeName, ...messages });
}
