import { notFound, type BodyOf, type ResultOf, type testRunCalls } from '@confab/contracts';
import { createDefaultValues, orderBetween } from '@confab/inputs';
import { toStepRows } from '@confab/test-cases';
import { type JsonObject, type ProjectId, type TeamId, readJsonText } from '@confab/model';
import { createPause } from '../../scheduling/create-pause.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { assertNodeLimit } from '../../core/items/assert-node-limit.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { createItems, type ItemPlan } from '../../core/items/create-items.ts';
import { findItem, listSkinnyItems } from '../../core/items/items.repository.ts';
import { getNextOrder } from '../../core/items/get-next-order.ts';
import { getSchema } from '../../core/schemas/find-schema.ts';
import { toItem } from '../../core/items/to-item.ts';
import { getTargetProjectId } from './collect-cases.ts';
import { readCases, type CaseText } from './read-case-file.ts';

type ImportRequest = BodyOf<typeof testRunCalls.importCases>;
type ImportResult = ResultOf<typeof testRunCalls.importCases>;

/** Creates the cases of a file in a suite. The whole file is checked before anything is written. */
export async function importTestCases(
  services: Services,
  caller: Caller,
  request: ImportRequest,
  signal: AbortSignal,
): Promise<ImportResult> {
  const { teamId, projectId, workflowId, preview, format, text, fileName } = request;
  const read = await services.workers.run(readCases, { format, text, fileName }, { owner: teamId, signal });
  const suite = await findItem(services.db, teamId, workflowId);
  if (suite?.type !== 'TestSuite') throw notFound();
  const nodes = await findNodes(services.db, teamId, projectId);
  const found: ImportResult = {
    cases: read.cases.map(({ name, stepCount, firstWords }) => ({ name, stepCount, firstWords })),
    notes: [...read.notes, ...describeMissingNodes(read.nodeNames, nodes)],
    createdIds: [],
  };
  if (preview) return found;
  return changeProject(services, caller, request, async ({ trx, emit }) => {
    await assertNodeLimit(trx, teamId, projectId, read.cases.length);
    let sortOrder = await getNextOrder(trx, teamId, { projectId, workflowId });
    const plans: ItemPlan[] = [];
    const pause = createPause();
    for (const one of read.cases) {
      plans.push({
        id: services.newId(),
        kind: 'node',
        type: 'TestCase',
        projectId,
        workflowId,
        values: planCase(one, services.newId, nodes),
        sortOrder,
      });
      sortOrder = orderBetween(sortOrder, undefined);
      await pause();
    }
    const items = (await createItems(services, trx, caller, teamId, plans)).map(toItem);
    for (const item of items) emit({ type: 'itemAdded', item });
    return { ...found, createdIds: items.map(({ id }) => id) };
  });
}

/** Returns the ids of the nodes of the tested project, by name. */
async function findNodes(db: Db, teamId: TeamId, projectId: ProjectId): Promise<ReadonlyMap<string, string>> {
  const project = await findItem(db, teamId, projectId);
  const target = project && getTargetProjectId(project);
  const items = target === undefined ? [] : await listSkinnyItems(db, teamId, target);
  return new Map(items.filter(({ kind }) => kind === 'node').map(({ id, displayName }) => [displayName, id]));
}

function describeMissingNodes(named: readonly string[], nodes: ReadonlyMap<string, string>): string[] {
  const missing = named.filter((name) => !nodes.has(name));
  return missing.map((name) => `There is no node called "${name}", so the tests do not check whether it is reached.`);
}

function planCase({ name, steps }: CaseText, newId: () => string, nodes: ReadonlyMap<string, string>): JsonObject {
  const own = readJsonText(steps).map(({ nodeName, expectEndSession, ...step }) => ({
    ...step,
    expectEndSession,
    stepId: newId(),
    targetNodeId: nodes.get(nodeName) ?? '',
  }));
  return {
    ...createDefaultValues(getSchema('node', 'TestCase', ''), newId),
    DisplayName: name,
    Steps: toStepRows(own),
  };
}
