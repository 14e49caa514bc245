import type { KeyboardEvent } from 'react';
import { keyPlace, treeStep } from './tree-keys.ts';
import type { Tree } from './use-tree.ts';
import type { TreeWords } from './words.ts';

interface TreeKeys {
  readonly tree: Tree;
  readonly words: TreeWords;
  /** Tells screen readers. */
  readonly say: (text: string) => void;
  readonly titleOf: (id: string) => string;
  /** Tells that a node has moved. */
  readonly told: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly open: (id: string) => void;
  readonly rename: (id: string) => void;
}

/** What the keys do in a tree: going through it, renaming, opening, moving with Alt, cutting and pasting, removing. */
export function treeKeyHandler(keys: TreeKeys): (event: KeyboardEvent) => void {
  const { tree } = keys;
  return (event) => {
    if (event.target !== event.currentTarget) return;
    const active = tree.activeId ?? tree.lines[0]?.id;
    if (active === undefined) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const handle = isCommand ? handleCommand : event.altKey ? handleMove : handlePlain;
    if (!handle(keys, event.key, active)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function handleCommand({ tree, words, say, titleOf, told }: TreeKeys, key: string, active: string): boolean {
  if (key.toLowerCase() === 'x' && tree.canMove) {
    tree.cut(active);
    say(words.cut(titleOf(active)));
    return true;
  }
  if (key.toLowerCase() !== 'v') return false;
  if (tree.cutId !== undefined && tree.move(tree.cutId, { parentId: active })) told(tree.cutId);
  return true;
}

function handleMove({ tree, told }: TreeKeys, key: string, active: string): boolean {
  const place = keyPlace(tree.shape, active, key);
  if (place && tree.move(active, place)) told(active);
  return key.startsWith('Arrow');
}

function handlePlain({ tree, remove, open, rename }: TreeKeys, key: string, active: string): boolean {
  const step = treeStep(tree.lines, tree.shape, active, key);
  if (tree.activeId === undefined && key.startsWith('Arrow')) tree.select(active);
  else if (step && 'go' in step) tree.select(step.go);
  else if (step) tree.toggle(step.toggle);
  else if (key === 'F2' && tree.isEnabled) rename(active);
  else if (key === 'Enter') open(active);
  else if (key === 'Delete') remove(active);
  else if (key === 'Escape' && tree.cutId !== undefined) tree.cut(undefined);
  else return key.startsWith('Arrow');
  return true;
}
