import { historyMessages } from '@confab/contracts';
import {
  type ItemKind,
  type JsonObject,
  type ProjectId,
  type TeamId,
  type WorkflowId,
  type ItemId,
  type JsonText,
  toJsonText,
} from '@confab/model';
import type { Caller, Db } from '../../services.ts';
import { createPause } from '../../scheduling/create-pause.ts';
import { hashContent, pack, packInBackground } from '../versions/content.ts';
import { insertItems, type NewItem } from './item-batches.repository.ts';
import type { ItemRow } from './items.repository.ts';
import { sealValues, type SealServices } from '../secrets/seal-values.ts';
import { insertSecrets } from '../secrets/secrets.repository.ts';
import { insertVersions, type NewVersion } from '../versions/versions.repository.ts';
import type { StoredSecret } from '../secrets/secrets.repository.ts';
import type { PackedJson } from '../../db/packed-json.ts';

const longTextLength = 100_000;

/** An item to create, with its values. */
export interface ItemPlan {
  readonly id: ItemId;
  readonly kind: ItemKind;
  readonly type: string;
  readonly projectId: ProjectId;
  readonly workflowId: WorkflowId | null;
  readonly values: JsonObject;
  readonly sortOrder: string;
}

/** Items that are ready to be stored, with their first versions and their secrets. */
export interface PreparedItems {
  readonly items: readonly NewItem[];
  readonly versions: readonly NewVersion[];
  readonly secrets: readonly StoredSecret[];
}

/**
 * Creates items with their first version, so that they count as saved. Secret texts in their values are encrypted.
 *
 * The project must come before its workflows, and a workflow before its nodes.
 */
export async function createItems(
  services: SealServices,
  trx: Db,
  caller: Caller,
  teamId: TeamId,
  planned: readonly ItemPlan[],
): Promise<ItemRow[]> {
  return insertPreparedItems(trx, await prepareItems(services, caller, teamId, planned));
}

/** Does the part of `createItems` that needs no database, and most of the time: many items are prepared before a transaction. */
export async function prepareItems(
  services: SealServices,
  caller: Caller,
  teamId: TeamId,
  planned: readonly ItemPlan[],
): Promise<PreparedItems> {
  const items: NewItem[] = [];
  const versions: NewVersion[] = [];
  const secrets: StoredSecret[] = [];
  const pause = createPause();
  for (const plan of planned) {
    const sealed = sealValues(services, { ...plan, teamId }, plan.values);
    const item = toNewItem(teamId, { ...plan, values: sealed.values });
    items.push(item);
    secrets.push(...sealed.secrets);
    versions.push({
      teamId,
      itemId: plan.id,
      version: 1,
      authorId: caller.accountId,
      description: historyMessages.created,
      contentHash: hashContent(sealed.values),
      content: await packText(item.draft),
    });
    await pause();
  }
  return { items, versions, secrets };
}

/** Stores prepared items, parents first. */
export async function insertPreparedItems(trx: Db, { items, versions, secrets }: PreparedItems): Promise<ItemRow[]> {
  const updatedAt = await insertItems(trx, items);
  await insertSecrets(trx, secrets);
  await insertVersions(trx, versions);
  return items.map((item) => ({ ...item, isDirty: false, seq: 0, publishStatus: 'Draft', updatedAt }));
}

/** Compressing a short text takes less time than handing it to another thread; a long one would block this thread. */
function packText(text: JsonText<JsonObject>): PackedJson<JsonObject> | Promise<PackedJson<JsonObject>> {
  return text.length < longTextLength ? pack(text) : packInBackground(text);
}

function toNewItem(teamId: TeamId, { values, ...plan }: ItemPlan): NewItem {
  return { ...plan, teamId, displayName: getDisplayName(values), draft: toJsonText(values), version: 1 };
}

/** The item's name in its values, cut to the longest allowed name. */
export function getDisplayName(values: JsonObject): string {
  return typeof values.DisplayName === 'string' ? values.DisplayName.slice(0, 200) : '';
}
