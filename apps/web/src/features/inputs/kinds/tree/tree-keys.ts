import { emptyId } from '@confab/model';
import { isWithin, type TreePlace, type TreeShape } from '@confab/inputs';
import type { TreeLine } from './list-tree-lines.ts';

/** The effect of a key: go to another line, or expand or collapse the current line. */
export type TreeStep = { readonly go: string } | { readonly toggle: string } | undefined;

/** Maps a key to its effect by the ARIA tree pattern. */
export function findTreeStep(lines: readonly TreeLine[], shape: TreeShape, activeId: string, key: string): TreeStep {
  const at = lines.findIndex(({ id }) => id === activeId);
  const line = lines[at];
  if (!line) return undefined;
  const go = (id: string | undefined): TreeStep => (id === undefined ? undefined : { go: id });
  switch (key) {
    case 'ArrowDown':
      return go(lines[at + 1]?.id);
    case 'ArrowUp':
      return go(lines[at - 1]?.id);
    case 'Home':
      return go(lines[0]?.id);
    case 'End':
      return go(lines.at(-1)?.id);
    case 'ArrowRight':
      if (!line.hasChildren) return undefined;
      return line.isOpen ? go(lines[at + 1]?.id) : { toggle: line.id };
    case 'ArrowLeft':
      return line.isOpen ? { toggle: line.id } : go(shape.parentOf.get(line.id));
    default:
      return undefined;
  }
}

/** The position to which Alt with an arrow key moves a node: among its siblings, out of its parent, or into the sibling above it. */
export function findMoveTarget(
  { roots, childrenOf, parentOf }: TreeShape,
  id: string,
  key: string,
): TreePlace | undefined {
  const parent = parentOf.get(id);
  const siblings = parent === undefined ? roots : (childrenOf.get(parent) ?? []);
  const at = siblings.indexOf(id);
  const here = parent ?? emptyId;
  switch (key) {
    case 'ArrowUp':
      return at > 0 ? { parentId: here, beforeId: siblings[at - 1] } : undefined;
    case 'ArrowDown':
      return at < siblings.length - 1 ? { parentId: here, beforeId: siblings[at + 2] } : undefined;
    case 'ArrowRight': {
      const above = siblings[at - 1];
      return above === undefined ? undefined : { parentId: above };
    }
    case 'ArrowLeft': {
      if (parent === undefined) return undefined;
      return {
        parentId: parentOf.get(parent) ?? emptyId,
        beforeId: findNextSibling({ roots, childrenOf, parentOf }, parent),
      };
    }
    default:
      return undefined;
  }
}

/** The sibling after a node. */
export function findNextSibling({ roots, childrenOf, parentOf }: TreeShape, id: string): string | undefined {
  const parent = parentOf.get(id);
  const siblings = parent === undefined ? roots : (childrenOf.get(parent) ?? []);
  return siblings[siblings.indexOf(id) + 1];
}

/** The top node that a node is below, or the node itself. */
export function findRoot({ parentOf }: TreeShape, id: string): string {
  let root = id;
  for (let at = parentOf.get(id); at !== undefined; at = parentOf.get(at)) root = at;
  return root;
}

/** The position directly after a node; without a node, the end of the top level. */
export function getPlaceAfter(shape: TreeShape, id: string | undefined): TreePlace {
  if (id === undefined) return { parentId: emptyId };
  return { parentId: shape.parentOf.get(id) ?? emptyId, beforeId: findNextSibling(shape, id) };
}

/** The line to select after a node is removed: the next remaining line, or the line above. */
export function findNextLine(lines: readonly TreeLine[], shape: TreeShape, id: string): string | undefined {
  const at = lines.findIndex((line) => line.id === id);
  const next = lines.slice(at + 1).find((line) => !isWithin(shape, line.id, id)) ?? lines[at - 1];
  return next?.id;
}
