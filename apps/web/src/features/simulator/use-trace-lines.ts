import type { TraceEntry } from '@confab/model';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { traceLines, type TraceLine } from './trace-lines.ts';
import { words } from './words.ts';

/** Tells traces in words; `nodeName` names a node as its author does. */
export function useTraceLines(nodeName: (nodeId: string) => string): (trace: readonly TraceEntry[]) => TraceLine[] {
  const say = useWords(words);
  const message = useMessage();
  return (trace) => traceLines(trace, { say, nodeName, message });
}
