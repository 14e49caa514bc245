import { createReporter } from '../compile/report.ts';
import { findNodeType } from '../nodes/registry.ts';
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

/** A script of an author, and the name of the function that is called. */
export interface CheckedScript {
  readonly code: string;
  readonly functionName: string;
}

/** Reads an author's script without running it. The host has what reads JavaScript. */
export type CheckScript = (code: string, functionName: string) => ScriptFault | undefined;

/** Lists the scripts of the nodes that run one. An empty one is left out: a missing value is a problem of its own. */
export function listScripts({ nodes }: ProjectSource): (CheckedScript & { readonly nodeId: string })[] {
  return nodes
    .flatMap((node) => {
      const script = findNodeType(node.type)?.readScript?.(node);
      return script ? [{ nodeId: node.id, ...script }] : [];
    })
    .filter(({ code }) => code.trim() !== '');
}

/** Finds the nodes whose script would fail whenever it is called. */
export function findScriptProblems(source: ProjectSource, checkScript: CheckScript): Problem[] {
  const problems: Problem[] = [];
  for (const { nodeId, code, functionName } of listScripts(source)) {
    const fault = checkScript(code, functionName);
    const report = createReporter(problems, nodeId);
    if (fault?.type === 'syntax') {
      const { line, message } = fault;
      report('Code', 'InvalidScript', `Line ${line} of the code cannot be read: ${message}.`, String(line), message);
    }
    if (fault?.type === 'noFunction')
      report('Function', 'MissingFunction', `The code declares no function called "${functionName}".`, functionName);
  }
  return problems;
}
