import { along, headOf, type NodeType } from '../node-type.ts';

/** Does nothing and goes on: nodes that show what inputs there are, and act on nothing. */
const passing = (type: string): NodeType => ({
  type,
  compile(node, compiler) {
    const next = compiler.connectors(node).find(({ id }) => id === 'next');
    compiler.expectTarget(node, next, 'Next');
    const onward = along(next);
    return { ...headOf(node), enter: () => onward };
  },
});

/** The nodes of the showcase: a conversation passes them by. */
export const passingTypes: readonly NodeType[] = [
  'ShowcaseTexts',
  'ShowcaseChoices',
  'ShowcaseNumbers',
  'ShowcaseReferences',
  'ShowcaseTables',
  'ShowcaseTrees',
  'ShowcaseRules',
].map(passing);
