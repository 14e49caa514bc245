import { readRows } from '@confab/inputs';
import type { JsonValue } from '@confab/model';
import { readText } from '../../compile/authored-values.ts';
import type { Compiler } from '../../compile/compiler.ts';
import { compileExceptions } from '../../compile/compile-exceptions.ts';
import type { Expression } from '../../expression/compile-expression.ts';
import type { Module } from '../../compile/read-modules.ts';
import type { Move } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { createExceptionMessage } from '../../text/exception-messages.ts';
import type { SourceNode } from '../../types.ts';
import { followConnector, createNodeBase, type NodeType } from '../node-type.ts';
import {
  compileOutParameters,
  createTypeFault,
  raiseFault,
  writeOutParameters,
  type NodeFault,
} from '../parameters.ts';
import { nameTerm } from '../../problems/problem-names.ts';

/** The steps of giving a parameter its value. */
const stepsPerParameter = 10;

/**
 * Enters a module with its parameters assigned. Afterwards it follows the connector of the
 * ModuleReturn that ended the module, or else `next`. Raises StackOverflow above 32 nested calls.
 */
export const callModule: NodeType = {
  type: 'CallModule',
  inParameterTable: 'Assignments',
  callsModule: true,
  compile(node, compiler) {
    const module = findModule(node, compiler);
    const assignments = compileAssignments(node, compiler, module);
    const outputs = compileOutParameters(node, compiler);
    const { onward, wayFrom } = compileReturns(node, compiler, module);
    return {
      ...createNodeBase(node),
      findExceptionHandling: compileExceptions(node, compiler),
      nextMove: onward,
      enter(run) {
        if (module?.startNodeId === undefined) return onward;
        run.spend(stepsPerParameter * (module.parameters.length + assignments.length));
        const locals = new Map<string, JsonValue>(module.parameters.map(({ name, initial }) => [name, initial]));
        const fault = assignParameters(run, assignments, locals);
        if (fault) return raiseFault(fault, onward);
        run.expectModuleRoom(locals);
        if (!run.modules.call(node.id, Object.fromEntries(locals))) return raiseFault(stackOverflow, onward);
        return { type: 'jump', workflowId: module.workflowId, nodeId: module.startNodeId };
      },
      resume(run, { returnNodeId, values }) {
        // A module that ended without a ModuleReturn returns no values.
        if (returnNodeId === '') return onward;
        const way = wayFrom.get(returnNodeId) ?? onward;
        const known = (name: string) => (Object.hasOwn(values, name) ? (values[name] ?? null) : null);
        const fault = writeOutParameters(run, outputs, known);
        return fault ? raiseFault(fault, way) : way;
      },
    };
  },
};

const stackOverflow: NodeFault = { name: 'StackOverflow', message: createExceptionMessage('modulesTooDeep') };

function findModule(node: SourceNode, compiler: Compiler): Module | undefined {
  const workflowId = readText(node.values.TargetWorkflowId);
  const module = compiler.findModule(workflowId);
  if (!module) compiler.report(node.id, 'TargetWorkflowId', 'MissingModule', 'Choose a module of this project.');
  return module;
}

interface Assignment {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly value: Expression | undefined;
}

function compileAssignments(node: SourceNode, compiler: Compiler, module: Module | undefined): Assignment[] {
  const inputs = (module?.parameters ?? []).filter(({ isOutput }) => !isOutput);
  const assignments = readRows(node.values.Assignments).map(({ id, values }) => {
    const name = readText(values.Name).trim();
    const value = compiler.compileExpression(node.id, `Assignments/${id}/Expression`, readText(values.Expression));
    const declared = inputs.find((one) => one.name === name || one.id === name);
    if (module && !declared)
      compiler.report(
        node.id,
        `Assignments/${id}/Name`,
        'UnknownParameter',
        `The target node has no input parameter called "${name}".`,
        name,
      );
    return { id, name: declared?.name ?? name, type: declared?.type ?? 'dynamic', value };
  });
  for (const { name, isRequired } of inputs) {
    const isAssigned = assignments.some((one) => one.name === name && one.value);
    const isGiven = compiler.isParameterAssigned(node.id, name);
    if (isRequired && !isAssigned && !isGiven)
      compiler.report(node.id, 'Assignments', 'MissingParameter', `The module needs a value for "${name}".`, name);
  }
  // A connector may set parameters that have no row here.
  const rest = inputs.filter(({ name }) => !assignments.some((one) => one.name === name));
  return [...assignments, ...rest.map(({ id, name, type }) => ({ id, name, type, value: undefined }))];
}

function assignParameters(
  run: TurnRun,
  assignments: readonly Assignment[],
  locals: Map<string, JsonValue>,
): NodeFault | undefined {
  const { argument } = run;
  for (const { id, name, type, value } of assignments) {
    const isArgument = argument !== undefined && (argument.parameter === id || argument.parameter === name);
    if (!isArgument && !value) continue;
    const converted = run.convert(isArgument ? argument.value : value ? value(run) : null, type, name);
    if (!converted.ok) return createTypeFault(name, type);
    locals.set(name, converted.value);
  }
  return undefined;
}

/** Each ModuleReturn of the module may have its own connector; the others use `next`. */
function compileReturns(node: SourceNode, compiler: Compiler, module: Module | undefined) {
  const connectors = compiler.readConnectors(node);
  const next = connectors.find(({ id }) => id === 'next');
  const returnConnectors = connectors.filter(({ kind }) => kind === 'Return');
  const moveByReturn = new Map<string, Move>(
    returnConnectors.map((way) => [readText(way.values.ReturnNodeId), followConnector(way)]),
  );
  const isComplete = [...(module?.returns.keys() ?? [''])].every((id) => moveByReturn.has(id));
  if (!isComplete || module?.returns.size === 0) compiler.expectTarget(node, next, nameTerm('next'));
  for (const { id, values } of returnConnectors) {
    const name = readText(values.ReturnNodeId);
    if (module && !module.returns.has(name))
      compiler.report(node.id, `Connectors/${id}/ReturnNodeId`, 'UnknownReturn', 'The module has no such return node.');
  }
  return { onward: followConnector(next), wayFrom: moveByReturn };
}
