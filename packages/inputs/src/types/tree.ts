import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';
import { checkUniqueIds } from './check-text.ts';
import { defineListType } from './define-list-type.ts';

/** A list of nodes, `{ NodeId, ParentId, Order, Values }`, that name their parents (A3.46). */
export const treeType = defineListType('Tree', {
  default: (property) => property.defaultValue ?? [],
  check(_property, value, context) {
    const { report, where } = context;
    const nodes = isJsonArray(value) ? value.filter(isJsonObject) : [];
    const ids = nodes.map((node) => toText(node['NodeId']));
    if (!isJsonArray(value) || nodes.length < value.length) report(where, 'is no tree');
    checkUniqueIds(ids, context);
    for (const node of nodes) {
      const parent = toText(node['ParentId']);
      if (parent !== '' && !ids.includes(parent)) report(where, `has no node "${parent}" to stand below`);
      if (!isJsonObject(node['Values'])) report(where, 'has a node without values');
    }
  },
});

function toText(value: JsonValue | undefined) {
  return typeof value === 'string' ? value : '';
}
