import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import ReporterOfAllErrors from './vitest-reporter.mjs';

test('the report has the errors outside of tests beside what Vitest reports', async () => {
  const root = mkdtempSync(join(tmpdir(), 'confab-reporter-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const reporter = new ReporterOfAllErrors({});
  reporter.onInit({
    config: { root, outputFile: { json: 'report.json' } },
    logger: { log: () => {} },
    snapshot: { summary: {} },
  });
  await reporter.onTestRunEnd([], [{ stack: 'Error: the worker died\n    at a.ts:1' }, { message: 'no stack' }]);
  expect(JSON.parse(readFileSync(join(root, 'report.json'), 'utf8'))).toMatchObject({
    numTotalTests: 0,
    unhandledErrors: ['Error: the worker died\n    at a.ts:1', 'no stack'],
  });
});
