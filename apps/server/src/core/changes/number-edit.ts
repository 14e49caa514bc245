import { describeEdit, type InputEdit } from '@confab/inputs';
import {
  itemLevels,
  type EditId,
  type NodeId,
  type NumberedEdit,
  type ProjectId,
  type TeamId,
  type WorkflowId,
} from '@confab/model';
import type { Caller } from '../../services.ts';
import type { ItemRow } from '../items/items.repository.ts';

interface EditOrigin {
  readonly editId: string;
  readonly item: Pick<ItemRow, 'id' | 'kind' | 'projectId' | 'workflowId'>;
  readonly teamId: TeamId;
  readonly caller: Caller;
  readonly seq: number;
  readonly baseSeq: number;
  readonly connectionId?: string;
}

const eventLevels = { project: 'Project', workflow: 'Workflow', node: 'Node' } as const;

/** An edit as it goes into a project's sequence: who made it comes from the session, never from the request. */
export function numberEdit(
  edit: InputEdit,
  { editId, item, teamId, caller, seq, baseSeq, connectionId }: EditOrigin,
): NumberedEdit {
  const level = itemLevels[item.kind];
  return {
    // The caller's own id for this edit, and the database's own keys.
    editId: editId as EditId,
    projectId: item.projectId as ProjectId,
    workflowId: (level === 'workflow' ? item.id : item.workflowId) as WorkflowId | null,
    nodeId: (level === 'node' ? item.id : null) as NodeId | null,
    teamId,
    frontendApp: 'pro',
    path: edit.path,
    action: edit.action,
    ...(edit.updatedValue === undefined ? {} : { updatedValue: edit.updatedValue }),
    baseSeq,
    changerConnectionId: connectionId ?? '',
    eventLevel: eventLevels[level],
    description: describeEdit(edit.action, ''),
    seq,
    authorId: caller.accountId,
    authorName: caller.name,
  };
}
