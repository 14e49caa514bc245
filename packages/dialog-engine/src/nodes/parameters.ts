import type { JsonValue } from '@confab/model';
import { readRows, readText } from '../compile/authored-values.ts';
import type { Compiler } from '../compile/compiler.ts';
import { convertValue } from '../expression/convert-value.ts';
import type { Expression } from '../expression/compile-expression.ts';
import type { Move } from '../program.ts';
import type { TurnRun } from '../run/turn-run.ts';
import type { SourceNode } from '../types.ts';

/** What went wrong in a node, by the name that tables of exceptions know. */
export interface NodeFault {
  readonly name: string;
  readonly message: string;
}

/** A value that a node is run with. */
export interface InParameter {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly value: Expression | undefined;
}

/** A part of what a node brought back, and the variable it goes to. */
export interface OutParameter {
  readonly path: string;
  readonly type: string;
  readonly variable: string;
}

/** A fault as the move that the walk understands; `next` is where the node would have led. */
export function raiseFault({ name, message }: NodeFault, next: Move): Move {
  return { type: 'raise', name, message, next };
}

export function createTypeFault(name: string, type: string): NodeFault {
  return { name: 'ParameterType', message: `"${name}" cannot be this value: it is no ${type}.` };
}

/** The in-parameters of a node (A3.51): each has an expression, and a connector that leads here may fill it. */
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

/** What the in-parameters hold now, each converted at the crossing. */
export function readInParameters(
  run: TurnRun,
  parameters: readonly InParameter[],
): { readonly values: readonly JsonValue[] } | { readonly fault: NodeFault } {
  const values: JsonValue[] = [];
  for (const { id, name, type, value } of parameters) {
    const { argument: gift } = run;
    const given = gift && (gift.parameter === id || gift.parameter === name) ? gift.value : value ? value(run) : null;
    const converted = convertValue(given, type);
    if (!converted.ok) return { fault: createTypeFault(name, type) };
    values.push(converted.value);
  }
  return { values };
}

/** Writes a result to variables. Everything is converted before anything is written. */
export function writeOutParameters(
  run: TurnRun,
  parameters: readonly OutParameter[],
  partOf: (path: string) => JsonValue,
): NodeFault | undefined {
  const written: { readonly variable: string; readonly value: JsonValue }[] = [];
  for (const { path, type, variable } of parameters) {
    const converted = convertValue(partOf(path), type);
    const held = converted.ok && convertValue(converted.value, run.findVariableType(variable) ?? 'dynamic');
    if (!held || !held.ok) return createTypeFault(path || variable, type);
    if (variable !== '') written.push({ variable, value: held.value });
  }
  for (const { variable, value } of written) run.setVariable(variable, value);
  return undefined;
}
