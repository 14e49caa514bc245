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
  notLoaded: 'Could not load the projects',
  emptyTitle: 'No projects yet',
  empty:
    'A project is one assistant: its workflows, its responses and the language it understands. Start with a template or a blank canvas.',
  makeFirst: 'Create a project',
  noneCalled: (text: string) => `No projects match “${text}”.`,
  more: (project: string) => `Actions for ${project}`,
  rename: 'Rename',
  newName: (project: string) => `New name of ${project}`,
  renaming: 'RenameRequest',
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
  namePlaceholder: 'Name of the assistant',
  beginWith: 'Start with',
  blank: 'Blank',
  testPlan: 'Test plan',
  testPlanText: 'Test cases for another project.',
  testedProject: 'Project to test',
  projectType: (type: 'Pro' | 'One' | 'TestPlan') => ({ Pro: 'Pro', One: 'One', TestPlan: 'Test plan' })[type],
  blankText: 'One workflow with its Start node.',
  templatesNotLoaded: 'Could not load the templates',
  cancel: 'Cancel',
  create: 'Create',
  confirmTitle: 'Please Confirm',
  aboutToDelete: (what: string) =>
    `You are about to delete ${what}, for everyone in your team. You can restore it from “Recently deleted” for 30 days.`,
  typeWord: (word: string) => `Type ${word} to confirm`,
  help: 'Learn more about deleting',
};
export type ProjectsWords = Translated<typeof english>;

/** Interface words of the project list and its dialogs. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
