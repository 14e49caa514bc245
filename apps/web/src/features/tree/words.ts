import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  project: 'Project',
  filterLabel: 'Filter the tree',
  filter: 'Filter',
  filterLooksAt: 'What the filter looks at',
  name: 'Name',
  id: 'Id',
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
  add: 'Add',
  workflow: 'Workflow',
  nothing: 'Nothing is called that.',
  unsaved: 'Unsaved changes',
  unsavedMark: 'unsaved changes',
  isHere: (person: string) => `${person} is here`,
  newName: (item: string) => `New name of ${item}`,
  more: (item: string) => `More about ${item}`,
  simulateFrom: 'Start here',
  rename: 'Rename',
  duplicate: 'Duplicate',
  moveTo: 'Move to…',
  whereUsed: 'Where used',
  profileUtterances: 'Profile utterances',
  remove: 'Delete…',
};
export type TreeWords = Translated<typeof english>;

/** The words of the tree and of what is done with whole items. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
