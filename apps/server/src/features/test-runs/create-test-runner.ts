import { testRunMessages } from '@confab/contracts';
import { computeCoverage, mergeVisits, collectVisits } from '@confab/test-cases';
import { type CaseOutcome, readJsonText, toJsonText } from '@confab/model';
import type { Db, Services } from '../../services.ts';
import { pack } from '../../core/versions/content.ts';
import { getFrozenProgram } from '../../core/releases/programs.ts';
import { asProjectSource } from '../../core/releases/runnable.ts';
import { readAssetText } from '../conversations/index.ts';
import { runCase } from './cases/run-case.ts';
import { toRunProgress } from './run-summary.ts';
import {
  claimResult,
  endResult,
  releaseClaims,
  renewLeases,
  type ClaimedResult,
  type Claimer,
} from './claims.repository.ts';
import { hasUnfinishedResults, listVisits } from './test-results.repository.ts';
import { endRun, findRound, findRun, findSource, lockRun } from './test-runs.repository.ts';

/** Cases that a process runs at once, and cases of one team that run at once in all processes. */
const maxConcurrentCases = 4;
const maxCasesPerTeam = 4;
const leaseSeconds = 20;
const renewMs = 5_000;
/** A case is given up after so many processes stopped while running it. */
const maxClaims = 3;

/** Runs queued cases, together with the other processes. */
export interface TestRunner {
  /** Runs queued cases until none is left. */
  work(): Promise<void>;
  /** Stops after the current turns and releases the unfinished cases. */
  stop(): Promise<void>;
}

export function createTestRunner(services: Services): TestRunner {
  const { db, log, hub } = services;
  const claimer: Claimer = { id: services.newId(), leaseSeconds };
  let isStopped = false;
  let working: Promise<void> = Promise.resolve();

  return {
    work() {
      working = workAll();
      return working;
    },
    async stop() {
      isStopped = true;
      await working.catch(() => undefined);
      await releaseClaims(db, claimer);
    },
  };

  async function workAll() {
    const renewing = setInterval(() => void renewLeases(db, claimer).catch(logRenewalFailure), renewMs);
    try {
      await Promise.all(Array.from({ length: maxConcurrentCases }, runCases));
    } finally {
      clearInterval(renewing);
    }
  }

  async function runCases() {
    while (!isStopped) {
      const claimed = await claimResult(db, claimer, maxCasesPerTeam);
      if (!claimed) return;
      await runOne(claimed);
    }
  }

  async function runOne(claimed: ClaimedResult) {
    const startedAt = services.now();
    const outcome = await runClaimedCase(claimed);
    if (isStopped) return;
    const visits = toJsonText(mergeVisits(outcome.steps.map(({ trace }) => collectVisits(trace))));
    await db.transaction().execute(async (trx) => {
      // Locked first, so that of two processes that finish the last cases at once, one sees that the run is complete.
      await lockRun(trx, claimed.teamId, claimed.runId);
      const end = {
        state: outcome.state,
        message: outcome.message.slice(0, 1_000),
        milliseconds: Math.max(0, Math.round(services.now() - startedAt)),
        visits,
        outcome: pack(toJsonText(outcome)),
      };
      const isOurs = await endResult(trx, claimed, claimer, end);
      if (isOurs && !(await hasUnfinishedResults(trx, claimed.teamId, claimed.runId))) await finishRun(trx, claimed);
    });
    const run = await findRun(db, claimed.teamId, claimed.runId);
    if (run) hub.publish('testRunProgress', toRunProgress(run));
  }

  async function runClaimedCase(claimed: ClaimedResult): Promise<CaseOutcome> {
    if (claimed.claims > maxClaims) return { state: 'Error', message: testRunMessages.serverEnded, steps: [] };
    try {
      const { program, releaseId } = await loadProgram(db, claimed);
      const place = { teamId: claimed.teamId, releaseId };
      const testCase = readJsonText(claimed.content);
      return await runCase(services, program, testCase, {
        owner: `tests:${claimed.teamId}`,
        readFile: (assetId) => readAssetText(services, place, assetId),
        shouldContinue: () => !isStopped,
      });
    } catch (error) {
      log.error({ err: error, testResult: claimed.id }, 'a test case could not be run');
      return { state: 'Error', message: testRunMessages.notRunnable, steps: [] };
    }
  }

  /** Loads the program of a run, compiled once for all its cases in this process. */
  async function loadProgram(from: Db, { teamId, runId }: ClaimedResult) {
    const found = await findRound(from, teamId, runId);
    if (!found) throw new Error('A case to be run has no run.');
    const key = `test run ${runId} ${found.round}`;
    const loadContent = async () => {
      const content = await findSource(from, teamId, runId);
      if (!content) throw new Error('A run with cases to be run has no source.');
      return content;
    };
    return { ...(await getFrozenProgram(services, key, loadContent)), releaseId: found.releaseId };
  }

  async function finishRun(trx: Db, claimed: ClaimedResult) {
    const { source } = await loadProgram(trx, claimed);
    const visits = await listVisits(trx, claimed.teamId, claimed.runId);
    const all = mergeVisits(visits.map(readJsonText));
    await endRun(trx, claimed.teamId, claimed.runId, {
      state: 'Done',
      coverage: toJsonText(computeCoverage(asProjectSource(source), all)),
    });
  }

  function logRenewalFailure(error: unknown) {
    log.error({ err: error }, 'the leases of test cases could not be renewed');
  }
}
