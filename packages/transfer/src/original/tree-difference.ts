import { isJsonArray, type JsonValue } from '@confab/model';
import { isSecretProperty } from './remove-secrets.ts';
import {
  digestTree,
  generatedProperty,
  fromTree,
  isSameTree,
  toTree,
  type Branch,
  type ListNames,
  type PackageTree,
} from './package-tree.ts';

/**
 * How a package differs from what an export of the imported project writes, as JSON: `["+", value]` for an addition,
 * `["-", digest]` for a removal, `["=", digest, value]` for another value, and `["/", [key, difference]…]` for a branch.
 */
export type TreeDifference = readonly JsonValue[];

/** Compares what an export writes with the original, whose ids always win. Returns undefined when both are the same. */
export function compareTrees(written: PackageTree, original: PackageTree): TreeDifference | undefined {
  if (written.kind === 'leaf' || original.kind === 'leaf' || written.kind !== original.kind)
    return isSameTree(written, original) ? undefined : ['=', digestTree(written), fromTree(original)];
  const children: JsonValue[] = [];
  for (const [key, child] of original.children) {
    const partner = written.children.get(key);
    const difference = partner ? compareChildren(key, partner, child) : ['+', fromTree(child)];
    if (difference) children.push([key, difference]);
  }
  for (const [key, child] of written.children)
    if (!original.children.has(key) && key !== generatedProperty && !isSecretProperty(key))
      children.push([key, ['-', digestTree(child)]]);
  return children.length === 0 ? undefined : ['/', ...children];
}

function compareChildren(key: string, written: PackageTree, original: PackageTree): TreeDifference | undefined {
  const difference = compareTrees(written, original);
  return difference?.[0] === '=' && key === generatedProperty ? ['=', '', fromTree(original)] : difference;
}

/** The result of applying a difference: how many parts were restored, and the paths where authors changed the project. */
export interface AppliedDifference {
  readonly restored: number;
  readonly outdated: readonly (readonly string[])[];
}

/** Restores the original parts of a package in what an export writes, except where the project was edited since. */
export function applyDifference(written: Branch, difference: TreeDifference, lists: ListNames): AppliedDifference {
  const outdated: (readonly string[])[] = [];
  let restored = 0;
  const applyBranch = (branch: Branch, children: readonly JsonValue[], path: readonly string[]) => {
    const edits = children.filter((child) => isJsonArray(child)).map(readEdit);
    // In a list with an edited entry, what replaced that entry originally is not added beside it.
    const isEdited = edits.some(
      ({ key, kind, digest }) => kind === '-' && !isUnchanged(branch.children.get(key), digest),
    );
    for (const { key, kind, digest, value, nested } of edits) {
      const current = branch.children.get(key);
      const place = [...path, key];
      if (kind === '/' && current && current.kind !== 'leaf') applyBranch(current, nested, place);
      else if (kind === '+' && !current && !isEdited) {
        branch.children.set(key, toTree(value, lists, branch.kind === 'object' ? key : ''));
        restored += 1;
      } else if (kind === '-' && isUnchanged(current, digest)) {
        branch.children.delete(key);
        restored += 1;
      } else if (kind === '=' && current && (digest === '' || isUnchanged(current, digest))) {
        branch.children.set(key, toTree(value, lists, branch.kind === 'object' ? key : ''));
        restored += 1;
      } else if (kind !== '-' || current) outdated.push(place);
    }
  };
  if (difference[0] === '/') applyBranch(written, difference.slice(1), []);
  return { restored, outdated };
}

function isUnchanged(tree: PackageTree | undefined, digest: string): boolean {
  return tree !== undefined && digestTree(tree) === digest;
}

/** Reads a child of a branch; stored differences can come from a file, so every shape is possible. */
function readEdit(child: readonly JsonValue[]) {
  const [key, difference] = child;
  const [kind, second = null, third = null] = isJsonArray(difference) ? difference : [];
  const digest = typeof second === 'string' ? second : '?';
  return {
    key: typeof key === 'string' ? key : '',
    kind,
    digest,
    value: kind === '+' ? second : third,
    nested: isJsonArray(difference) ? difference.slice(1) : [],
  };
}
