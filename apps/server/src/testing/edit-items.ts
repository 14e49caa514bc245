import { editingCalls } from '@confab/contracts';
import type { InputEdit } from '@confab/inputs';
import type { EditNotice, JsonValue, NodeId, ProjectId, TeamId, WorkflowId } from '@confab/model';
import { newId } from '../new-id.ts';
import type { TestApp } from './open-test-app.ts';
import type { TestPerson } from './people-and-projects.ts';

/** What an edit is about: a node; a workflow, if there is no id of a node; else the project itself. */
export interface EditedItem {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly workflowId?: WorkflowId | null;
  readonly nodeId?: NodeId | null;
}

/** The edit that sets a value. */
export const setValue = (path: string, updatedValue: JsonValue): InputEdit => ({
  path,
  action: 'ValueChanged',
  updatedValue,
});

/** The edit that adds a row to a table. */
export const addRow = (path: string, row: JsonValue): InputEdit => ({ path, action: 'AddRow', updatedValue: row });

/** An edit as a client sends it. `changes` replaces fields of the notice. */
export function createEditNotice(
  { teamId, projectId, workflowId = null, nodeId = null }: EditedItem,
  edit: InputEdit,
  changes: Partial<EditNotice> = {},
): EditNotice {
  const levelOfWorkflow = workflowId === null ? 'Project' : 'Workflow';
  return {
    editId: newId(),
    teamId,
    frontendApp: 'pro',
    projectId,
    workflowId,
    nodeId,
    baseSeq: 0,
    changerConnectionId: '',
    eventLevel: nodeId === null ? levelOfWorkflow : 'Node',
    ...edit,
    ...changes,
  };
}

/** Sends an edit and returns the response, which may be a refusal. */
export function sendEdit(
  { call }: TestApp,
  { token }: Pick<TestPerson, 'token'>,
  item: EditedItem,
  edit: InputEdit,
  changes?: Partial<EditNotice>,
) {
  return call(editingCalls.notify, { token, body: createEditNotice(item, edit, changes) });
}
