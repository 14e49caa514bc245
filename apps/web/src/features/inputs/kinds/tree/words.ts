import { defineWords } from '../../../../words/define-words.ts';

const english = {
  node: 'node',
  none: (node: string) => `No ${node} yet`,
  addFirst: (node: string) => `Add the first ${node}`,
  addSibling: (node: string) => `Add ${node} at the same level`,
  addChild: (node: string) => `Add ${node} below`,
  unnamed: (node: string) => `New ${node}`,
  remove: (node: string) => `Remove ${node}`,
  edit: (node: string) => `Edit ${node}`,
  rename: (node: string) => `Rename ${node}`,
  open: (title: string) => `Show what is below ${title}`,
  close: (title: string) => `Hide what is below ${title}`,
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  cut: (title: string) => `${title} will be moved to where you paste it`,
  moved: (title: string) => `${title} has been moved`,
  keys: (cut: string, paste: string) =>
    `Arrow keys go through the tree, F2 renames, Enter edits, Alt with an arrow key moves, ${cut} and ${paste} move elsewhere, Delete removes.`,
  removeText: (title: string, below: number) =>
    below === 0
      ? `'${title}' will be removed.`
      : below === 1
        ? `'${title}' and the one below it will be removed.`
        : `'${title}' and the ${below} below it will be removed.`,
};

export type TreeWords = typeof english;

/** Interface words of trees. Names of nodes and inputs come from schemas. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
