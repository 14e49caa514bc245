import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useRegionKeys } from './use-region-keys.ts';

it('F6 goes through the visible parts of the editor and returns to what had the focus, Shift F6 goes back', async () => {
  const user = userEvent.setup();
  render(<Parts />);
  const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');
  const seen: unknown[] = [];
  for (let press = 0; press < 4; press += 1) {
    await user.keyboard('{F6}');
    seen.push(focused());
  }
  expect(seen).toEqual(['Start', 'Ask', 'Name', 'Start']);
  screen.getByText('Close').focus();
  await user.keyboard('{Shift>}{F6}{/Shift}');
  expect(focused()).toBe('Ask');
  await user.keyboard('{F6}');
  expect(focused()).toBe('Close');
});

it('F6 comes to a part whose fields are disabled', async () => {
  const user = userEvent.setup();
  render(<DisabledPart />);
  await user.keyboard('{F6}');
  expect(document.activeElement?.textContent).toBe('Close');
});

it('F6 stays in a dialog that is open over the editor', async () => {
  const user = userEvent.setup();
  render(<DisabledPart />);
  render(
    <section role="dialog" aria-modal="true">
      <button type="button">Publish</button>
    </section>,
  );
  screen.getByText('Publish').focus();
  await user.keyboard('{F6}{Shift>}{F6}{/Shift}');
  expect(document.activeElement?.textContent).toBe('Publish');
});

function DisabledPart() {
  useRegionKeys();
  return (
    <div data-region="properties">
      <button type="button">Close</button>
      <div data-input="Name">
        <input aria-label="Name" disabled />
      </div>
    </div>
  );
}

function Parts() {
  useRegionKeys();
  return (
    <>
      <div data-region="tree">
        <button type="button">Filter</button>
        <div role="tree">
          <div role="treeitem" aria-selected tabIndex={0}>
            Start
          </div>
        </div>
      </div>
      <div data-region="canvas">
        <div className="react-flow__node" tabIndex={-1}>
          Say
        </div>
        <div className="react-flow__node selected" tabIndex={-1}>
          Ask
        </div>
      </div>
      <div data-region="properties">
        <button type="button">Close</button>
        <div data-input="Name">
          <input aria-label="Name" />
        </div>
      </div>
      <div data-region="dock" hidden>
        <button type="button">Find</button>
      </div>
    </>
  );
}
