import { isJsonObject, type JsonValue } from '@confab/model';
import { rowsOf, textOf } from '../authored.ts';
import type { Compiler } from '../compiler.ts';
import { convert } from '../convert.ts';
import type { TurnRun } from '../turn-run.ts';
import type { ScriptAnswer, SourceNode } from '../types.ts';
import { compileExceptions } from './javascript-exceptions.ts';
import { follow, headOf, type NodeType } from './node-type.ts';

/** What went wrong at a crossing into or out of the script, or in it. */
interface Fault {
  readonly name: 'ScriptError' | 'ScriptLimit' | 'ScriptUnavailable' | 'ParameterType';
  readonly message: string;
}

const faultNames = { threw: 'ScriptError', limit: 'ScriptLimit', unavailable: 'ScriptUnavailable' } as const;
const functionName = /^[A-Za-z_$][\w$.]*$/;

/**
 * Runs a function of the author's script with its in-parameters, in order; what it gives back fills the
 * out-parameters. Values are converted at both crossings. Where anything fails, nothing is written.
 */
export const javascript: NodeType = {
  type: 'JavaScript',
  compile(node, compiler) {
    const next = compiler.connectors(node).find(({ id }) => id === 'next');
    compiler.expectTarget(node, next, 'Next');
    const handle = compileExceptions(node, compiler);
    const inputs = compileInputs(node, compiler);
    const outputs = compileOutputs(node, compiler);
    const code = textOf(node.values.Code);
    const chosen = textOf(node.values.Function).trim();
    const name = functionName.test(chosen) ? chosen : 'run';
    return {
      ...headOf(node),
      enter(run) {
        const onward = follow('next', next?.targetId);
        const fault = runScript(run, { code, functionName: name, inputs, outputs });
        return fault ? handle(run, fault.name, fault.message, onward) : onward;
      },
    };
  },
};

type Inputs = ReturnType<typeof compileInputs>;
type Outputs = ReturnType<typeof compileOutputs>;

function compileInputs(node: SourceNode, compiler: Compiler) {
  return rowsOf(node.values.InParams).map(({ id, values }) => ({
    name: textOf(values.Name),
    type: textOf(values.Type) || 'dynamic',
    value: compiler.expression(node.id, `InParams/${id}/Expression`, textOf(values.Expression)),
  }));
}

function compileOutputs(node: SourceNode, compiler: Compiler) {
  return rowsOf(node.values.OutParams).map(({ id, values }) => {
    const variable = textOf(values.Variable).trim();
    compiler.expectVariable(node.id, `OutParams/${id}/Variable`, variable);
    return { name: textOf(values.Name).trim(), type: textOf(values.Type) || 'dynamic', variable };
  });
}

interface Script {
  readonly code: string;
  readonly functionName: string;
  readonly inputs: Inputs;
  readonly outputs: Outputs;
}

function runScript(run: TurnRun, { code, functionName, inputs, outputs }: Script): Fault | undefined {
  const values: JsonValue[] = [];
  for (const { name, type, value } of inputs) {
    const converted = convert(value ? value(run) : null, type);
    if (!converted.ok) return parameterFault(name, type);
    values.push(converted.value);
  }
  const answer: ScriptAnswer = run.effects.script?.({ code, functionName, values }) ?? unavailable;
  if (answer.type === 'failed') return { name: faultNames[answer.reason], message: answer.message };
  return write(run, outputs, answer.value);
}

/** Everything is converted before anything is written. */
function write(run: TurnRun, outputs: Outputs, result: JsonValue): Fault | undefined {
  const written: { readonly variable: string; readonly value: JsonValue }[] = [];
  for (const { name, type, variable } of outputs) {
    const converted = convert(name === '' ? result : propertyOf(result, name), type);
    const held = converted.ok && convert(converted.value, run.program.variables.get(variable)?.type ?? 'dynamic');
    if (!held || !held.ok) return parameterFault(name || variable, type);
    if (variable !== '') written.push({ variable, value: held.value });
  }
  for (const { variable, value } of written) run.write(variable, value);
  return undefined;
}

function propertyOf(result: JsonValue, name: string): JsonValue {
  return isJsonObject(result) && Object.hasOwn(result, name) ? (result[name] ?? null) : null;
}

function parameterFault(name: string, type: string): Fault {
  return { name: 'ParameterType', message: `"${name}" cannot be this value: it is no ${type}.` };
}

const unavailable: ScriptAnswer = { type: 'failed', reason: 'unavailable', message: 'No script can be run here.' };
