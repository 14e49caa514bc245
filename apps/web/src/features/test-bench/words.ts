import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  heading: 'Test bench',
  profile: 'Profile utterances',
  intro: 'Choose a project to see its tests, how they came out over time and what they cover.',
  project: 'Project',
  chooseProject: 'Choose a project',
  loading: 'Loading the projects',
  notLoaded: 'The projects could not be loaded',
  noProjects: 'No projects to test yet',
  noProjectsText: 'Tests are of Pro projects. Make one on the Pro site; its tests then stand here.',
  goToPro: 'Go to Pro',
  place: 'Where the test cases stand',
  inProject: 'In the project',
  newPlan: 'New test plan',
  planName: (project: string) => `Tests of ${project}`,
  overTime: 'Pass rate over time',
  allRuns: 'All runs',
  ofWhat: 'Runs of',
  chart: (count: number) => `Pass rate of the last ${count} runs, oldest first`,
  point: (name: string, number: number, percent: number) => `${name}, run ${number}: ${percent} % passed`,
  noFinished: 'The pass rate stands here once a run has ended.',
  compare: 'Compare two runs',
  earlier: 'Earlier run',
  later: 'Later run',
  runName: (name: string, number: number, when: string) => `${name} · ${number} (${when})`,
  sameOutcome: 'No case came out differently.',
  chooseTwo: 'Choose two runs to see which cases came out differently.',
  onlyEarlier: 'Only in the earlier run',
  case: 'Case',
  wasAndIs: 'Became',
  openInPro: 'Open in Pro',
};
export type TestBenchWords = Translated<typeof english>;

/** The words of the test bench. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
