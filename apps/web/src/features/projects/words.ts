import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  heading: 'Projects',
  filter: 'Filter',
  filterLabel: 'Filter projects by name',
  newProject: 'New project',
  importProject: 'Import project',
  exportProject: 'Export…',
  recentlyDeleted: 'Recently deleted',
  loading: 'Loading projects',
  notLoaded: 'The projects could not be loaded',
  emptyTitle: 'No projects yet',
  empty:
    'A project is one assistant: its workflows, what it says and what it understands. Begin with a template or a blank canvas.',
  makeFirst: 'Make the first one',
  noneCalled: (text: string) => `No project is called “${text}”.`,
  more: (project: string) => `More for ${project}`,
  rename: 'Rename',
  newName: (project: string) => `New name of ${project}`,
  renaming: 'Renaming',
  renamed: 'Renamed',
  duplicate: 'Duplicate',
  duplicating: 'Duplicating',
  duplicated: 'Duplicated',
  remove: 'Delete',
  workflows: (count: number) => `${count} ${count === 1 ? 'workflow' : 'workflows'}`,
  nodes: (count: number) => `${count} ${count === 1 ? 'node' : 'nodes'}`,
  neverChanged: 'Never changed',
  theProject: (project: string) => `the project ${project}`,
  name: 'Name',
  namePlaceholder: 'What the assistant is called',
  beginWith: 'Begin with',
  blank: 'Blank',
  testPlan: 'Test plan',
  testPlanText: 'Test cases of another project, kept beside it.',
  testedProject: 'Tested project',
  projectType: (type: 'Pro' | 'One' | 'TestPlan') => ({ Pro: 'Pro', One: 'One', TestPlan: 'Test plan' })[type],
  blankText: 'One workflow with its Start node.',
  templatesNotLoaded: 'The templates could not be loaded',
  cancel: 'Cancel',
  create: 'Create',
  confirmTitle: 'Please Confirm',
  aboutToDelete: (what: string) =>
    `You are about to delete ${what}, for everybody in your team. For 30 days it can be brought back from “Recently deleted”.`,
  typeWord: (word: string) => `Type ${word} to confirm`,
  help: 'Read about deleting in the help',
};
export type ProjectsWords = Translated<typeof english>;

/** The words of the project list and what is done from it. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
