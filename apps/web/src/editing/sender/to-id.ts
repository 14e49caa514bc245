import type { AccountId, EditId, ItemId, NodeId, ProjectId, TeamId, WorkflowId } from '@confab/model';

/**
 * Converts texts to branded ids. The session receives ids as text from items and addresses whose kind is known, and the
 * server checks every id.
 */
export const toId = {
  account: (id: string) => id as AccountId,
  edit: (id: string) => id as EditId,
  item: (id: string) => id as ItemId,
  node: (id: string) => id as NodeId,
  project: (id: string) => id as ProjectId,
  team: (id: string) => id as TeamId,
  workflow: (id: string) => id as WorkflowId,
};
