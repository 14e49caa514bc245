import type { AccountId, EditId, ItemId, NodeId, ProjectId, TeamId, WorkflowId } from '@confab/model';

/**
 * Ids as the contract brands them. The session is given them as text, from items and addresses of which the
 * caller knows the kind; the server checks every one.
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
