import { createValuesIn } from '@confab/catalogue';
import { itemMessages, nodeCalls, refused, unprocessable, type BodyOf, type ResultOf } from '@confab/contracts';
import {
  acceptsTranslations,
  isSecretValue,
  listLanguages,
  listSecrets,
  mapSecrets,
  orderBetween,
  renewGenerated,
  replaceIds,
  translationsInput,
} from '@confab/inputs';
import { asNodeId, type ItemSchema, type JsonObject, type NewId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { assertNodeAllowed } from '../../core/items/assert-node-allowed.ts';
import { assertLlamaLimit, assertNodeLimit } from '../../core/items/assert-node-limit.ts';
import { getCopyName } from '../../core/items/copy-items.ts';
import { createItems, getDisplayName, type ItemPlan } from '../../core/items/create-items.ts';
import { getNextOrder } from '../../core/items/get-next-order.ts';
import { findItem, listSkinnyItems } from '../../core/items/items.repository.ts';
import { assertItemSize } from '../../core/items/store-draft.ts';
import { emptyDraft, parseDraft, toItem } from '../../core/items/to-item.ts';
import { placeNodes } from '../../core/layouts/place-node.ts';
import { assertRoom } from '../../core/quotas/assert-room.ts';
import { findNewReferences } from '../../core/references/find-new-references.ts';
import { removeReferences } from '../../core/references/remove-references.ts';
import { createPause } from '../../scheduling/create-pause.ts';
import { checkValues } from '../../core/schemas/check-values.ts';
import { getSchema, isActionAllowed } from '../../core/schemas/find-schema.ts';
import { findSecrets } from '../../core/secrets/secrets.repository.ts';
import { findForeignFiles } from './find-foreign-files.ts';

type PasteRequest = BodyOf<typeof nodeCalls.paste>;
type PastedNode = PasteRequest['nodes'][number];

/**
 * Creates copies of nodes, or of the pages of a llama, under new ids, all or none. A reference to another pasted node leads to its copy; references
 * and secrets that the project does not have are cleared, and so are inputs that the node type does not have. Files that
 * the team does not have are left out.
 */
export function pasteNodes(
  services: Services,
  caller: Caller,
  request: PasteRequest,
): Promise<ResultOf<typeof nodeCalls.paste>> {
  const { teamId, projectId, workflowId, nodes } = request;
  if (new Set(nodes.map(({ sourceId }) => sourceId)).size < nodes.length)
    throw unprocessable(nodeCalls.paste.fallbackMessage);
  return changeProject(services, caller, request, async (change) => {
    const { trx } = change;
    const workflow = await findItem(trx, teamId, workflowId);
    const kind = workflow?.kind === 'llama' ? 'page' : 'node';
    const schemas = nodes.map(({ nodeType }) => getCopyableSchema(kind, nodeType));
    await assertNodeLimit(trx, teamId, projectId, nodes.length, kind);
    if (kind === 'page') await assertLlamaLimit(trx, request, nodes.length);
    const bytes = Buffer.byteLength(JSON.stringify(nodes.map(({ propertyValues }) => propertyValues)));
    await assertRoom(trx, { teamId, projectId, bytes });
    for (const schema of new Set(schemas))
      await assertNodeAllowed(trx, schema, { teamId, projectId, workflowType: workflow?.type });
    const present = await listSkinnyItems(trx, teamId, projectId);
    const names = new Set(present.map(({ displayName }) => displayName));
    const copyIds = new Map<string, NewId>(nodes.map(({ sourceId }) => [sourceId, services.newId()]));
    const known = new Set<string>([...present.map(({ id }) => id), ...copyIds.values()]);
    const secretIds = await listKnownSecrets(trx, request, schemas);
    const pasted = nodes.map(({ propertyValues }, at) => ({ schema: schemas[at], values: propertyValues }));
    const foreignFiles = await findForeignFiles(trx, teamId, pasted);
    const replacements = new Map([...foreignFiles, ...copyIds]);
    const project = await findItem(trx, teamId, projectId);
    const languages = listLanguages(project ? parseDraft(project.draft) : {});
    const plans: ItemPlan[] = [];
    let order = await getNextOrder(trx, teamId, { projectId, workflowId });
    const pause = createPause();
    for (const [at, node] of nodes.entries()) {
      const [schema, id] = [schemas[at], copyIds.get(node.sourceId)];
      if (!schema || !id) throw new Error('Each pasted node has a schema and an id.');
      const copied = toCopyValues(node, schema, {
        kind,
        replacements,
        known,
        secretIds,
        languages,
        newId: services.newId,
      });
      const name = getDisplayName(copied);
      const DisplayName = names.has(name) ? getCopyName(name, names) : name;
      names.add(DisplayName);
      plans.push({
        id,
        kind,
        type: node.nodeType,
        projectId,
        workflowId,
        values: { ...copied, DisplayName },
        sortOrder: order,
      });
      order = orderBetween(order, undefined);
      await pause();
    }
    const items = (await createItems(services, trx, caller, teamId, plans)).map(toItem);
    // The ids are those of nodes. A llama has no canvas.
    const places = nodes.map(({ x, y }, at) => ({ nodeId: asNodeId(plans[at]?.id ?? ''), x, y }));
    if (kind === 'node') await placeNodes(change, request, places);
    for (const item of items) change.emit({ type: 'itemAdded', item });
    return { nodes: items, leftOutFiles: foreignFiles.size };
  });
}

function getCopyableSchema(kind: 'node' | 'page', nodeType: string): ItemSchema {
  const schema = getSchema(kind, nodeType, nodeCalls.paste.fallbackMessage);
  if (!isActionAllowed(schema, 'AllowDuplicate')) throw refused(itemMessages.nodeNotCopyable, { title: schema.title });
  return schema;
}

interface CopyContext {
  readonly kind: 'node' | 'page';
  /** The ids of the copies, and of no file for files that the team does not have. */
  readonly replacements: ReadonlyMap<string, string>;
  /** The ids that references can lead to. */
  readonly known: ReadonlySet<string>;
  readonly secretIds: ReadonlySet<string>;
  /** The languages of the project, for default texts. */
  readonly languages: readonly [string, ...string[]];
  readonly newId: () => string;
}

function toCopyValues(
  { nodeType, propertyValues }: PastedNode,
  schema: ItemSchema,
  { kind, replacements, known, secretIds, languages, newId }: CopyContext,
): JsonObject {
  const inputs = new Set(schema.properties.map(({ name }) => name));
  const own = Object.fromEntries(
    Object.entries(propertyValues).filter(
      ([name, value]) =>
        inputs.has(name) || (name === translationsInput && acceptsTranslations(schema.properties, [name], value)),
    ),
  );
  const renamed = renewGenerated(schema.properties, replaceIds(own, replacements), newId);
  const references = findNewReferences({ kind, type: nodeType, draft: emptyDraft }, renamed);
  const missing = new Set(references.filter((id) => !known.has(id)));
  const cleared = missing.size === 0 ? renamed : removeReferences(renamed, missing);
  const withSecrets = mapSecrets(schema.properties, cleared, (value) =>
    isSecretValue(value) && !secretIds.has(value.SecretId) ? '' : value,
  );
  const given = { DisplayName: schema.title, ...withSecrets };
  const values = createValuesIn({ schema, given, languages }, newId);
  assertItemSize(JSON.stringify(values), values);
  checkValues({ kind, type: nodeType }, values);
  return values;
}

/** The ids of the pasted secrets that the project has. */
async function listKnownSecrets(trx: Db, { teamId, projectId, nodes }: PasteRequest, schemas: readonly ItemSchema[]) {
  const ids = nodes.flatMap(({ propertyValues }, at) =>
    listSecrets(schemas[at]?.properties ?? [], propertyValues).flatMap(({ value }) =>
      isSecretValue(value) ? [value.SecretId] : [],
    ),
  );
  return new Set((await findSecrets(trx, { teamId, projectId }, ids)).map(({ id }) => id));
}
