import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../../../../testing/editing/world.ts';
import { renderForm } from '../../testing/render-inputs.tsx';
import { closeModals, getOpenModal } from '../../../../testing/modals-and-toasts.ts';

beforeEach(closeModals);
const property = { name: 'Code', type: 'String', displayAs: 'javascript', label: 'Code' } as const;

describe('an input of JavaScript (A3.32)', () => {
  it('a JavaScript input is edited as text or in the code editor', async () => {
    const { user, value, happens } = await renderForm([property]);
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'run');
    expect(value('Code')).toBe('run');
    await user.click(screen.getByRole('button', { name: 'Open the code editor' }));
    const { code, onApply } = getOpenModal('javascript');
    expect(code).toBe('run');
    await happens(() => onApply?.('walk'));
    expect(value('Code')).toBe('walk');
  });

  it('the code editor of a read-only project opens without a way to apply changes', async () => {
    const { user, session } = await renderForm([property], { isReadOnly: true });
    await user.click(screen.getByRole('button', { name: 'Open the code editor' }));
    const place = { session, itemId: ids.greet, path: 'Code' };
    expect(getOpenModal('javascript')).toEqual({ code: '', place });
  });
});
