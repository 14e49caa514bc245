import type { KeyboardEvent } from 'react';
import { findMoveTarget, findTreeStep } from './tree-keys.ts';
import type { Tree } from './use-tree.ts';
import type { TreeWords } from './words.ts';

interface TreeKeys {
  readonly tree: Tree;
  readonly words: TreeWords;
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
  readonly getTitle: (id: string) => string;
  /** Announces that a node has moved. */
  readonly announceMove: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly open: (id: string) => void;
  readonly rename: (id: string) => void;
}

/** Creates the key handler of a tree: navigate, rename, open, move with Alt, cut, paste and remove. */
export function createTreeKeyHandler(keys: TreeKeys): (event: KeyboardEvent) => void {
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

function handleCommand(
  { tree, words, announce, getTitle, announceMove }: TreeKeys,
  key: string,
  active: string,
): boolean {
  if (key.toLowerCase() === 'x' && tree.canMove) {
    tree.cut(active);
    announce(words.cut(getTitle(active)));
    return true;
  }
  if (key.toLowerCase() !== 'v') return false;
  if (tree.cutId !== undefined && tree.move(tree.cutId, { parentId: active })) announceMove(tree.cutId);
  return true;
}

function handleMove({ tree, announceMove }: TreeKeys, key: string, active: string): boolean {
  const place = findMoveTarget(tree.shape, active, key);
  if (place && tree.move(active, place)) announceMove(active);
  return key.startsWith('Arrow');
}

function handlePlain({ tree, remove, open, rename }: TreeKeys, key: string, active: string): boolean {
  const step = findTreeStep(tree.lines, tree.shape, active, key);
  // A colleague may have moved the active node below a closed one.
  const isShown = tree.lines.some(({ id }) => id === tree.activeId);
  if (!isShown && key.startsWith('Arrow')) tree.select(active);
  else if (step && 'go' in step) tree.select(step.go);
  else if (step) tree.toggle(step.toggle);
  else if (key === 'F2' && tree.isEnabled) rename(active);
  else if (key === 'Enter') open(active);
  else if (key === 'Delete') remove(active);
  else if (key === 'Escape' && tree.cutId !== undefined) tree.cut(undefined);
  else return key.startsWith('Arrow');
  return true;
}
