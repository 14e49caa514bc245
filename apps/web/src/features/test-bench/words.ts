import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  heading: 'Test bench',
  intro: 'Choose a project to see its tests, pass rate and coverage.',
  noProjects: 'No projects to test yet',
  noProjectsText: 'The test bench runs tests of Pro projects. Create one on the Pro site first.',
  location: 'Location of the test cases',
  inProject: 'In the project',
  newPlan: 'New test plan',
  planName: (project: string) => `Tests of ${project}`,
  overTime: 'Pass rate over time',
  allRuns: 'All runs',
  filterRuns: 'Filter runs',
  chart: (count: number) =>
    count === 1 ? 'Pass rate of the last run' : `Pass rate of the last ${count} runs, oldest first`,
  point: (name: string, number: number, percent: number) => `${name}, run ${number}: ${percent} % passed`,
  passed: 'Passed',
  failed: 'Failed',
  noFinished: 'The pass rate appears here after the first finished run.',
  compare: 'Compare two runs',
  earlier: 'Earlier run',
  later: 'Later run',
  runName: (name: string, number: number, when: string) => `${name} · ${number} (${when})`,
  sameOutcome: 'All cases have the same outcome in both runs.',
  chooseTwo: 'Finish at least two runs to compare their outcomes.',
  onlyEarlier: 'Only in the earlier run',
  case: 'Case',
  change: 'Change',
  openInPro: 'Open in Pro',
};
export type TestBenchWords = Translated<typeof english>;

/** Interface words of the test bench. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
