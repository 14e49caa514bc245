/** The most steps of a test case that runs. */
export const testStepsMax = 100;

/** Errors of test runs, and reasons why a case could not be run to its end. */
export const testRunMessages = {
  fileTooLarge: 'The file is too large; 2 MB is the most.',
  noCases: 'There is no test case to run yet.',
  tooManyCases: 'A run can have at most {most} test cases.',
  tooManyOpenRuns: 'A team can have at most {most} test runs under way. Wait for one to end, or cancel it.',
  noSteps: 'The case has no steps.',
  tooManySteps: `A case can have at most ${testStepsMax} steps.`,
  tookTooLong: 'The case took longer than a minute and was stopped.',
  serverEnded: 'The server ended every time this case was run.',
  notRunnable: 'The case could not be run. This is a fault of Confab.',
  invalidTarget: 'Only a Pro or a One project can be tested.',
  targetNotChosen: 'Choose the project that is to be tested.',
  targetMissing: 'The project that is to be tested is not there any more.',
  exportNotChosen: 'Choose a run, or a suite for CSV.',
} as const;
