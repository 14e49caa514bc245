export { summarizeTests } from './summarize-tests.repository.ts';
