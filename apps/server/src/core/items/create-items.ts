import type { ItemKind, JsonObject, ProjectId, TeamId, WorkflowId, ItemId } from '@confab/model';
import type { Caller, Db } from '../../services.ts';
import { hashContent, pack } from '../versions/content.ts';
import { insertItems, type ItemRow, type NewItem } from './items.repository.ts';
import { insertVersions } from '../versions/versions.repository.ts';

/** An item to be made, values and all. */
export interface ItemPlan {
  readonly id: ItemId;
  readonly kind: ItemKind;
  readonly type: string;
  readonly projectId: ProjectId;
  readonly workflowId: WorkflowId | null;
  readonly values: JsonObject;
  readonly sortOrder: string;
}

/**
 * Makes items with their first version: what has just been made counts as saved.
 *
 * The project has to come before its workflows, and a workflow before its nodes.
 */
export async function createItems(
  trx: Db,
  caller: Caller,
  teamId: TeamId,
  plans: readonly ItemPlan[],
): Promise<ItemRow[]> {
  const items = plans.map((plan) => toNewItem(teamId, plan));
  const updatedAt = await insertItems(trx, items);
  await insertVersions(
    trx,
    plans.map((plan, index) => ({
      teamId,
      itemId: plan.id,
      version: 1,
      authorId: caller.accountId,
      description: 'Created',
      contentHash: hashContent(plan.values),
      content: pack(items[index]?.draft ?? '{}'),
    })),
  );
  return items.map((item) => ({ ...item, isDirty: false, seq: 0, publishStatus: 'Draft', updatedAt }));
}

function toNewItem(teamId: TeamId, { values, ...plan }: ItemPlan): NewItem {
  return { ...plan, teamId, displayName: getDisplayName(values), draft: JSON.stringify(values), version: 1 };
}

/** The name an item's values give it. */
export function getDisplayName(values: JsonObject): string {
  return typeof values.DisplayName === 'string' ? values.DisplayName.slice(0, 200) : '';
}
