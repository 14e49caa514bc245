import { updateEvents } from '@confab/contracts';
import { editIdSchema } from '@confab/model';
import { aPresentPerson } from '@confab/test-kit';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ids } from '../../../testing/editing/world.ts';
import { renderKind } from '../testing/render-kind.tsx';
import { pushPresence } from '../../../testing/push-presence.ts';

/** Renders an input in whose text Grace has her caret. */
async function renderWithGrace(text: string, at: number) {
  const form = await renderKind({ displayAs: 'multiline' }, text);
  const { client, happens } = form;
  const { startEdit } = updateEvents;
  const edit = {
    teamId: ids.team,
    projectId: ids.project,
    seq: 0,
    editId: editIdSchema.parse('10000000-0000-4000-8000-0000000000ff'),
    baseSeq: 0,
    workflowId: ids.workflow,
    nodeId: ids.greet,
    path: 'P',
    action: 'StartEdit',
    frontendApp: 'pro',
    eventLevel: 'Node',
    selection: { from: at, to: at },
    changerConnectionId: 'grace',
    authorId: ids.account,
    authorName: 'Grace',
  } as const;
  await happens(() => {
    pushPresence(client, [aPresentPerson('grace', { name: 'Grace' })]);
    client.push(startEdit.name, startEdit.payload.encode(edit));
  });
  return form;
}

const getCarets = () => document.querySelector<HTMLElement>('[data-caret]')?.parentElement?.parentElement;

test('the carets of a text are placed over the text area itself, whatever is above it in the input', async () => {
  const area = 'textarea';
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(100, this.matches(area) ? 147 : 120, 300, 60);
  });
  await renderWithGrace('one\ntwo', 5);
  expect(getCarets()?.style).toMatchObject({ left: '0px', top: '27px' });
  expect(getCarets()?.textContent).toBe('one\ntGracewo');
});

test('the name of a colleague in an input is not part of the row of its label, which it could widen or move', async () => {
  await renderWithGrace('one', 1);
  const label = screen.getByText('Field');
  expect(screen.getAllByText('Grace')).toHaveLength(2);
  expect(label.parentElement?.textContent).toBe('Field');
});
