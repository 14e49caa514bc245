import { isJsonArray, type JsonValue } from '@confab/model';
import { entriesOf } from '../read-json.ts';
import { compareLists } from './compare-lists.ts';
import { digestTree, fromTree, generatedProperty, isSameTree, isStatistic, type PackageTree } from './package-tree.ts';
import { isSecretProperty } from './remove-secrets.ts';

/**
 * How a package differs from what an export of the imported project writes, as JSON: `["+", value]` for an addition,
 * `["-", digest]` for a removal, `["=", digest, value]` for another value, `["~", digest, change…]` for a list with some
 * other entries, `["#", id]` for another id alone, and `["/", [key, difference]…]` for a branch,
 * with `*` in place of `/` for a branch that an export does not write.
 */
export type TreeDifference = readonly JsonValue[];

/** Compares what an export writes with the original, whose ids always win. Returns undefined when both are the same. */
export function compareTrees(written: PackageTree, original: PackageTree): TreeDifference | undefined {
  if (written.kind === 'leaf' || original.kind === 'leaf' || written.kind !== original.kind) {
    if (isSameTree(written, original)) return undefined;
    const value = fromTree(original);
    const changes = written.kind === original.kind ? compareLists(fromTree(written), value) : undefined;
    return changes ? ['~', digestTree(written), ...changes] : ['=', digestTree(written), value];
  }
  const children: JsonValue[] = [];
  for (const [key, child] of original.children) {
    const partner = written.children.get(key);
    const difference = partner ? compareChildren(key, partner, child) : ['+', fromTree(child)];
    if (difference) children.push([key, difference]);
  }
  for (const [key, child] of written.children)
    if (!original.children.has(key) && !isNeeded(key)) children.push([key, ['-', digestTree(child)]]);
  if (children.length === 0) return undefined;
  const id = children.length === 1 ? getOtherId(children[0]) : undefined;
  return id === undefined ? ['/', ...children] : ['#', id];
}

/** Whether an export has a property even if the original lacks it. A skill from before 2018 can lack the invocation name. */
function isNeeded(key: string): boolean {
  return key === generatedProperty || key === 'invocationName' || isSecretProperty(key);
}

/** The id in an edit of a branch; undefined for another edit. */
function getOtherId(edit: JsonValue | undefined): string | undefined {
  const [key, difference] = isJsonArray(edit) ? edit : [];
  if (key !== generatedProperty || !isJsonArray(difference)) return undefined;
  const id = difference[0] === '+' ? difference[1] : difference[0] === '=' ? difference[2] : undefined;
  return typeof id === 'string' ? id : undefined;
}

function compareChildren(key: string, written: PackageTree, original: PackageTree): TreeDifference | undefined {
  const difference = compareTrees(written, original);
  return difference?.[0] === '=' && isStatistic(key) ? ['=', '', fromTree(original)] : difference;
}

/** Divides each added section of files into its files, so that the files that fit are stored. */
export function divideSections(
  difference: TreeDifference | undefined,
  holdsFiles: (section: string) => boolean,
): TreeDifference | undefined {
  return difference?.map((section) => {
    const [key, edit] = isJsonArray(section) ? section : [];
    if (typeof key !== 'string' || !holdsFiles(key) || !isJsonArray(edit) || edit[0] !== '+') return section;
    return [key, ['*', ...entriesOf(edit[1]).map(([name, value]) => [name, ['+', value]])]];
  });
}
