import { compileNextMove, createNodeBase, type NodeType } from '../node-type.ts';

/** A node type that only continues: the showcase nodes demonstrate inputs and do nothing. */
const createPassThrough = (type: string): NodeType => ({
  type,
  alwaysGoesOn: 'next',
  compile(node, compiler) {
    const onward = compileNextMove(node, compiler);
    return { ...createNodeBase(node), nextMove: onward, enter: () => onward };
  },
});

/** The node types of the showcase. */
export const passThroughTypes: readonly NodeType[] = [
  'ShowcaseTexts',
  'ShowcaseChoices',
  'ShowcaseNumbers',
  'ShowcaseReferences',
  'ShowcaseTables',
  'ShowcaseTrees',
  'ShowcaseRules',
].map(createPassThrough);
