import type { EditingSession } from '../../../editing/index.ts';
import { expect, test } from 'vitest';
import { findProjectChange } from './find-project-change.ts';

const projectId = '00000000-0000-4000-8000-000000000002';
const itemId = { ItemId: '00000000-0000-4000-8000-000000000004' };
const testCaseId = { ItemId: '00000000-0000-4000-8000-000000000005' };
const createEvent = (Type: string, content: object, ProjectId = projectId) => ({
  Type,
  ...content,
  TeamId: '00000000-0000-4000-8000-000000000001',
  ProjectId,
  Seq: 7,
  AuthorId: '00000000-0000-4000-8000-000000000006',
  AuthorName: 'Ada',
  ChangerConnectionId: '',
});
const session = {
  projectId,
  getItem: (id: string) => ({ type: id === testCaseId.ItemId ? 'TestCase' : 'Say' }),
} as unknown as EditingSession;

test.each([
  [createEvent('itemDeleted', itemId), ['Draft']],
  [createEvent('rolledBack', { Version: 2 }), ['Draft', 'Alpha']],
  [createEvent('layoutSaved', { Layout: { WorkflowId: itemId.ItemId, Positions: [] } }), undefined],
  [createEvent('promoted', { Stages: ['Beta'] }), ['Beta']],
  [createEvent('itemSaved', { ...itemId, Version: 2 }), ['Alpha']],
  [createEvent('itemSaved', { ...testCaseId, Version: 2 }), undefined],
  [createEvent('itemDeleted', itemId, '00000000-0000-4000-8000-000000000003'), undefined],
  ['noise', undefined],
])('the event %j changes the assistant on the stages %j', (payload, stages) =>
  expect(findProjectChange(payload, session)).toEqual(stages && { stages, seq: 7 }),
);
