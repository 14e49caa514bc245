import { readText } from '../../compile/authored-values.ts';
import { compileExceptions } from '../../compile/compile-exceptions.ts';
import { measureOperand } from '../../expression/measure-value.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { ScriptResult, SourceNode } from '../../types.ts';
import { exceptionMessages } from '../../text/exception-messages.ts';
import { getValueAtPath } from '../../run/get-value-at-path.ts';
import { compileNextMove, createNodeBase, type NodeType } from '../node-type.ts';
import {
  compileInParameters,
  compileOutParameters,
  raiseFault,
  readInParameters,
  writeOutParameters,
  type NodeFault,
  type InParameter,
  type OutParameter,
} from '../parameters.ts';

const faultNames = { threw: 'ScriptError', limit: 'ScriptLimit', unavailable: 'ScriptUnavailable' } as const;
const functionName = /^[A-Za-z_$][\w$.]*$/;

/**
 * Calls a function of the author's script with the in-parameters, in order; its result fills the out-parameters. Values
 * are converted both ways. If anything fails, nothing is written.
 */
export const javascript: NodeType = {
  type: 'JavaScript',
  readScript,
  compile(node, compiler) {
    const onward = compileNextMove(node, compiler);
    const findExceptionHandling = compileExceptions(node, compiler);
    const inputs = compileInParameters(node, compiler);
    const outputs = compileOutParameters(node, compiler);
    const script = { ...readScript(node), inputs, outputs };
    return {
      ...createNodeBase(node),
      findExceptionHandling,
      nextMove: onward,
      enter(run) {
        const fault = runScript(run, script);
        return fault ? raiseFault(fault, onward) : onward;
      },
    };
  },
};

/** The script of a node, and the name of the function that is called. */
function readScript({ values }: SourceNode): Pick<Script, 'code' | 'functionName'> {
  const chosen = readText(values.Function).trim();
  return { code: readText(values.Code), functionName: functionName.test(chosen) ? chosen : 'run' };
}

interface Script {
  readonly code: string;
  readonly functionName: string;
  readonly inputs: readonly InParameter[];
  readonly outputs: readonly OutParameter[];
}

function runScript(run: TurnRun, { code, functionName, inputs, outputs }: Script): NodeFault | undefined {
  const read = readInParameters(run, inputs);
  if ('fault' in read) return read.fault;
  run.spend(1, code.length + read.values.reduce<number>((sum, value) => sum + measureOperand(value), 0));
  const answer: ScriptResult = run.effects.script?.({ code, functionName, values: read.values }) ?? unavailable;
  run.traceEffect('script', functionName, answer.type === 'returned' ? 'returned' : answer.reason, answer.ms);
  if (answer.type === 'failed') return { name: faultNames[answer.reason], message: answer.message };
  const { value } = answer;
  return writeOutParameters(run, outputs, (path) => getValueAtPath(value, path));
}

const unavailable: ScriptResult = { type: 'failed', reason: 'unavailable', message: exceptionMessages.noScripts };
