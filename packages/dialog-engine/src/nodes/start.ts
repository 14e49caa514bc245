import { follow, headOf, type NodeType } from './node-type.ts';

/** Where a workflow begins. */
export const start: NodeType = {
  type: 'Start',
  compile(node, compiler) {
    const next = compiler.connectors(node).find(({ id }) => id === 'next');
    compiler.expectTarget(node, next, 'Start');
    return { ...headOf(node), enter: () => follow('next', next?.targetId) };
  },
};
