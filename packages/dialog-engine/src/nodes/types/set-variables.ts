import { rowsOf, textOf } from '../../compile/authored-values.ts';
import { along, headOf, type NodeType } from '../node-type.ts';

/** Assigns the values of expressions, one after the other. */
export const setVariables: NodeType = {
  type: 'SetVariables',
  compile(node, compiler) {
    const next = compiler.connectors(node).find(({ id }) => id === 'next');
    compiler.expectTarget(node, next, 'Next');
    const assignments = rowsOf(node.values.Assignments).map(({ id, values }) => {
      const name = textOf(values.Variable).trim();
      const path = `Assignments/${id}`;
      compiler.expectVariable(node.id, `${path}/Variable`, name);
      return { name, value: compiler.expression(node.id, `${path}/Expression`, textOf(values.Expression)) };
    });
    const onward = along(next);
    return {
      ...headOf(node),
      enter(run) {
        for (const { name, value } of assignments) if (name !== '') run.write(name, value ? value(run) : null);
        return onward;
      },
    };
  },
};
