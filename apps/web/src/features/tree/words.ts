import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  project: 'Project',
  filterLabel: 'Filter the tree',
  filter: 'Filter',
  filterLooksAt: 'Filter options',
  name: 'Name',
  id: 'ID',
  tests: 'Show tests',
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
  add: 'Add',
  readyModule: 'Ready module…',
  workflow: 'Workflow',
  nothing: 'No matches.',
  unsaved: 'Unsaved changes',
  unsavedMark: 'unsaved changes',
  isHere: (person: string) => `${person} is here`,
  newName: (item: string) => `New name of ${item}`,
  more: (item: string) => `Actions for ${item}`,
  simulateFrom: 'Start here',
  rename: 'Rename',
  duplicate: 'Duplicate',
  moveTo: 'Move to…',
  exportItem: 'Export…',
  whereUsed: 'Find usages',
  profileUtterances: 'Profile utterances',
  remove: 'Delete…',
};
export type TreeWords = Translated<typeof english>;

/** Interface words of the tree and of item menus. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
