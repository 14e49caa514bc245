import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChipItem } from './chip-item.tsx';

const nothing = () => undefined;
const handlers = {
  onKeyDown: nothing,
  onRemove: nothing,
  onDragStart: nothing,
  onDragOver: nothing,
  onDragEnd: nothing,
};

test('a chip that cannot be changed is plain text, which is not paler than other text', () => {
  const { rerender } = render(<ChipItem text="Book" isEnabled {...handlers} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Book', '×']);
  rerender(<ChipItem text="Book" isEnabled={false} {...handlers} />);
  expect(screen.getByRole('listitem').textContent).toBe('Book');
  expect(screen.queryByRole('button')).toBeNull();
});
