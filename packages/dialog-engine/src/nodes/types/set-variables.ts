import { readRows } from '@confab/inputs';
import { readText } from '../../compile/authored-values.ts';
import { compileNextMove, createNodeBase, type NodeType } from '../node-type.ts';

/** Assigns the values of expressions in order. A value that is too large raises ValueTooLarge. */
export const setVariables: NodeType = {
  type: 'SetVariables',
  alwaysGoesOn: 'next',
  compile(node, compiler) {
    const onward = compileNextMove(node, compiler);
    const assignments = readRows(node.values.Assignments).map(({ id, values }) => {
      const name = readText(values.Variable).trim();
      const path = `Assignments/${id}`;
      compiler.expectVariable(node.id, `${path}/Variable`, name);
      return { name, value: compiler.compileExpression(node.id, `${path}/Expression`, readText(values.Expression)) };
    });
    return {
      ...createNodeBase(node),
      nextMove: onward,
      enter(run) {
        run.spend(assignments.length);
        for (const { name, value } of assignments) if (name !== '') run.setVariable(name, value ? value(run) : null);
        return onward;
      },
    };
  },
};
