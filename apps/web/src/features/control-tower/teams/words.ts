import { defineWords, type Translated } from '../../../words/define-words.ts';

const english = {
  search: 'Find a team',
  searchHint: 'The beginning of its name, or its id',
  noneTitle: 'No team found',
  none: 'No team has a name that begins with this text.',
  members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  projects: (count: string) => `${count} projects`,
  created: 'Created',
  used: (used: string) => `${used} used`,
  usedOf: (used: string, allowed: string) => `${used} of ${allowed} used`,
  nearlyFull: 'Nearly full',
  full: 'Full',
  limit: 'Storage in megabytes',
  limitOf: (name: string) => `Storage of ${name}`,
  ownLimit: 'Set for this team only.',
  usualLimit: 'The limit of every team.',
  setLimit: 'Set the limit',
  removeLimit: 'Use the limit of every team',
  show: 'Members, projects and limit',
  membersOf: (name: string) => `Members of ${name}`,
  projectsOf: (name: string) => `Projects of ${name}`,
  limitChangesOf: (name: string) => `Limits set for ${name}`,
  setTo: 'Storage',
  limitOfAll: 'Limit of every team',
  setBy: 'Set by',
  setAt: 'When',
  person: 'Person',
  role: 'Role',
  disabled: 'Disabled',
  project: 'Project',
  content: 'Content',
  noProjects: 'This team has no projects.',
  loading: 'Loading the team',
  failed: 'The team could not be loaded',
};
export type TeamListWords = Translated<typeof english>;

/** The texts of the teams in the control tower. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
