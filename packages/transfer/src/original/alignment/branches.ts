import type { JsonValue } from '@confab/model';
import type { PackageTree } from '../package-tree.ts';

/** Returns the part of a tree at a path. */
export function findTree(tree: PackageTree | undefined, ...path: readonly string[]): PackageTree | undefined {
  return path.reduce<PackageTree | undefined>(
    (own, key) => (own === undefined || own.kind === 'leaf' ? undefined : own.children.get(key)),
    tree,
  );
}

/** Returns the value of the leaf at a path. */
export function findValue(tree: PackageTree | undefined, ...path: readonly string[]): JsonValue | undefined {
  const found = findTree(tree, ...path);
  return found?.kind === 'leaf' ? found.value : undefined;
}

/** Returns the named parts of a tree; none of a single value. */
export function listChildren(tree: PackageTree | undefined): readonly (readonly [string, PackageTree])[] {
  return tree === undefined || tree.kind === 'leaf' ? [] : [...tree.children];
}

/** Sets a part of the branch at a path, if there is one. */
export function setTree(tree: PackageTree | undefined, path: readonly string[], child: PackageTree): void {
  const branch = findTree(tree, ...path.slice(0, -1));
  if (branch && branch.kind !== 'leaf') branch.children.set(path.at(-1) ?? '', child);
}
