import { importTextMax, testRunCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { cancelTestRun } from './cancel-test-run.ts';
import { executeTestRun } from './execute-test-run.ts';
import { exportTestResults } from './export-test-results.ts';
import { getTestResults } from './get-test-results.ts';
import { importTestCases } from './import-test-cases.ts';
import { reRunTest } from './re-run-test.ts';
import { tryTestCase } from './try-test-case.ts';

/** The calls about test runs. */
export const testRunRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, testRunCalls.execute, ({ caller, team, query }) =>
    executeTestRun(services, caller, team.teamId, query.testRunWorkflowId),
  );
  answer(app, testRunCalls.reRun, ({ team, query }) => reRunTest(services, team.teamId, query));
  answer(app, testRunCalls.results, ({ team, query }) => getTestResults(services, team.teamId, query));
  answer(app, testRunCalls.cancel, ({ body }) => cancelTestRun(services, body));
  answer(app, testRunCalls.tryCase, ({ caller, team, body }) => tryTestCase(services, caller, team.teamId, body));
  // The text is escaped in JSON, which can double its length.
  answer(app, testRunCalls.importCases, ({ caller, body, signal }) => importTestCases(services, caller, body, signal), {
    bodyLimit: importTextMax * 2 + 100_000,
  });
  answer(app, testRunCalls.exportFile, ({ team, query }) => exportTestResults(services, team.teamId, query));
};
