import { notFound, type BodyOf, type ResultOf, type testRunCalls } from '@confab/contracts';
import { createDefaultValues, orderBetween } from '@confab/inputs';
import { toStepRows, type ImportedCase } from '@confab/test-cases';
import type { JsonObject, ProjectId, TeamId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { assertNodeLimit } from '../../core/items/assert-node-limit.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { createItems, type ItemPlan } from '../../core/items/create-items.ts';
import { findItem, listSkinnyItems } from '../../core/items/items.repository.ts';
import { getNextOrder } from '../../core/items/get-next-order.ts';
import { getSchema } from '../../core/schemas/find-schema.ts';
import { toItem } from '../../core/items/to-item.ts';
import { getTargetProjectId } from './collect-cases.ts';
import { readCaseFile } from './read-case-file.ts';

type ImportRequest = BodyOf<typeof testRunCalls.importCases>;
type ImportResult = ResultOf<typeof testRunCalls.importCases>;

const firstWordsMax = 120;

/** Creates the cases of a file in a suite. The whole file is checked before anything is written. */
export async function importTestCases(
  services: Services,
  caller: Caller,
  request: ImportRequest,
): Promise<ImportResult> {
  const { teamId, projectId, workflowId, preview } = request;
  const read = readCaseFile(request);
  const suite = await findItem(services.db, teamId, workflowId);
  if (suite?.type !== 'TestSuite') throw notFound();
  const nodes = await findNodes(services.db, teamId, projectId);
  const found: ImportResult = {
    cases: read.cases.map(toListEntry),
    notes: [...read.notes, ...describeMissingNodes(read.cases, nodes)],
    createdIds: [],
  };
  if (preview) return found;
  return changeProject(services, caller, request, async ({ trx, emit }) => {
    await assertNodeLimit(trx, teamId, projectId, read.cases.length);
    let sortOrder = await getNextOrder(trx, teamId, { projectId, workflowId });
    const plans = read.cases.map((one): ItemPlan => {
      const plan = planCase(one, services.newId, nodes);
      const item = {
        id: services.newId(),
        kind: 'node',
        type: 'TestCase',
        projectId,
        workflowId,
        ...plan,
        sortOrder,
      } as const;
      sortOrder = orderBetween(sortOrder, undefined);
      return item;
    });
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

function describeMissingNodes(cases: readonly ImportedCase[], nodes: ReadonlyMap<string, string>): string[] {
  const named = cases.flatMap(({ steps }) => steps.map(({ nodeName }) => nodeName));
  const missing = [...new Set(named)].filter((name) => name !== '' && !nodes.has(name));
  return missing.map((name) => `There is no node called "${name}", so the tests do not check whether it is reached.`);
}

function toListEntry({ name, steps }: ImportedCase) {
  const firstWords = steps.find(({ requestValue }) => requestValue !== '')?.requestValue.slice(0, firstWordsMax) ?? '';
  return { name, stepCount: steps.length, firstWords };
}

function planCase({ name, steps }: ImportedCase, newId: () => string, nodes: ReadonlyMap<string, string>) {
  const own = steps.map(({ nodeName, ...step }) => ({
    ...step,
    stepId: newId(),
    targetNodeId: nodes.get(nodeName) ?? '',
  }));
  const orders: string[] = [];
  while (orders.length < own.length) orders.push(orderBetween(orders.at(-1), undefined));
  const values: JsonObject = {
    ...createDefaultValues(getSchema('node', 'TestCase', ''), newId),
    DisplayName: name,
    Steps: toStepRows(own, orders),
  };
  return { values };
}
