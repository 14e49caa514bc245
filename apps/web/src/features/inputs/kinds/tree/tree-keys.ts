import { emptyId } from '@confab/model';
import { isWithin, type TreePlace, type TreeShape } from '@confab/inputs';
import type { TreeLine } from './tree-rows.ts';

/** Where a key leads to: another line, or opening or closing the one it is on. */
export type TreeStep = { readonly go: string } | { readonly toggle: string } | undefined;

/** The keys of the ARIA tree pattern. */
export function treeStep(lines: readonly TreeLine[], shape: TreeShape, activeId: string, key: string): TreeStep {
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

/** Where Alt with an arrow key brings a node: among its siblings, out of its parent, or into the sibling above it. */
export function keyPlace({ roots, childrenOf, parentOf }: TreeShape, id: string, key: string): TreePlace | undefined {
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
      return { parentId: parentOf.get(parent) ?? emptyId, beforeId: after({ roots, childrenOf, parentOf }, parent) };
    }
    default:
      return undefined;
  }
}

/** The sibling that follows a node. */
export function after({ roots, childrenOf, parentOf }: TreeShape, id: string): string | undefined {
  const parent = parentOf.get(id);
  const siblings = parent === undefined ? roots : (childrenOf.get(parent) ?? []);
  return siblings[siblings.indexOf(id) + 1];
}

/** The place right after a node, or at the end of the top. */
export function placeBeside(shape: TreeShape, id: string | undefined): TreePlace {
  if (id === undefined) return { parentId: emptyId };
  return { parentId: shape.parentOf.get(id) ?? emptyId, beforeId: after(shape, id) };
}

/** The line to go to when a node is removed: the next that stays, else the one above. */
export function lineAfter(lines: readonly TreeLine[], shape: TreeShape, id: string): string | undefined {
  const at = lines.findIndex((line) => line.id === id);
  const next = lines.slice(at + 1).find((line) => !isWithin(shape, line.id, id)) ?? lines[at - 1];
  return next?.id;
}
