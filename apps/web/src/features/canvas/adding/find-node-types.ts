import type { NodeTypeGroup } from '../../tree/index.ts';

/**
 * The types whose name or group contains a text, in their groups. When none is called so, those whose description
 * contains it: 'rules' finds Condition.
 */
export function findNodeTypes(groups: readonly NodeTypeGroup[], text: string): readonly NodeTypeGroup[] {
  const wanted = text.trim().toLowerCase();
  const select = (getText: (type: NodeTypeGroup['types'][number], group: NodeTypeGroup) => string) =>
    groups
      .map((group) => ({
        ...group,
        types: group.types.filter((type) => getText(type, group).toLowerCase().includes(wanted)),
      }))
      .filter(({ types }) => types.length > 0);
  const named = select((type, group) => `${type.title} ${group.title}`);
  return named.length > 0 ? named : select(({ description }) => description);
}
