import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  project: 'Project',
  chooseProject: 'Choose a project',
  loading: 'Loading the projects',
  notLoaded: 'The projects could not be loaded',
  goToPro: 'Go to Pro',
  notHere: 'Project not found',
  notHereText: (team: string) => `${team} does not have this project. Choose another project, or switch teams above.`,
  openProfiler: 'Utterance profiler',
};
export type ChosenProjectWords = Translated<typeof english>;

/** Interface words of pages that show one chosen project. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
