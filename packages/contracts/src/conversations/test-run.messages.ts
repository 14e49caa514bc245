/** The most steps of a test case that runs. */
export const testStepsMax = 100;

/** Errors of test runs, and reasons why a case could not be run to its end. */
export const testRunMessages = {
  fileTooLarge: 'The file is too large. It can have at most 2 MB.',
  noCases: 'There is no test case to run yet.',
  tooManyCases: 'A run can have at most {most} test cases.',
  tooManyOpenRuns: 'A team can have at most {most} test runs in progress. Wait for one to end, or cancel it.',
  noSteps: 'The case has no steps.',
  tooManySteps: `A case can have at most ${testStepsMax} steps.`,
  tookTooLong: 'The case took longer than a minute and was stopped.',
  serverEnded: 'The server stopped each time this case was run.',
  notRunnable: 'The case could not be run because of an error in Confab.',
  invalidTarget: 'Only a Pro or a One project can be tested.',
  targetNotChosen: 'Choose the project to test.',
  targetMissing: 'The project to test no longer exists.',
  exportNotChosen: 'Choose a test run, or a suite to export as CSV.',
} as const;
