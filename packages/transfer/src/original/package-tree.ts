import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { toSortedJson } from '../sorted-json.ts';

/** A JSON value in which the entries of lists without an order have names, so that two packages can be compared. */
export type PackageTree = Leaf | Branch;

interface Leaf {
  readonly kind: 'leaf';
  readonly value: JsonValue;
}

export interface Branch {
  readonly kind: 'object' | 'list';
  readonly children: Map<string, PackageTree>;
}

/** Names an entry of a list; entries of the same name are numbered. */
type NameEntry = (entry: JsonValue) => string;

/** The lists of a format whose order has no meaning, by the property that holds them. Other lists are single values. */
export type ListNames = Readonly<Record<string, NameEntry>>;

/** Converts JSON to a tree; `property` is the name of the property that holds the value. */
export function toTree(value: JsonValue, lists: ListNames, property = ''): PackageTree {
  if (isJsonArray(value)) {
    const nameEntry = Object.hasOwn(lists, property) ? lists[property] : undefined;
    if (!nameEntry) return { kind: 'leaf', value };
    return createList(value.map((entry) => [nameEntry(entry), toTree(entry, lists)] as const));
  }
  if (!isJsonObject(value)) return { kind: 'leaf', value };
  const children = new Map(Object.entries(value).map(([key, entry]) => [key, toTree(entry, lists, key)]));
  return { kind: 'object', children };
}

/** Creates a list of named entries. */
function createList(entries: readonly (readonly [string, PackageTree])[]): Branch {
  const counts = new Map<string, number>();
  const children = new Map<string, PackageTree>();
  for (const [name, entry] of entries) {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    // The mark before a number is part of no text of a package.
    children.set(count === 1 ? name : `${name}\u0001${count}`, entry);
  }
  return { kind: 'list', children };
}

/** Converts a tree back to JSON. */
export function fromTree(tree: PackageTree): JsonValue {
  if (tree.kind === 'leaf') return tree.value;
  if (tree.kind === 'list') return [...tree.children.values()].map(fromTree);
  return toJsonObject(tree.children);
}

function toJsonObject(children: ReadonlyMap<string, PackageTree>): JsonObject {
  return Object.fromEntries([...children].map(([key, child]) => [key, fromTree(child)]));
}

/** Creates a branch with named children. */
export function createBranch(children: Iterable<readonly [string, PackageTree | undefined]>): Branch {
  const present = new Map<string, PackageTree>();
  for (const [key, child] of children) if (child) present.set(key, child);
  return { kind: 'object', children: present };
}

/** Whether two trees have the same content. */
export function isSameTree(one: PackageTree, other: PackageTree): boolean {
  if (one.kind === 'leaf' || other.kind === 'leaf')
    return one.kind === other.kind && toSortedJson(fromTree(one)) === toSortedJson(fromTree(other));
  if (one.kind !== other.kind || one.children.size !== other.children.size) return false;
  return [...one.children].every(([key, child]) => {
    const partner = other.children.get(key);
    return partner !== undefined && isSameTree(child, partner);
  });
}

/** Whether a value is empty, false or null. */
export function isBlank(value: JsonValue): boolean {
  if (isJsonArray(value)) return value.length === 0;
  return isJsonObject(value) ? Object.keys(value).length === 0 : value === '' || value === false || value === null;
}

/** The property that every export creates again. */
export const generatedProperty = 'id';

const statistics: ReadonlySet<string> = new Set([generatedProperty, 'updated', 'lastUpdate', 'count']);

/** Whether a property is an id, a date or a count of the platform, which mean nothing to people. */
export function isStatistic(key: string): boolean {
  return statistics.has(key);
}

/** Returns a text that is the same for trees of the same content, whatever ids they have. */
export function digestTree(tree: PackageTree): string {
  return digest(toSortedJson(sortLists(tree)));
}

/** Converts a tree to JSON in which the entries of lists are in the order of their names. */
function sortLists(tree: PackageTree): JsonValue {
  if (tree.kind === 'leaf') return tree.value;
  const entries = [...tree.children].toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (tree.kind === 'list') return entries.map(([, child]) => sortLists(child));
  const lasting = entries.filter(([key]) => key !== generatedProperty);
  return Object.fromEntries(lasting.map(([key, child]) => [key, sortLists(child)]));
}

/** Computes a checksum of 52 bits, which detects edits of a text; it does not protect against forgery. */
function digest(text: string): string {
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
    high = (high << 13) | (high >>> 19);
  }
  return ((high >>> 0) % 0x100000).toString(36) + (low >>> 0).toString(36);
}
