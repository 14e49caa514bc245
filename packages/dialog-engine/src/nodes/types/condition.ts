import { readText } from '../../compile/authored-values.ts';
import { shortenText, shortenValue } from '../../run/limits/turn-trace.ts';
import { measureOperand } from '../../expression/measure-value.ts';
import { isTrue } from '../../expression/values.ts';
import { followConnector, createNodeBase, type NodeType } from '../node-type.ts';
import { nameTerm } from '../../problems/problem-names.ts';

/** Follows the connector of the first rule that is true, or the default one. */
export const condition: NodeType = {
  type: 'Condition',
  compile(node, compiler) {
    const connectors = compiler.readConnectors(node);
    const otherwise = connectors.find(({ id }) => id === 'default');
    compiler.expectTarget(node, otherwise, nameTerm('otherwise'));
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
          expression: shortenText(source),
          move: followConnector(connector),
          holds: compiler.compileExpression(node.id, path, source),
        };
      });
    return {
      ...createNodeBase(node),
      nextMove: onward,
      enter(run) {
        for (const { id, expression, move, holds } of rules) {
          run.spend(1);
          const value = holds ? holds(run) : false;
          const shown = shortenValue(value);
          const entry = {
            type: 'conditionTested',
            nodeId: node.id,
            connectorId: id,
            expression,
            value: shown,
          } as const;
          run.record(entry, expression.length + measureOperand(shown));
          if (isTrue(value)) return move;
        }
        return onward;
      },
    };
  },
};
