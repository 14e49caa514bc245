import { catalogue } from '@confab/catalogue';
import { projectEventSchema, type ProjectEvent } from '@confab/contracts';
import {
  applyEdit,
  createRow,
  getRowValues,
  hasSecretInputs,
  isSecretValue,
  joinPath,
  listSecrets,
  mapSecrets,
  parsePath,
  readAt,
  type InputEdit,
} from '@confab/inputs';
import {
  isJsonObject,
  type ItemKind,
  type ItemSchema,
  type JsonObject,
  type JsonValue,
  type JsonText,
  toJsonText,
} from '@confab/model';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { transact } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import { parseDraft } from '../items/to-item.ts';
import { ignoreQuota } from '../quotas/quotas.repository.ts';
import { findSchema } from '../schemas/find-schema.ts';
import { hideSecrets } from './hide-secrets.ts';
import { hashContent, pack, unpack } from '../versions/content.ts';
import { getOwnerNames } from './seal-values.ts';
import { sealEdit } from './seal-edit.ts';
import { createStoredSecretId, sealText } from './secret-cipher.ts';
import { insertSecrets, type StoredSecret } from './secrets.repository.ts';
import {
  findScan,
  listStoredDocuments,
  replaceStoredDocument,
  secretSources,
  storeScan,
  type SealedDocument,
  type SecretSource,
  type StoredDocument,
} from './stored-secrets.repository.ts';

/** Documents per step. A release may be several megabytes. */
const batchSizes = { item: 200, itemVersion: 200, release: 5, projectEvent: 500 } as const satisfies Record<
  SecretSource,
  number
>;
const schemas: readonly ItemSchema[] = [
  ...Object.values(catalogue.projectSchemas),
  ...Object.values(catalogue.nodeSchemas),
].filter(({ properties }) => hasSecretInputs(properties));
const types = schemas.map(({ type }) => type);
const findSecretInputs = (properties: ItemSchema['properties']) =>
  new Set(properties.filter((property) => hasSecretInputs([property])).map(({ name }) => name));
const names = [...new Set(schemas.flatMap(({ properties }) => [...findSecretInputs(properties)]))];

type SealServices = Pick<Services, 'config' | 'db' | 'log'>;

/**
 * Encrypts the secrets of drafts, versions, releases and events that were stored as texts, in batches. It continues
 * where it stopped, and does nothing once it is done.
 *
 * @param isStopped true when the run has to end before the next batch
 */
export async function sealStoredSecrets(services: SealServices, isStopped: () => boolean = () => false): Promise<void> {
  for (const source of secretSources) while (!isStopped() && (await sealBatch(services, source)));
}

/** @returns whether there may be more. */
async function sealBatch(services: SealServices, source: SecretSource): Promise<boolean> {
  const { db } = services;
  const scan = await findScan(db, source);
  if (scan?.isDone) return false;
  const limit = batchSizes[source];
  const step = { afterKey: scan?.afterKey ?? '', types, names, limit };
  const documents = await listStoredDocuments(db, source, step);
  for (const document of documents) {
    if (document.text === null && document.content === null) continue;
    // Other work of the server continues between two documents.
    await setImmediate();
    const secrets: StoredSecret[] = [];
    const sealed = trySeal(services, source, document, secrets);
    if (!sealed || secrets.length === 0) continue;
    await transact(db, async (trx) => {
      // Stored texts are encrypted even when the team has used up its storage.
      await ignoreQuota(trx);
      await insertSecrets(trx, secrets);
      await replaceStoredDocument(trx, source, document, sealed);
    });
  }
  await storeScan(db, source, documents.at(-1)?.key ?? step.afterKey, documents.length < limit);
  return documents.length === limit;
}

/** One unreadable document must not stop the others. Its key is logged for the operator, never its text. */
function trySeal(services: SealServices, source: SecretSource, document: StoredDocument, secrets: StoredSecret[]) {
  try {
    return sealDocument(source, document, createSealer(services, document, secrets));
  } catch {
    services.log.warn({ source, key: document.key }, 'a stored document could not be searched for secrets');
    return undefined;
  }
}

interface ItemType {
  readonly kind: ItemKind;
  readonly type: string;
}

type SealItem = (item: ItemType, values: JsonObject) => JsonObject;

/** Replaces the secret texts of an item's values. The same text in the same input gets the same id in every document. */
function createSealer({ config }: SealServices, document: StoredDocument, secrets: StoredSecret[]): SealItem {
  const { teamId, projectId } = document;
  return ({ kind, type }, values) =>
    mapSecrets(findSchema(kind, type)?.properties ?? [], values, (value, { property }) => {
      if (isSecretValue(value)) return value;
      const owner = getOwnerNames({ teamId, projectId, property });
      const id = createStoredSecretId(config.appSecret, owner, value);
      secrets.push({ teamId, projectId, id, property, ...sealText(config.appSecret, owner, value) });
      const tokens = value.match(/\{tv\.[A-Za-z0-9_.-]{1,204}\}/g) ?? [];
      return { SecretId: id, ...(tokens.length > 0 && { Tokens: [...new Set(tokens)].slice(0, 50) }) };
    });
}

