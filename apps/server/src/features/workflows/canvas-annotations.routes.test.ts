import { historyCalls, transferCalls, workflowCalls } from '@confab/contracts';
import type { ItemId, JsonValue, WorkflowId } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { exportWorkflowFile } from '../transfer/testing/project-files.ts';
import { addRow, sendEdit } from '../../testing/edit-items.ts';
import { inWorkflow } from '../../testing/people-and-projects.ts';

const { app, owner: ada, project } = setUpServer({ hasProjectPerTest: true });

const note = (text: string, place: Readonly<Record<string, JsonValue>> = {}) =>
  aRow(newId(), { Text: text, Colour: 'amber', X: 40, Y: 60, Width: 200, Height: 120, ...place });
const group = aRow(newId(), { Name: 'Orders', Colour: 'teal', X: 0, Y: 0, Width: 800, Height: 400 });

const add = async (path: string, row: JsonValue) =>
  (await sendEdit(app, ada, inWorkflow(project), addRow(path, row))).message;

async function saveWorkflow() {
  const { workflowId, teamId, projectId } = project;
  const query = { workflowId, teamId, wantSkinnyNodes: true };
  const { version, propertyValues } = (await app.call(workflowCalls.getFat, { query, token: ada.token })).result
    .workflow;
  const body = { teamId, projectId, workflowId, version, propertyValues };
  expect((await app.call(workflowCalls.save, { token: ada.token, body })).message).toBe('');
}

/** The texts of the notes and the names of the groups of a workflow. */
async function readCanvas(workflowId: WorkflowId = project.workflowId) {
  const query = { workflowId, teamId: project.teamId, wantSkinnyNodes: true };
  const { workflow } = (await app.call(workflowCalls.getFat, { query, token: ada.token })).result;
  const { CanvasGroups: groups = [], CanvasNotes: notes = [] } = workflow.propertyValues;
  const rows = [...(groups as JsonValue[]), ...(notes as JsonValue[])] as { Values: Record<string, JsonValue> }[];
  return rows.map(({ Values }) => Values['Name'] ?? Values['Text']);
}

describe('groups and notes on the canvas of a workflow', () => {
  test('groups and notes are in a copy of the workflow and in its file (A7.56, A7.58, A7.62)', async () => {
    expect([await add('CanvasGroups', group), await add('CanvasNotes', note('Ask Grace'))]).toEqual(['', '']);
    const { workflowId, teamId, projectId } = project;
    const body = { teamId, projectId, workflowId };
    const copy = (await app.call(workflowCalls.duplicate, { body, token: ada.token })).result.workflow;
    expect(await readCanvas(copy.id as string as WorkflowId)).toEqual(['Orders', 'Ask Grace']);
    await saveWorkflow();
    const { content } = await exportWorkflowFile(app, ada, workflowId);
    const imported = await app.call(transferCalls.importWorkflow, {
      token: ada.token,
      query: { owningTeamId: teamId, owningProjectId: projectId },
      body: { fileName: 'workflow.json', content, preview: false },
    });
    expect(await readCanvas(imported.result.workflowId as WorkflowId)).toEqual(['Orders', 'Ask Grace']);
  });

  test('going back to an earlier version brings its notes back (OBJ-4)', async () => {
    await add('CanvasNotes', note('First'));
    await saveWorkflow();
    await add('CanvasNotes', note('Second'));
    await saveWorkflow();
    expect(await readCanvas()).toEqual(['First', 'Second']);
    // Version 1 is the empty canvas.
    const query = { owningTeamId: project.teamId, itemId: project.workflowId as string as ItemId, versionNumber: 2 };
    expect((await app.call(historyCalls.rollBackItem, { query, token: ada.token })).message).toBe('');
    expect(await readCanvas()).toEqual(['First']);
  });

  test('a note with an unknown color is refused', async () => {
    expect(await add('CanvasNotes', note('Gold', { Colour: 'gold' }))).not.toBe('');
    expect(await readCanvas()).toEqual([]);
  });
});
