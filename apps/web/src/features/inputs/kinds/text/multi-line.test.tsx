import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderKind } from '../../testing/render-kind.tsx';
import { closeModals, getOpenModal } from '../../../../testing/modals-and-toasts.ts';

beforeEach(closeModals);
const openEditor = { name: 'Open the text editor' };

describe('the multi-line text input', () => {
  test('the text area has three rows unless its input gives another number (A2.57)', async () => {
    const { close } = await renderKind({ displayAs: 'multiline' }, 'One');
    expect(screen.getByRole('textbox', { name: 'Field' }).getAttribute('rows')).toBe('3');
    close();
    await renderKind({ displayAs: 'multiline', textAreaRows: 7 }, 'One');
    expect(screen.getByRole('textbox', { name: 'Field' }).getAttribute('rows')).toBe('7');
  });

  test('a button opens the text in the multi-line text editor, and applying it changes the input (A2.57)', async () => {
    const { user, read, happens } = await renderKind({ displayAs: 'multiline' }, 'One');
    await user.click(screen.getByRole('button', openEditor));
    const opened = getOpenModal('textbox');
    expect(opened).toMatchObject({ text: 'One', rows: 3, label: 'Field' });
    await happens(() => opened.onApply?.('One\nTwo'));
    expect(read()).toBe('One\nTwo');
  });

  test('a read-only text cannot be opened in the multi-line text editor', async () => {
    await renderKind({ displayAs: 'multiline' }, undefined, [], { isReadOnly: true });
    expect(screen.getByRole('button', openEditor)).toHaveProperty('disabled', true);
  });
});
