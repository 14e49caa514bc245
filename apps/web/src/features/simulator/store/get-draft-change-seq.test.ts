import { expect, test } from 'vitest';
import { getDraftChangeSeq } from './get-draft-change-seq.ts';

const projectId = '00000000-0000-4000-8000-000000000002';
const itemId = { ItemId: '00000000-0000-4000-8000-000000000004' };
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

test.each([
  [createEvent('itemDeleted', itemId), 7],
  [createEvent('rolledBack', { Version: 2 }), 7],
  [createEvent('layoutSaved', { Layout: { WorkflowId: itemId.ItemId, Positions: [] } }), undefined],
  [createEvent('promoted', { Stages: ['Beta'] }), undefined],
  [createEvent('itemSaved', { ...itemId, Version: 2 }), undefined],
  [createEvent('itemDeleted', itemId, '00000000-0000-4000-8000-000000000003'), undefined],
  ['noise', undefined],
])('the event %j changes the draft at sequence number %s', (payload, seq) =>
  expect(getDraftChangeSeq(payload, projectId)).toBe(seq),
);
