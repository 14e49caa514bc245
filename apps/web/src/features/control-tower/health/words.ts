import { defineWords, type Translated } from '../../../words/define-words.ts';

const english = {
  parts: 'Parts of the installation',
  loading: 'Checking every part',
  failed: 'The health of the server could not be loaded',
  database: 'Database',
  redis: 'Redis',
  storage: 'File storage',
  mail: 'Mail',
  hub: 'Live hub',
  Working: 'Working',
  Slow: 'Slow',
  Failing: 'Failing',
  Unused: 'Not used',
  took: (milliseconds: string) => `answered in ${milliseconds} ms`,
  timeout: 'No answer in time',
  error: (code: string) => `Error ${code}`,
  mailCount: (count: string) => `${count} waiting`,
  hubCount: (count: string) => (count === '1' ? '1 connection' : `${count} connections`),
  redisCount: (count: string) => (count === '1' ? '1 server process' : `${count} server processes`),
  version: (version: string, node: string) => `Version ${version} on Node ${node}`,
  started: 'Started',
  jobs: 'Repeating jobs of this server process',
  job: 'Job',
  every: 'Every',
  lastRun: 'Last run',
  duration: 'Took',
  result: 'Result',
  action: 'Action',
  seconds: (count: string) => `${count} s`,
  minutes: (count: string) => `${count} min`,
  never: 'Not yet',
  running: 'Running',
  fine: 'Succeeded',
  failing: 'Failed',
  lastError: 'Last failure',
  run: 'Run now',
  runOf: (job: string) => `Run ${job} now`,
};
export type HealthWords = Translated<typeof english>;

/** The texts of the health page. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
