import type { JsonValue } from '@confab/model';
import { rowsOf, textOf } from '../compile/authored-values.ts';
import type { Compiler } from '../compile/compiler.ts';
import { convert } from '../expression/convert-value.ts';
import type { Expression } from '../expression/compile-expression.ts';
import type { Move } from '../program.ts';
import type { TurnRun } from '../run/turn-run.ts';
import type { SourceNode } from '../types.ts';

/** What went wrong in a node, by the name that tables of exceptions know. */
export interface Fault {
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
export function raising({ name, message }: Fault, next: Move): Move {
  return { type: 'raise', name, message, next };
}

export function parameterFault(name: string, type: string): Fault {
  return { name: 'ParameterType', message: `"${name}" cannot be this value: it is no ${type}.` };
}

/** The in-parameters of a node (A3.51): each has an expression, and a connector that leads here may fill it. */
export function compileInParameters(node: SourceNode, compiler: Compiler): InParameter[] {
  return rowsOf(node.values.InParams).map(({ id, values }) => ({
    id,
    name: textOf(values.Name).trim(),
    type: textOf(values.Type) || 'dynamic',
    value: compiler.expression(node.id, `InParams/${id}/Expression`, textOf(values.Expression)),
  }));
}

export function compileOutParameters(node: SourceNode, compiler: Compiler): OutParameter[] {
  return rowsOf(node.values.OutParams).map(({ id, values }) => {
    const variable = textOf(values.Variable).trim();
    compiler.expectVariable(node.id, `OutParams/${id}/Variable`, variable);
    return { path: textOf(values.Name).trim(), type: textOf(values.Type) || 'dynamic', variable };
  });
}

/** What the in-parameters hold now, each converted at the crossing. */
export function readInParameters(
  run: TurnRun,
  parameters: readonly InParameter[],
): { readonly values: readonly JsonValue[] } | { readonly fault: Fault } {
  const values: JsonValue[] = [];
  for (const { id, name, type, value } of parameters) {
    const { gift } = run;
    const given = gift && (gift.parameter === id || gift.parameter === name) ? gift.value : value ? value(run) : null;
    const converted = convert(given, type);
    if (!converted.ok) return { fault: parameterFault(name, type) };
    values.push(converted.value);
  }
  return { values };
}

/** Writes a result to variables. Everything is converted before anything is written. */
export function writeOutParameters(
  run: TurnRun,
  parameters: readonly OutParameter[],
  partOf: (path: string) => JsonValue,
): Fault | undefined {
  const written: { readonly variable: string; readonly value: JsonValue }[] = [];
  for (const { path, type, variable } of parameters) {
    const converted = convert(partOf(path), type);
    const held = converted.ok && convert(converted.value, run.typeOf(variable) ?? 'dynamic');
    if (!held || !held.ok) return parameterFault(path || variable, type);
    if (variable !== '') written.push({ variable, value: held.value });
  }
  for (const { variable, value } of written) run.write(variable, value);
  return undefined;
}
