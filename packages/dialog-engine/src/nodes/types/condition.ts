import { readText } from '../../compile/authored-values.ts';
import { isTrue } from '../../expression/values.ts';
import { followConnector, createNodeBase, type NodeType } from '../node-type.ts';

/** Follows the connector of the first rule that is true, or the default one. */
export const condition: NodeType = {
  type: 'Condition',
  compile(node, compiler) {
    const connectors = compiler.readConnectors(node);
    const otherwise = connectors.find(({ id }) => id === 'default');
    compiler.expectTarget(node, otherwise, 'Otherwise');
    const onward = followConnector(otherwise);
    const rules = connectors
      .filter(({ kind }) => kind === 'Rule')
      .map((connector) => {
        const { id, values } = connector;
        const source = readText(values.Condition);
        const path = `Connectors/${id}/Condition`;
        if (source.trim() === '')
          compiler.report(node.id, path, 'EmptyCondition', 'This rule has no condition, so it never holds.');
        return {
          id,
          source,
          move: followConnector(connector),
          holds: compiler.compileExpression(node.id, path, source),
        };
      });
    return {
      ...createNodeBase(node),
      enter(run) {
        for (const { id, source, move, holds } of rules) {
          const value = holds ? holds(run) : false;
          run.trace.push({ type: 'conditionTested', nodeId: node.id, connectorId: id, expression: source, value });
          if (isTrue(value)) return move;
        }
        return onward;
      },
    };
  },
};
