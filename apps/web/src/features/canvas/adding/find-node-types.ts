import type { NodeTypeGroup } from '../../tree/index.ts';

/**
 * The types whose name or group contains a text, in their groups. When no name contains it, those whose description
 * does: 'rules' finds Condition. Types named like the text come first: Enter after 'end' adds End, not another type of
 * the group End.
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
  const named = putBestFirst(
    select((type, group) => `${type.title} ${group.title}`),
    wanted,
  );
  return named.length > 0 ? named : select(({ description }) => description);
}

/** The same types; in each group, and among the groups, those first whose name is the text, then those that begin with it. */
function putBestFirst(groups: readonly NodeTypeGroup[], wanted: string): readonly NodeTypeGroup[] {
  const rank = ({ title }: { readonly title: string }) => {
    const name = title.toLowerCase();
    return name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2;
  };
  const bestOf = ({ types }: NodeTypeGroup) => Math.min(...types.map(rank));
  return groups
    .map((group) => ({ ...group, types: group.types.toSorted((one, other) => rank(one) - rank(other)) }))
    .toSorted((one, other) => bestOf(one) - bestOf(other));
}
