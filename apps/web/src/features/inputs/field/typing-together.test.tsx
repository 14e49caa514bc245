import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ids } from '../../../testing/editing/world.ts';
import { getOpenModal } from '../../../testing/modals-and-toasts.ts';
import { renderKind } from '../testing/render-kind.tsx';

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Field' });
const setText = (updatedValue: string) => ({ path: 'P', action: 'ValueChanged', updatedValue }) as const;

test('the caret stays on its word when a colleague changes the text before it (A4.37)', async () => {
  const { user, session, happens } = await renderKind({ displayAs: 'multiline' }, 'one two');
  await user.click(field());
  field().setSelectionRange(4, 7);
  await act(() => field().dispatchEvent(new Event('selectionchange', { bubbles: true })));
  await happens(() => session.edit(ids.greet, setText('zero one two')));
  expect([field().selectionStart, field().selectionEnd]).toEqual([9, 12]);
  await happens(() => session.edit(ids.greet, setText('zero one two three')));
  expect([field().selectionStart, field().selectionEnd]).toEqual([9, 12]);
});

test('a text applied from a larger editor is merged with text that was typed since the editor opened', async () => {
  const { user, session, read, happens } = await renderKind({ displayAs: 'multiline' }, 'one two');
  await user.click(screen.getByRole('button', { name: 'Open the text editor' }));
  const { onApply } = getOpenModal('textbox');
  await happens(() => session.edit(ids.greet, setText('one two three')));
  await happens(() => onApply?.('zero one two'));
  expect(read()).toBe('zero one two three');
});
