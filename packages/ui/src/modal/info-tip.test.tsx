import { renderUi } from '@confab/test-kit/web';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { InfoTip } from './info-tip.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show(text: string, link?: string) {
  renderUi(
    <>
      <InfoTip label="Stage" text={text} {...(link === undefined ? {} : { link })} />
      <p>elsewhere</p>
      <input aria-label="Next input" />
    </>,
  );
  return screen.getByRole('button', { name: 'About Stage' });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const isShown = () => screen.queryByRole('dialog') !== null;

describe('InfoTip', () => {
  test('an explanation opens after 1.5 s of hovering and closes 0.6 s after the pointer has left (A2.37, A9.1)', () => {
    const button = show('Where it answers');
    fireEvent.mouseEnter(button);
    pass(1_499);
    expect(isShown()).toBe(false);
    pass(1);
    pass(200);
    expect(isShown()).toBe(true);
    fireEvent.mouseLeave(button);
    pass(599);
    expect(isShown()).toBe(true);
    pass(1);
    pass(200);
    expect(isShown()).toBe(false);
  });

  test.each([
    ['a press outside', () => fireEvent.pointerDown(screen.getByText('elsewhere'))],
    ['scrolling', () => fireEvent.scroll(window)],
  ])('an explanation closes on %s (A2.37)', (_what, leave) => {
    fireEvent.click(show('Where it answers'));
    pass(300);
    expect(isShown()).toBe(true);
    leave();
    pass(500);
    expect(isShown()).toBe(false);
  });

  test('an explanation closes when the keyboard focus moves to another element', () => {
    const button = show('Where it answers');
    button.focus();
    fireEvent.click(button);
    pass(300);
    expect(isShown()).toBe(true);
    act(() => screen.getByRole('textbox').focus());
    pass(500);
    expect(isShown()).toBe(false);
  });

  test('an explanation without text shows a default text, and one with a link offers more information (A2.38)', () => {
    fireEvent.click(show('  ', 'https://help.example/stage'));
    pass(300);
    expect(screen.getByRole('dialog').textContent).toContain('No description available');
    expect(screen.getByRole('link', { name: 'More Info' }).getAttribute('href')).toBe('https://help.example/stage');
  });

  test('an explanation is placed 30 px above what it explains (A9.1)', async () => {
    // Its place is computed in promises and frames, which a busy machine finishes late.
    vi.useRealTimers();
    const button = show('Where it answers');
    // jsdom has no layout, so the test sets the positions of the window and the button.
    const sizes = { clientWidth: 1_024, clientHeight: 768 };
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(document.documentElement, name, { configurable: true, value });
    button.getBoundingClientRect = () => new DOMRect(400, 500, 24, 24);
    fireEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog').style.top).toBe('470px'));
    for (const name of Object.keys(sizes)) Reflect.deleteProperty(document.documentElement, name);
  });
});
