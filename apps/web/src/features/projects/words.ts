import { defineWords, type Translated } from '../../words/define-words.ts';
import type { ProjectOrder } from './arrange-projects.ts';
import { formatNumber } from '../../words/numbers/format-number.ts';

const english = {
  heading: 'Projects',
  actions: 'Actions',
  filter: 'Filter',
  filterLabel: 'Filter projects by name or folder',
  newProject: 'New project',
  firstWorkflow: 'Main',
  importProject: 'Import project',
  exportProject: 'Export…',
  recentlyDeleted: 'Recently deleted',
  loading: 'Loading projects',
  notLoaded: 'Could not load the projects',
  emptyTitle: 'No projects yet',
  empty:
    'A project is one assistant: its workflows, its responses and the language it understands. Start with a template or a blank canvas.',
  makeFirst: 'Create your first project',
  firstSteps: 'First steps',
  stepCreate: 'Create a project from a template, or start blank.',
  stepTry: 'Talk to it in the simulator and change what it says.',
  stepPublish: 'Publish it, and share the link of its chat page.',
  noneCalled: (text: string) => `No projects match “${text}”.`,
  more: (project: string) => `Actions for ${project}`,
  rename: 'Rename',
  newName: (project: string) => `New name of ${project}`,
  renaming: 'Renaming',
  renamed: 'Renamed',
  moveToFolder: 'Move to folder…',
  moveToFolderOf: (project: string) => `Move ${project} to a folder`,
  folder: 'Folder',
  folderHint: 'Choose a folder or type the name of a new one. Leave it empty for no folder.',
  noFolder: 'No folder',
  move: 'Move',
  sort: 'Sort by',
  sortedBy: (order: ProjectOrder) => ({ lastChange: 'Last change', name: 'Name' })[order],
  people: 'Last changed by',
  openedBy: 'Open now for',
  isHere: (person: string) => `${person} is here`,
  morePeople: 'and more',
  duplicate: 'Duplicate',
  duplicating: 'Duplicating',
  duplicated: 'Duplicated',
  turnIntoPro: 'Turn into a Pro project',
  remove: 'Delete',
  workflows: (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'workflow' : 'workflows'}`,
  chapters: (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'chapter' : 'chapters'}`,
  pages: (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'page' : 'pages'}`,
  nodes: (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'node' : 'nodes'}`,
  /** The name of a publish status, from its English name. */
  status: (english: string) => english,
  neverChanged: 'Never changed',
  theProject: (project: string) => `the project ${project}`,
  name: 'Name',
  language: 'Language',
  namePlaceholder: 'Name of the assistant',
  beginWith: 'Start from',
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
  aboutToDelete: (what: string, count: number) =>
    `You are about to delete ${what}, for everyone in your team. You can restore ${count === 1 ? 'it' : 'them'} from “Recently deleted” for 30 days.`,
  deletesLive: 'It is live: its assistant stops answering at once. A restored project has to be published again.',
  /** Takes the names of at least one person. */
  isOpenFor: ([first = '', second, ...more]: readonly string[]) => {
    if (second === undefined) return `${first} has it open at the moment.`;
    const names = more.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${more.length} more`;
    return `${names} have it open at the moment.`;
  },
  typeWord: (word: string) => `Type ${word} to confirm`,
  help: 'Learn more about deleting',
};
export type ProjectsWords = Translated<typeof english>;

/** Interface words of the project list and its dialogs. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
