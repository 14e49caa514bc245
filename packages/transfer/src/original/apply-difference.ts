import { isJsonArray, type JsonValue } from '@confab/model';
import { changeList } from './compare-lists.ts';
import {
  createBranch,
  digestTree,
  fromTree,
  generatedProperty,
  isBlank,
  isSameTree,
  toTree,
  type Branch,
  type ListNames,
  type PackageTree,
} from './package-tree.ts';
import type { TreeDifference } from './tree-difference.ts';

/** A value of the original package that is not restored: an export has another value in its place, or none. */
interface DroppedValue {
  readonly path: readonly string[];
  readonly outcome: 'changed' | 'lost';
}

/** The result of applying a difference: where authors changed the project, and what is therefore not restored. */
interface AppliedDifference {
  readonly outdated: readonly (readonly string[])[];
  readonly dropped: readonly DroppedValue[];
}

/** Restores the original parts of a package in what an export writes, except where the project was edited since. */
export function applyDifference(written: Branch, difference: TreeDifference, lists: ListNames): AppliedDifference {
  const applying = new Applying(lists);
  for (const { key, kind } of readEdits(difference))
    if (kind === '*' && !written.children.has(key)) written.children.set(key, createBranch([]));
  if (difference[0] === '/') applying.apply(written, difference, []);
  return applying;
}

class Applying implements AppliedDifference {
  readonly outdated: (readonly string[])[] = [];
  readonly dropped: DroppedValue[] = [];
  readonly #lists: ListNames;

  constructor(lists: ListNames) {
    this.#lists = lists;
  }

  apply(branch: Branch, difference: readonly JsonValue[], path: readonly string[]) {
    const edits = readEdits(difference);
    // If an entry of a list was edited, the original entry is not added beside it.
    const isEdited = edits.some(
      ({ key, kind, digest }) => kind === '-' && !isUnchanged(branch.children.get(key), digest),
    );
    for (const edit of edits) {
      const { key, kind, digest } = edit;
      const current = branch.children.get(key);
      const place = [...path, key];
      if (isNested(edit) && current && current.kind !== 'leaf') this.apply(current, edit.nested, place);
      else if (kind === '#' && current && current.kind !== 'leaf')
        current.children.set(generatedProperty, { kind: 'leaf', value: edit.value });
      else if (kind === '-' && isUnchanged(current, digest)) branch.children.delete(key);
      else if (isFitting(edit, current) && !(kind === '+' && isEdited)) {
        const value = kind === '~' && current ? changeList(fromTree(current), edit.nested.slice(2)) : edit.value;
        branch.children.set(key, toTree(value, this.#lists, branch.kind === 'object' ? key : ''));
      } else if (kind !== '-' || current) {
        this.outdated.push(place);
        this.#drop(edit, current, place);
      }
    }
  }

  /** Lists the values of an edit that is not applied. */
  #drop(edit: Edit, current: PackageTree | undefined, place: readonly string[]) {
    if (isNested(edit))
      for (const nested of readEdits(edit.nested)) this.#drop(nested, undefined, [...place, nested.key]);
    else if (edit.kind === '#') this.dropped.push({ path: [...place, generatedProperty], outcome: 'lost' });
    else if (edit.kind === '+' || edit.kind === '=') {
      const original = toTree(edit.value, this.#lists, edit.key);
      if (!current) this.#dropLeaves(original, place);
      else if (!isSameTree(current, original))
        this.dropped.push({ path: place, outcome: hasMore(original, current) ? 'lost' : 'changed' });
    } else if (edit.kind === '~') this.dropped.push({ path: place, outcome: current ? 'changed' : 'lost' });
  }

  #dropLeaves(tree: PackageTree, place: readonly string[]) {
    if (tree.kind === 'leaf') {
      if (!isBlank(tree.value)) this.dropped.push({ path: place, outcome: 'lost' });
    } else for (const [key, child] of tree.children) this.#dropLeaves(child, [...place, key]);
  }
}

function isNested({ kind }: Edit): boolean {
  return kind === '/' || kind === '*';
}

/** Whether an edit that sets a value finds what it was made for. */
function isFitting({ kind, digest }: Edit, current: PackageTree | undefined): boolean {
  if (kind === '+') return !current;
  return (kind === '=' || kind === '~') && current !== undefined && (digest === '' || isUnchanged(current, digest));
}

function isUnchanged(tree: PackageTree | undefined, digest: string): boolean {
  return tree !== undefined && digestTree(tree) === digest;
}

/** Whether a list has more entries than another, such as the messages of further platforms. */
function hasMore(original: PackageTree, current: PackageTree): boolean {
  const count = (tree: PackageTree) => (tree.kind === 'leaf' && isJsonArray(tree.value) ? tree.value.length : 0);
  return count(original) > count(current);
}

type Edit = ReturnType<typeof readEdit>;

function readEdits(difference: readonly JsonValue[]): readonly Edit[] {
  return difference.slice(1).flatMap((child) => (isJsonArray(child) ? [readEdit(child)] : []));
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
    value: kind === '+' || kind === '#' ? second : third,
    nested: isJsonArray(difference) ? difference : [],
  };
}
