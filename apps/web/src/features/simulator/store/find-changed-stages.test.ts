import { expect, test } from 'vitest';
import type { EditingSession, ProjectChange } from '../../../editing/index.ts';
import { findChangedStages } from './find-changed-stages.ts';

const [nodeId, testCaseId] = ['node', 'testCase'];
const session = { getItem: (id: string) => ({ type: id === testCaseId ? 'TestCase' : 'Say' }) };
const edit = { editId: 'edit', projectId: 'project', path: 'Notes', action: 'ValueChanged' } as const;

test.each<[ProjectChange, readonly string[]]>([
  [{ seq: 7, type: 'edited', edit: { ...edit, nodeId } }, ['Draft']],
  [{ seq: 7, type: 'edited', edit: { ...edit, nodeId: testCaseId } }, []],
  [{ seq: 7, type: 'itemDeleted', itemId: nodeId }, ['Draft']],
  [{ seq: 7, type: 'itemDeleted', itemId: testCaseId }, []],
  [{ seq: 7, type: 'rolledBack' }, ['Draft', 'Alpha']],
  [{ seq: 7, type: 'reloaded' }, ['Draft', 'Alpha']],
  [{ seq: 7, type: 'promoted', stages: ['Beta'] }, ['Beta']],
  [{ seq: 7, type: 'itemSaved', itemId: nodeId, version: 2 }, ['Alpha']],
  [{ seq: 7, type: 'itemSaved', itemId: testCaseId, version: 2 }, []],
])('the change %j alters the assistant on the stages %j', (change, stages) =>
  expect(findChangedStages(change, session as Pick<EditingSession, 'getItem'>)).toEqual(stages),
);
