import { defineWords, type Translated } from '../../words/define-words.ts';
import { formatNumber } from '../../words/numbers/format-number.ts';

const english = {
  title: 'Recently deleted',
  inProject:
    'Items deleted from this project are kept for 30 days. Restored items return to their place with their connections.',
  inTeam: 'Deleted projects of this team are kept for 30 days. Restored projects are unchanged but not published.',
  loading: 'Loading deleted items',
  notLoaded: 'Could not load the deleted items',
  empty: 'Nothing deleted',
  emptyText: 'You can restore deleted items here for 30 days.',
  restore: 'Restore',
  restoreItem: (name: string) => `Restore ${name}`,
  restored: (name: string) => `${name} has been restored.`,
  emptyAll: 'Empty Recently deleted…',
  emptyTitle: 'Empty Recently deleted',
  emptyProjects:
    'You are about to delete all projects in this list forever, for everyone in your team. This cannot be undone.',
  emptyItems:
    'You are about to delete all items in this list forever, for everyone in your team. This cannot be undone.',
  emptyConfirm: 'Delete forever',
  emptied: 'Recently deleted is empty.',
  emptying: 'Recently deleted is being emptied. There is a lot in it, so it takes a few minutes to free the storage.',
  close: 'Close',
  by: (when: string, name: string) => (name === '' ? `Deleted ${when}` : `Deleted ${when} by ${name}`),
  left: (days: number) => (days === 0 ? 'expires today' : days === 1 ? '1 day left' : `${days} days left`),
  node: (workflow: string) => (workflow === '' ? 'Node' : `Node in ${workflow}`),
  workflow: (nodes: number) =>
    nodes === 1 ? 'Workflow with 1 node' : `Workflow with ${formatNumber(nodes, 'en')} nodes`,
  page: (llama: string) => (llama === '' ? 'Page' : `Page in ${llama}`),
  llama: (pages: number) => (pages === 1 ? 'Chapter with 1 page' : `Chapter with ${formatNumber(pages, 'en')} pages`),
  project: (nodes: number) => (nodes === 1 ? 'Project with 1 node' : `Project with ${formatNumber(nodes, 'en')} nodes`),
  oneProject: (pages: number) =>
    pages === 1 ? 'Project with 1 page' : `Project with ${formatNumber(pages, 'en')} pages`,
};

/** Interface words of the recently deleted items. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
export type RecentlyDeletedWords = Translated<typeof english>;
