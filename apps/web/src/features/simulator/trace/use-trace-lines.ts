import type { TraceEntry } from '@confab/model';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { createTraceLines, type TraceLine } from './create-trace-lines.ts';
import { words } from '../words.ts';

/** Formats traces; `nodeName` returns the name of a node. */
export function useTraceLines(nodeName: (nodeId: string) => string): (trace: readonly TraceEntry[]) => TraceLine[] {
  const say = useWords(words);
  const message = useMessage();
  return (trace) => createTraceLines(trace, { say, nodeName, message });
}
