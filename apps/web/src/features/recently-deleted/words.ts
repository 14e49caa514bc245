import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  title: 'Recently deleted',
  inProject:
    'What was deleted in this project is kept for 30 days. Restored, it has its place and its connections again.',
  ofTeam: 'Deleted projects of this team are kept for 30 days. Restored, they are as they were, but not published.',
  loading: 'Loading what was deleted',
  notLoaded: 'What was deleted could not be loaded',
  empty: 'Nothing was deleted',
  emptyText: 'What is deleted from now on can be brought back from here for 30 days.',
  restore: 'Restore',
  restoreItem: (name: string) => `Restore ${name}`,
  restored: (name: string) => `${name} is back.`,
  close: 'Close',
  by: (when: string, name: string) => (name === '' ? `Deleted ${when}` : `Deleted ${when} by ${name}`),
  left: (days: number) => (days === 0 ? 'goes today' : days === 1 ? '1 day left' : `${days} days left`),
  node: (workflow: string) => (workflow === '' ? 'Node' : `Node in ${workflow}`),
  workflow: (nodes: number) => (nodes === 1 ? 'Workflow with 1 node' : `Workflow with ${nodes} nodes`),
  page: (llama: string) => (llama === '' ? 'Page' : `Page in ${llama}`),
  llama: (pages: number) => (pages === 1 ? 'Chapter with 1 page' : `Chapter with ${pages} pages`),
  project: (nodes: number) => (nodes === 1 ? 'Project with 1 node' : `Project with ${nodes} nodes`),
};

/** The words of the bin. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
export type BinWords = Translated<typeof english>;
