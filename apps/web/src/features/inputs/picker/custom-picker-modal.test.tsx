import { renderUi } from '@confab/test-kit/web';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CustomPickerModal } from './custom-picker-modal.tsx';

const options = ['Ada', 'Grace', 'Edsger'].map((label) => ({ value: label.toLowerCase(), label }));

function show(cardinality: 'single' | 'multi' | 'none') {
  const onPick = vi.fn();
  const onClose = vi.fn();
  renderUi(<CustomPickerModal title="People" {...{ options, cardinality, onPick, onClose }} />);
  return onPick;
}

describe('a picker lets choose (A3.65)', () => {
  test('a picker lets the author choose one option (A3.65)', () => {
    const onPick = show('single');
    fireEvent.click(screen.getByLabelText('Ada'));
    fireEvent.click(screen.getByLabelText('Grace'));
    fireEvent.click(screen.getByText('Choose'));
    expect(onPick).toHaveBeenCalledWith(['grace']);
  });

  test('a picker lets the author search and choose several options (A3.65)', () => {
    const onPick = show('multi');
    fireEvent.click(screen.getByLabelText('Ada'));
    fireEvent.change(screen.getByLabelText('Filter'), { target: { value: 'eds' } });
    expect(screen.queryByLabelText('Grace')).toBeNull();
    fireEvent.click(screen.getByLabelText('Edsger'));
    fireEvent.click(screen.getByText('Choose'));
    expect(onPick).toHaveBeenCalledWith(['ada', 'edsger']);
  });

  test('a picker can show options without a choice (A3.65)', () => {
    show('none');
    expect(screen.getByText('Ada')).toBeTruthy();
    expect(screen.queryByText('Choose')).toBeNull();
  });
});
