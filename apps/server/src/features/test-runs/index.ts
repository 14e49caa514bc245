export { cancelTestRun } from './cancel-test-run.ts';
export { summarizeTests } from './summarize-tests.repository.ts';
