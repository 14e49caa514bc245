import { readTestCase } from '@confab/test-cases';
import {
  type JsonObject,
  type Stage,
  type TestCase,
  type NodeId,
  type ProjectId,
  asNodeId,
  asProjectId,
  asWorkflowId,
  itemIdSchema,
  projectIdSchema,
} from '@confab/model';
import { stages } from '@confab/model';
import type { Db } from '../../services.ts';
import { findItem, listNodes, type ItemRow } from '../../core/items/items.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';

/** A case to be run, in its current state. */
export interface CollectedCase {
  /** The TestRun node that includes the case; the case itself when its suite is run. */
  readonly nodeId: NodeId;
  readonly caseId: NodeId;
  readonly caseName: string;
  readonly suiteName: string;
  readonly content: TestCase;
}

/** The stage and cases of a TestRun or TestSuite workflow. */
export interface CollectedRun {
  readonly stage: Stage;
  readonly cases: readonly CollectedCase[];
}

/**
 * Collects the cases of a run in order, each once. A suite runs all its cases on the draft; a run includes suites and
 * cases of its own project or of the tested project. Deleted ones are left out.
 */
export async function collectCases(db: Db, workflow: ItemRow, targetProjectId: ProjectId): Promise<CollectedRun> {
  const { teamId } = workflow;
  if (workflow.type === 'TestSuite') {
    const cases = await listSuiteCases(db, workflow);
    return { stage: 'Draft', cases: cases.map((one) => ({ ...one, nodeId: one.caseId })) };
  }
  const collected = new Map<string, CollectedCase>();
  for (const part of await listNodes(db, teamId, asWorkflowId(workflow.id))) {
    const { TestSuiteId, TestCaseId } = parseDraft(part.draft);
    const suiteId = itemIdSchema.safeParse(TestSuiteId).data;
    const suite = suiteId !== undefined && (await findItem(db, teamId, suiteId));
    const isReachable = suite && [workflow.projectId, targetProjectId].includes(suite.projectId);
    if (!isReachable || suite.type !== 'TestSuite') continue;
    for (const one of await listSuiteCases(db, suite)) {
      const isIncluded = typeof TestCaseId !== 'string' || TestCaseId === '' || TestCaseId === one.caseId;
      if (isIncluded && !collected.has(one.caseId)) collected.set(one.caseId, { ...one, nodeId: asNodeId(part.id) });
    }
  }
  const stage = stages.find((name) => name === parseDraft(workflow.draft)['Stage']) ?? 'Draft';
  return { stage, cases: [...collected.values()] };
}

async function listSuiteCases(db: Db, suite: ItemRow): Promise<Omit<CollectedCase, 'nodeId'>[]> {
  const suiteValues = parseDraft(suite.draft);
  const nodes = await listNodes(db, suite.teamId, asWorkflowId(suite.id));
  return nodes
    .filter(({ type }) => type === 'TestCase')
    .map((node) => ({
      caseId: asNodeId(node.id),
      caseName: node.displayName,
      suiteName: suite.displayName,
      content: readTestCase(parseDraft(node.draft), suiteValues),
    }));
}

/**
 * Returns the project that the tests of a project run against: itself, or the target of a test plan; undefined for a
 * test plan whose target is missing or no id.
 */
export function getTargetProjectId(project: ItemRow): ProjectId | undefined {
  if (project.type !== 'TestPlan') return asProjectId(project.id);
  const values: JsonObject = parseDraft(project.draft);
  return projectIdSchema.safeParse(values['TargetProjectId']).data;
}
