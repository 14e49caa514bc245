import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../../../words/define-words.ts';
import { useSteadyCommands } from '../table/commands/use-steady-commands.ts';
import { confirmRemoveNode } from './confirm-remove-node.ts';
import type { Tree } from './use-tree.ts';
import { words } from './words.ts';

/** The context of the nodes of a tree input. */
interface TreeBlock {
  readonly nodeName: string;
  /** The tree; none while it has no nodes. */
  readonly box: RefObject<HTMLElement | null>;
  readonly block: RefObject<HTMLElement | null>;
  getTitle(nodeId: string): string;
}

/**
 * Returns the function that removes a node, after a question when it has others below it. The focus goes to the tree, or to
 * the button that adds a node when it was the last one.
 */
export function useNodeRemoval(tree: Tree, { nodeName, box, block, getTitle }: TreeBlock): (nodeId: string) => void {
  const say = useWords(words);
  function removeAtOnce(nodeId: string) {
    flushSync(() => tree.remove(nodeId));
    const near = box.current ?? block.current?.querySelector<HTMLElement>('[data-add-node]');
    near?.focus();
  }
  const { remove } = useSteadyCommands({
    remove: (nodeId: string) =>
      confirmRemoveNode({ ...tree, remove: removeAtOnce }, nodeId, say.remove(nodeName), (below) =>
        say.removeText(getTitle(nodeId), below),
      ),
  });
  return remove;
}