function sealDocument(source: SecretSource, document: StoredDocument, seal: SealItem): SealedDocument | undefined {
  const { kind, type, text, content } = document;
  const isTyped = kind !== null && type !== null;
  if (source === 'item' && isTyped && text !== null)
    return { text: toJsonText(seal({ kind, type }, parseDraft(text))) };
  if (source === 'itemVersion' && isTyped && content) {
    const values = seal({ kind, type }, parseDraft(unpack(content)));
    return { content: pack(toJsonText(values)), contentHash: hashContent(values) };
  }
  if (source === 'release' && content) return { content: pack(toJsonText(sealRelease(unpack(content), seal))) };
  if (source === 'projectEvent' && text !== null) return sealEvent(document, text, seal);
  return undefined;
}

/** Seals the source of a release, which this server has frozen. */
function sealRelease(text: JsonText<JsonObject>, seal: SealItem): JsonObject {
  const source = parseDraft(text);
  const { project, nodes } = source;
  return {
    ...source,
    ...(isJsonObject(project) && { project: sealSourceItem('project', project, seal) }),
    ...(Array.isArray(nodes) && {
      nodes: nodes.map((node: JsonValue) => (isJsonObject(node) ? sealSourceItem('node', node, seal) : node)),
    }),
  };
}

function sealSourceItem(kind: ItemKind, item: JsonObject, seal: SealItem): JsonObject {
  const { type, values } = item;
  return typeof type === 'string' && isJsonObject(values) ? { ...item, values: seal({ kind, type }, values) } : item;
}

function sealEvent(
  { kind, type, draft }: StoredDocument,
  text: JsonText<JsonObject>,
  seal: SealItem,
): SealedDocument | undefined {
  const event: ProjectEvent = z.decode(projectEventSchema, JSON.parse(text));
  const encode = (sealed: ProjectEvent) => ({ text: toJsonText(z.encode(projectEventSchema, sealed)) });
  if (event.type === 'itemAdded' || event.type === 'itemReplaced') {
    const { item } = event;
    if (item.propertyValues === undefined) return undefined;
    return encode({ ...event, item: { ...item, propertyValues: seal(item, item.propertyValues) } });
  }
  if (event.type !== 'edited') return undefined;
  const { path, action, updatedValue } = event.edit;
  const item = kind === null || type === null ? findSchemaOfPath(path) : { kind, type };
  const after = item && getValuesAfterEdit({ path, action, updatedValue }, item, draft);
  if (!item || !after) return undefined;
  const values = seal(item, after);
  const paths = listSecrets(findSchema(item.kind, item.type)?.properties ?? [], values)
    .map((secret) => secret.path)
    .filter((one) => typeof readAt(after, one) === 'string');
  const sealed = sealEdit({ path, action, updatedValue }, { values, paths });
  return encode({ ...event, edit: { ...event.edit, updatedValue: sealed.edit.updatedValue } });
}

/** A type of items that can hold a secret at a path, for items that no longer exist. */
function findSchemaOfPath(path: string): ItemType | undefined {
  const found = schemas.find(({ properties }) => findSecretInputs(properties).has(parsePath(path)[0] ?? ''));
  return found && { kind: found.kind === 'project' ? 'project' : 'node', type: found.type };
}

/**
 * Values that contain the value of an edit. The rest of its row decides whether that is secret, so the row is taken
 * from the present draft; a text of a row that no longer exists counts as secret.
 */
function getValuesAfterEdit(
  edit: InputEdit,
  item: ItemType,
  draft: JsonText<JsonObject> | null,
): JsonObject | undefined {
  const [list = '', rowId, column] = parsePath(edit.path);
  const isInRow = rowId !== undefined && column !== undefined;
  const stored = isInRow ? readAt(draft === null ? {} : parseDraft(draft), joinPath(list, rowId)) : undefined;
  const fields = getRowValues(stored) ?? { IsSecret: true };
  const row = createRow({ id: rowId ?? '', values: { ...fields, ...(column !== undefined && { [column]: '' }) } });
  // The secrets of the current draft are hidden, because an earlier event did not write them.
  const base = hideSecrets(item, isInRow ? { [list]: [row] } : {});
  const result = applyEdit(base, edit);
  return result.type === 'applied' ? result.values : undefined;
}
