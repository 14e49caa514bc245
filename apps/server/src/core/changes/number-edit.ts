import { describeEdit, type InputEdit } from '@confab/inputs';
import { itemLevels, type EditId, type NumberedEdit, type TeamId, asNodeId, asWorkflowId } from '@confab/model';
import type { Caller } from '../../services.ts';
import type { ItemRow } from '../items/items.repository.ts';

interface EditOrigin {
  readonly editId: EditId;
  readonly item: Pick<ItemRow, 'id' | 'kind' | 'projectId' | 'workflowId'>;
  readonly teamId: TeamId;
  readonly caller: Caller;
  readonly baseSeq: number;
  readonly connectionId?: string;
}

const eventLevels = { project: 'Project', workflow: 'Workflow', node: 'Node' } as const;

/** An edit in the form of its event. The author comes from the session, never from the request. */
export function numberEdit(
  edit: InputEdit,
  { editId, item, teamId, caller, baseSeq, connectionId }: EditOrigin,
): NumberedEdit {
  const level = itemLevels[item.kind];
  return {
    editId,
    projectId: item.projectId,
    workflowId: level === 'workflow' ? asWorkflowId(item.id) : item.workflowId,
    nodeId: level === 'node' ? asNodeId(item.id) : null,
    teamId,
    frontendApp: 'pro',
    path: edit.path,
    action: edit.action,
    ...(edit.updatedValue === undefined ? {} : { updatedValue: edit.updatedValue }),
    ...(edit.textChange === undefined ? {} : { textChange: edit.textChange }),
    baseSeq,
    changerConnectionId: connectionId ?? '',
    eventLevel: eventLevels[level],
    description: describeEdit(edit.action, ''),
    // Set when the event is numbered.
    seq: 0,
    authorId: caller.accountId,
    authorName: caller.name,
  };
}
