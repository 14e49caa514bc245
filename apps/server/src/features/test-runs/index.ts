export { cancelTestRun } from './cancel-test-run.ts';
export { createTestRunner } from './create-test-runner.ts';
export { readCases } from './read-case-file.ts';
export { summarizeTests } from './summarize-tests.repository.ts';
export { registerTestRunner } from './wake-test-runner.ts';
