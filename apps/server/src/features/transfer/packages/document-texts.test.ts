import { limits } from '@confab/model';
import { expect, test } from 'vitest';
import { newId } from '../../../new-id.ts';
import { toDocumentTexts } from './document-texts.ts';

/** A project file with nodes of so many bytes. */
function aDocument(nodes: number, bytes: number) {
  const [projectId, workflowId] = [newId(), newId()];
  const values = { Notes: 'x'.repeat(bytes) };
  return {
    project: { id: projectId, type: 'Pro', values: {} },
    workflows: [{ id: workflowId, type: 'Standard', order: 'a0', values: {} }],
    nodes: Array.from({ length: nodes }, () => ({ id: newId(), type: 'Say', order: 'a0', workflowId, values })),
  };
}

test('a file that unpacks to more than a project may hold is refused while it is read', () => {
  const bytes = 500_000;
  const most = Math.floor(limits.projectBytesMax / bytes) - 1;
  expect(toDocumentTexts(aDocument(most, bytes)).nodes).toHaveLength(most);
  expect(() => toDocumentTexts(aDocument(most + 2, bytes))).toThrow(
    expect.objectContaining({ kind: 'tooLarge' }) as Error,
  );
});
