import { expect, test } from 'vitest';
import { getDraftChangeSeq } from './get-draft-change-seq.ts';

const projectId = '00000000-0000-4000-8000-000000000002';
const event = (Type: string, ProjectId = projectId) => ({
  Type,
  TeamId: '00000000-0000-4000-8000-000000000001',
  ProjectId,
  Seq: 7,
  AuthorId: '00000000-0000-4000-8000-000000000006',
  AuthorName: 'Ada',
  ChangerConnectionId: '',
});

test.each([
  [event('itemDeleted'), 7],
  [event('rolledBack'), 7],
  [event('layoutSaved'), undefined],
  [event('itemSaved'), undefined],
  [event('itemDeleted', '00000000-0000-4000-8000-000000000003'), undefined],
  ['noise', undefined],
])('the event %j changes the draft at sequence number %s', (payload, seq) =>
  expect(getDraftChangeSeq(payload, projectId)).toBe(seq),
);
