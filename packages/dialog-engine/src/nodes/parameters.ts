import { readRows } from '@confab/inputs';
import type { JsonValue, Message } from '@confab/model';
import { readText } from '../compile/authored-values.ts';
import type { Compiler } from '../compile/compiler.ts';
import type { Expression } from '../expression/compile-expression.ts';
import type { Move } from '../program.ts';
import type { TurnRun } from '../run/turn-run.ts';
import { createExceptionMessage } from '../text/exception-messages.ts';
import type { SourceNode } from '../types.ts';

/** An exception of a node, by its name in exception tables. */
export interface NodeFault {
  readonly name: string;
  readonly message: Message;
}

/** An in-parameter of a node. */
export interface InParameter {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly value: Expression | undefined;
}

/** A part of a node's result, and the variable it is written to. */
export interface OutParameter {
  readonly path: string;
  readonly type: string;
  readonly variable: string;
}

/** Converts a fault to a move; `next` is the move without the fault. */
export function raiseFault({ name, message }: NodeFault, next: Move): Move {
  return { type: 'raise', name, message, next };
}

export function createTypeFault(name: string, type: string): NodeFault {
  return { name: 'ParameterType', message: createExceptionMessage('wrongType', { name, type }) };
}

/** Compiles the in-parameters of a node (A3.51). Each has an expression, which an incoming connector may override. */
export function compileInParameters(node: SourceNode, compiler: Compiler): InParameter[] {
  return readRows(node.values.InParams).map(({ id, values }) => ({
    id,
    name: readText(values.Name).trim(),
    type: readText(values.Type) || 'dynamic',
    value: compiler.compileExpression(node.id, `InParams/${id}/Expression`, readText(values.Expression)),
  }));
}

export function compileOutParameters(node: SourceNode, compiler: Compiler): OutParameter[] {
  return readRows(node.values.OutParams).map(({ id, values }) => {
    const variable = readText(values.Variable).trim();
    compiler.expectVariable(node.id, `OutParams/${id}/Variable`, variable);
    return { path: readText(values.Name).trim(), type: readText(values.Type) || 'dynamic', variable };
  });
}

/** Evaluates the in-parameters, each converted to its type. @throws ValueTooLarge */
export function readInParameters(
  run: TurnRun,
  parameters: readonly InParameter[],
): { readonly values: readonly JsonValue[] } | { readonly fault: NodeFault } {
  const values: JsonValue[] = [];
  for (const { id, name, type, value } of parameters) {
    const { argument } = run;
    const given =
      argument && (argument.parameter === id || argument.parameter === name)
        ? argument.value
        : value
          ? value(run)
          : null;
    const converted = run.convert(given, type, name);
    if (!converted.ok) return { fault: createTypeFault(name, type) };
    values.push(converted.value);
  }
  return { values };
}

/** Writes a result to variables. All values are converted before the first is written. @throws ValueTooLarge */
export function writeOutParameters(
  run: TurnRun,
  parameters: readonly OutParameter[],
  partOf: (path: string) => JsonValue,
): NodeFault | undefined {
  const written: { readonly variable: string; readonly value: JsonValue }[] = [];
  for (const { path, type, variable } of parameters) {
    run.spend(1, path.length);
    const converted = run.convert(partOf(path), type, path || variable);
    const held = converted.ok && run.convert(converted.value, run.findVariableType(variable) ?? 'dynamic', variable);
    if (!held || !held.ok) return createTypeFault(path || variable, type);
    if (variable !== '') written.push({ variable, value: held.value });
  }
  for (const { variable, value } of written) run.setVariable(variable, value);
  return undefined;
}
