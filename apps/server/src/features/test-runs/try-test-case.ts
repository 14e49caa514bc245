import { notFound, type BodyOf, type testRunCalls } from '@confab/contracts';
import { readTestCase } from '@confab/test-cases';
import { type CaseOutcome, type TeamId, asProjectId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { checkValues } from '../../core/schemas/check-values.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { getProjectProgram } from '../../core/releases/programs.ts';
import { readAssetText } from '../conversations/index.ts';
import { getTargetProjectId } from './collect-cases.ts';
import { runCase } from './cases/run-case.ts';

type TryRequest = BodyOf<typeof testRunCalls.tryCase>;

/** Runs an unsaved case on the drafts, without storing anything. */
export async function tryTestCase(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  { projectId, workflowId, propertyValues }: TryRequest,
): Promise<CaseOutcome> {
  const { db } = services;
  checkValues({ kind: 'node', type: 'TestCase' }, propertyValues);
  const project = await findItem(db, teamId, projectId);
  const suite = workflowId === undefined ? undefined : await findItem(db, teamId, workflowId);
  const targetId = project && getTargetProjectId(project);
  const target = targetId && (await findItem(db, teamId, targetId));
  if (!target) throw notFound();
  const place = { teamId, projectId: asProjectId(target.id), state: 'draft', seq: target.seq } as const;
  const program = await getProjectProgram(services, db, place);
  const testCase = readTestCase(propertyValues, suite ? parseDraft(suite.draft) : {});
  const readFile = (assetId: string) => readAssetText(services, { teamId, releaseId: null }, assetId);
  return runCase(services, program, testCase, { owner: caller.accountId, readFile });
}
