import { renderUi } from '@confab/test-kit/web';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { emptyFilter } from './build-tree-rows.ts';
import { TreeFilterField } from './tree-filter-field.tsx';

function Field() {
  const [filter, setFilter] = useState(emptyFilter);
  return <TreeFilterField filter={filter} onChange={setFilter} onLeave={() => undefined} />;
}

describe('TreeFilterField', () => {
  it('the tree filter has toggles for Id and Name, of which Name is on at first (P3.20, A3.79)', async () => {
    const user = userEvent.setup({ delay: null });
    renderUi(<Field />);
    await user.click(screen.getAllByRole('button')[0]!);
    const readToggles = () =>
      screen
        .getAllByRole('menuitemcheckbox')
        .map((toggle) => [toggle.textContent, toggle.getAttribute('aria-checked')]);
    expect(readToggles()).toEqual([
      ['Name', 'true'],
      ['ID', 'false'],
    ]);
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'ID' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Name' }));
    expect(readToggles()).toEqual([
      ['Name', 'false'],
      ['ID', 'true'],
    ]);
  });
});
