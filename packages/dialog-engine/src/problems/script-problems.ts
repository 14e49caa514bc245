import { createReporter } from '../compile/report.ts';
import { readScript } from '../nodes/types/javascript.ts';
import type { Problem, ProjectSource } from '../types.ts';

/** Why a script cannot run: it cannot be read, or it does not declare the function that is called. */
export type ScriptFault =
  | {
      readonly type: 'syntax';
      /** The line in the code, from 1. */
      readonly line: number;
      readonly message: string;
    }
  | { readonly type: 'noFunction' };

/** Reads an author's script without running it. The host has what reads JavaScript. */
export type CheckScript = (code: string, functionName: string) => ScriptFault | undefined;

/** Finds the JavaScript nodes whose script would fail whenever it is called. */
export function findScriptProblems({ nodes }: ProjectSource, checkScript: CheckScript): Problem[] {
  const problems: Problem[] = [];
  for (const node of nodes) {
    if (node.type !== 'JavaScript') continue;
    const { code, functionName } = readScript(node);
    // A missing value is a problem of its own.
    const fault = code.trim() === '' ? undefined : checkScript(code, functionName);
    const report = createReporter(problems, node.id);
    if (fault?.type === 'syntax') {
      const { line, message } = fault;
      report('Code', 'InvalidScript', `Line ${line} of the code cannot be read: ${message}.`, String(line), message);
    }
    if (fault?.type === 'noFunction')
      report('Function', 'MissingFunction', `The code declares no function called "${functionName}".`, functionName);
  }
  return problems;
}
