import { followConnector, createNodeBase, type NodeType } from '../node-type.ts';

/** Does nothing and goes on: nodes that show what inputs there are, and act on nothing. */
const createPassThrough = (type: string): NodeType => ({
  type,
  compile(node, compiler) {
    const next = compiler.readConnectors(node).find(({ id }) => id === 'next');
    compiler.expectTarget(node, next, 'Next');
    const onward = followConnector(next);
    return { ...createNodeBase(node), enter: () => onward };
  },
});

/** The nodes of the showcase: a conversation passes them by. */
export const passThroughTypes: readonly NodeType[] = [
  'ShowcaseTexts',
  'ShowcaseChoices',
  'ShowcaseNumbers',
  'ShowcaseReferences',
  'ShowcaseTables',
  'ShowcaseTrees',
  'ShowcaseRules',
].map(createPassThrough);
