import { readRows } from '@confab/inputs';
import type { JsonValue } from '@confab/model';
import { readText } from '../../compile/authored-values.ts';
import { compileExceptions } from '../../compile/compile-exceptions.ts';
import type { Move } from '../../program.ts';
import { createNodeBase, type NodeType } from '../node-type.ts';
import { createTypeFault, raiseFault } from '../parameters.ts';

/**
 * Leaves the module. Its Sources define the output parameters (A4.55); one without a source has the value
 * that the module has written to it.
 */
export const moduleReturn: NodeType = {
  type: 'ModuleReturn',
  compile(node, compiler) {
    const parameters = compiler.findModule(node.workflowId)?.parameters ?? [];
    const sources = new Map(
      readRows(node.values.Sources).map(({ id, values }) => [
        readText(values.Name).trim(),
        compiler.compileExpression(node.id, `Sources/${id}/Expression`, readText(values.Expression)),
      ]),
    );
    const outputs = parameters.filter(({ isOutput }) => isOutput);
    for (const { name, isRequired } of outputs) {
      if (isRequired && !sources.has(name))
        compiler.report(node.id, 'Sources', 'MissingSource', `Define the value of "${name}" in Sources.`, name);
    }
    return {
      ...createNodeBase(node),
      findExceptionHandling: compileExceptions(node, compiler),
      // If a value is too large, the module returns no values.
      nextMove: { type: 'leave', returnNodeId: node.id, values: {} },
      enter(run) {
        const values: Record<string, JsonValue> = {};
        const leave: Move = { type: 'leave', returnNodeId: node.id, values };
        for (const { name, type } of outputs) {
          const source = sources.get(name);
          const converted = run.convert(source ? source(run) : run.getVariable(name), type, name);
          if (!converted.ok) return raiseFault(createTypeFault(name, type), leave);
          values[name] = converted.value;
        }
        return leave;
      },
    };
  },
};
