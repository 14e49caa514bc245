import type { JsonValue } from '@confab/model';
import { readText } from '../../compile/authored-values.ts';
import { compileResponse } from '../../compile/compile-response.ts';
import type { Compiler } from '../../compile/compiler.ts';
import type { Move, ProgramNode, ProgramResponse } from '../../program.ts';
import type { SourceNode } from '../../types.ts';

/**
 * A page type: compiles its pages into nodes. A compiled page is used by later programs until its values or the names
 * that it asked the compiler for change, so it finds the pages around it in the program that runs (`getPage`).
 */
export interface OnePageType {
  readonly type: string;
  compile(page: SourceNode, compiler: Compiler): ProgramNode;
}

/** The properties that every compiled page has. */
export function createPageBase({ id, workflowId, displayName }: SourceNode) {
  return { id, workflowId, name: displayName };
}

/** Compiles the response in an input of a page. */
export function compilePageResponse(
  { id, values }: SourceNode,
  compiler: Compiler,
  input: string,
  value: JsonValue | undefined = values[input],
): ProgramResponse | undefined {
  return compileResponse(compiler, { itemId: id, path: input }, value);
}

/** Compiles the required `Response` of a page and reports it if it is empty. */
export function compileRequiredResponse(page: SourceNode, compiler: Compiler): ProgramResponse | undefined {
  const response = compilePageResponse(page, compiler, 'Response');
  if (!response) compiler.report(page.id, 'Response', 'EmptyResponse', 'Write a response.');
  return response;
}

/** Compiles an input that refers to a page; undefined if it is empty, and reported if the page does not exist. */
export function compilePageMove(page: SourceNode, compiler: Compiler, input: string): Move | undefined {
  const target = readText(page.values[input]);
  if (target === '') return undefined;
  if (compiler.findWorkflowOfNode(target) !== undefined) return { type: 'go', nodeId: target, connectorId: '' };
  compiler.report(page.id, input, 'DanglingJump', 'The target page does not exist.');
  return undefined;
}
