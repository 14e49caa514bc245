import type { TestRunProgress, TestRunSummary } from '@confab/contracts';
import type { RunRow } from './test-runs.repository.ts';

/** Converts a run to its form in the contract. */
export function toRunSummary(row: RunRow): TestRunSummary {
  return {
    testRunId: row.id,
    projectId: row.projectId,
    targetProjectId: row.targetProjectId,
    workflowId: row.workflowId,
    displayName: row.displayName,
    number: row.number,
    stage: row.stage,
    state: row.state,
    startedBy: [row.firstName, row.lastName].filter(Boolean).join(' ') || (row.email ?? ''),
    startedUtc: row.startedAt.toISOString(),
    finishedUtc: row.finishedAt?.toISOString() ?? null,
    total: row.total,
    passed: row.passed,
    failed: row.failed,
    waiting: row.waiting,
  };
}

/** The event about a run that members of the team receive. */
export function toRunProgress(row: RunRow): TestRunProgress {
  const { projectId, targetProjectId, testRunId, state, total, passed, failed } = toRunSummary(row);
  return { teamId: row.teamId, projectId, targetProjectId, testRunId, state, total, passed, failed };
}
