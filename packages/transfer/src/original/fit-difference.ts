import {
  isJsonArray,
  isJsonObject,
  limits,
  measureJson,
  parseBoundedJson,
  type JsonObject,
  type JsonValue,
} from '@confab/model';
import { digestTree, generatedProperty, isStatistic } from './package-tree.ts';
import type { TreeDifference } from './tree-difference.ts';

/** The largest stored difference in bytes. */
const bytesMax = 640 * 1024;

/** The bytes of a project's item that a stored difference must leave to its authors. */
const bytesForAuthors = 128 * 1024;

/** The number of values in a stored difference: each has at least two characters. */
export const differencePartsMax = 200_000;

const blankDigests: ReadonlySet<string> = new Set(
  ['', false, null, [], {}].map((value) => digestTree({ kind: 'leaf', value })),
);

/** Edits of a branch that are stored or left out together. */
interface EditGroup {
  readonly place: readonly string[];
  readonly edits: readonly (readonly JsonValue[])[];
}

interface FittedDifference {
  /** The stored text; empty for nothing. */
  readonly text: string;
  /** The paths of the edits that are not stored. */
  readonly omitted: readonly (readonly string[])[];
}

/** Returns how many bytes a difference can have in a project with these values. */
export function getDifferenceRoom(values: JsonObject): number {
  const left = limits.nodeBytesMax - bytesForAuthors - countBytes(JSON.stringify(values));
  return Math.max(0, Math.min(bytesMax, left));
}

/**
 * Formats the edits of a difference that fit. Blank properties, and ids, dates and counts of the platform are the first
 * to be left out, then the last edits. An edit that could not be read again, such as one of a file with a NUL
 * character, is always left out.
 */
export function fitDifference(difference: TreeDifference | undefined, room: number): FittedDifference {
  const groups = difference === undefined ? [] : listGroups(difference, []);
  const sections = (difference ?? []).filter((edit) => isJsonArray(edit));
  const added = sections.filter((section) => kindOf(section) === '*').map(([key]) => String(key));
  const [minor, contents] = [groups.filter(isMinor), groups.filter((group) => !isMinor(group))];
  const tree = new EditTree(room, new Set(added));
  const omitted = [...contents, ...minor].filter((group) => !tree.add(group));
  return {
    text: tree.isEmpty() ? '' : JSON.stringify(tree.toDifference()),
    omitted: omitted.flatMap(({ place, edits }) =>
      edits
        .filter((edit) => !isBlankRemoval(edit))
        .map((edit) => [...place, String(edit[0]), ...(kindOf(edit) === '#' ? [generatedProperty] : [])]),
    ),
  };
}

/** Whether edits concern only ids, dates, counts and blank properties. */
function isMinor({ edits }: EditGroup): boolean {
  return edits.every((change) => {
    const [key, edit] = change;
    const [kind, value = null] = isJsonArray(edit) ? edit : [];
    // A slot can be called like a property.
    return kind === '#' || isBlankRemoval(change) || (isStatistic(String(key)) && !isJsonObject(value));
  });
}

/** Whether an edit removes a property without a value, which changes no meaning. */
function isBlankRemoval([, edit]: readonly JsonValue[]): boolean {
  const [kind, digest] = isJsonArray(edit) ? edit : [];
  return kind === '-' && typeof digest === 'string' && blankDigests.has(digest);
}

/**
 * Lists the edits of a difference by their branches. What replaces a removed part is stored only with the removal, so that
 * an export has neither both nor none of them.
 */
function listGroups(difference: TreeDifference, place: readonly string[]): readonly EditGroup[] {
  const edits = difference.slice(1).filter((edit) => isJsonArray(edit));
  const isReplacing = edits.some((edit) => kindOf(edit) === '-');
  const replacing = edits.filter((edit) => isReplacing && (kindOf(edit) === '-' || kindOf(edit) === '+'));
  const others = edits.filter((edit) => !replacing.includes(edit));
  return [
    ...(replacing.length > 0 ? [{ place, edits: replacing }] : []),
    ...others.flatMap((edit): readonly EditGroup[] => {
      const [key, nested] = edit;
      return (kindOf(edit) === '/' || kindOf(edit) === '*') && isJsonArray(nested)
        ? listGroups(nested, [...place, String(key)])
        : [{ place, edits: [edit] }];
    }),
  ];
}

function kindOf([, edit]: readonly JsonValue[]): JsonValue | undefined {
  return isJsonArray(edit) ? edit[0] : undefined;
}

interface EditBranch {
  readonly edits: JsonValue[];
  readonly branches: Map<string, EditBranch>;
}

const createEditBranch = (): EditBranch => ({ edits: [], branches: new Map() });

/** The stored edits by their branches. */
class EditTree {
  readonly #root = createEditBranch();
  readonly #added: ReadonlySet<string>;
  readonly #room: number;
  #bytes = '["/"]'.length;
  #parts = 1;

  /** @param added the sections that an export does not write */
  constructor(room: number, added: ReadonlySet<string>) {
    this.#room = room;
    this.#added = added;
  }

  isEmpty(): boolean {
    return this.#parts === 1;
  }

  /** Adds edits if they fit. */
  add({ place, edits }: EditGroup): boolean {
    const text = edits.map((edit) => JSON.stringify(edit)).join(',');
    const missing = place.slice(this.#countBranches(place));
    // A branch is stored as `["key",["/",…]],`.
    const around = missing.map((key) => `[${JSON.stringify(key)},["/",]],`).join('');
    // The text is a value of the JSON of an item.
    const bytes = this.#bytes + countBytes(JSON.stringify(`${around}${text},`)) - '""'.length;
    if (bytes > this.#room) return false;
    const whole = JSON.stringify(nest(place, edits));
    const parts = this.#parts + measureJson(text, differencePartsMax).parts + missing.length * 4;
    if (parts > differencePartsMax || parseBoundedJson(whole, differencePartsMax).fault) return false;
    const branch = place.reduce((parent, key) => {
      const child = parent.branches.get(key) ?? createEditBranch();
      parent.branches.set(key, child);
      return child;
    }, this.#root);
    branch.edits.push(...edits);
    this.#bytes = bytes;
    this.#parts = parts;
    return true;
  }

  #countBranches(place: readonly string[]): number {
    let branch: EditBranch | undefined = this.#root;
    let count = 0;
    for (const key of place) {
      branch = branch.branches.get(key);
      if (!branch) break;
      count += 1;
    }
    return count;
  }

  toDifference(): TreeDifference {
    const { edits, branches } = this.#root;
    const sections = [...branches].map(([key, branch]) => [
      key,
      toDifference(branch, this.#added.has(key) ? '*' : '/'),
    ]);
    return ['/', ...edits, ...sections];
  }
}

function toDifference({ edits, branches }: EditBranch, kind: '/' | '*' = '/'): TreeDifference {
  return [kind, ...edits, ...[...branches].map(([key, branch]) => [key, toDifference(branch)])];
}

/** Counts the bytes of a text in UTF-8. */
function countBytes(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // A surrogate pair has four bytes, two per half.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3;
  }
  return bytes;
}

/** The difference that has only these edits. */
function nest(place: readonly string[], edits: readonly JsonValue[]): JsonValue {
  return place.reduceRight<JsonValue>((nested, key) => ['/', [key, nested]], ['/', ...edits]);
}
