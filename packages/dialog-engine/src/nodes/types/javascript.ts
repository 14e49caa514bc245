import { textOf } from '../../compile/authored-values.ts';
import { compileExceptions } from '../../compile/compile-exceptions.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { ScriptAnswer } from '../../types.ts';
import { valueAt } from '../../run/get-value-at-path.ts';
import { along, headOf, type NodeType } from '../node-type.ts';
import {
  compileInParameters,
  compileOutParameters,
  raising,
  readInParameters,
  writeOutParameters,
  type Fault,
  type InParameter,
  type OutParameter,
} from '../parameters.ts';

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
    const onward = along(next);
    const handlingOf = compileExceptions(node, compiler);
    const inputs = compileInParameters(node, compiler);
    const outputs = compileOutParameters(node, compiler);
    const code = textOf(node.values.Code);
    const chosen = textOf(node.values.Function).trim();
    const script = { code, functionName: functionName.test(chosen) ? chosen : 'run', inputs, outputs };
    return {
      ...headOf(node),
      handlingOf,
      enter(run) {
        const fault = runScript(run, script);
        return fault ? raising(fault, onward) : onward;
      },
    };
  },
};

interface Script {
  readonly code: string;
  readonly functionName: string;
  readonly inputs: readonly InParameter[];
  readonly outputs: readonly OutParameter[];
}

function runScript(run: TurnRun, { code, functionName, inputs, outputs }: Script): Fault | undefined {
  const read = readInParameters(run, inputs);
  if ('fault' in read) return read.fault;
  const answer: ScriptAnswer = run.effects.script?.({ code, functionName, values: read.values }) ?? unavailable;
  run.noteEffect('script', functionName, answer.type === 'returned' ? 'returned' : answer.reason, answer.ms);
  if (answer.type === 'failed') return { name: faultNames[answer.reason], message: answer.message };
  const { value } = answer;
  return writeOutParameters(run, outputs, (path) => valueAt(value, path));
}

const unavailable: ScriptAnswer = { type: 'failed', reason: 'unavailable', message: 'No script can be run here.' };
