import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { scrollToInput } from './scroll-to-input.ts';
import { useScrollToInput, type InputTarget } from './use-scroll-to-input.ts';
import { clearToasts, listToasts } from '../../testing/modals-and-toasts.ts';

afterEach(clearToasts);

type Load = NonNullable<Parameters<typeof useScrollToInput>[4]>;

const aTarget = (): InputTarget => ({ itemId: 'page', name: 'Keywords', path: 'Keywords' });

function Form({ target, load }: { readonly target: InputTarget; readonly load: Load }) {
  const form = useRef<HTMLDivElement>(null);
  useScrollToInput(form, target, true, () => undefined, load);
  return (
    <>
      <button type="button">Canvas</button>
      <div ref={form}>
        <input aria-label="Name" />
        <div data-input="Keywords" aria-busy="true">
          <input aria-label="Keywords" />
        </div>
      </div>
    </>
  );
}

test('an input that cannot be scrolled to while offline is reported, and the next one loads the code again', async () => {
  let isDown = true;
  const paths: string[] = [];
  const load: Load = async () => {
    if (isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return async (_form, { path }) => void paths.push(path);
  };
  const { rerender } = render(<Form target={aTarget()} load={load} />);
  await waitFor(() => expect(listToasts()).toEqual(['This could not be opened. Check your connection and try again.']));
  isDown = false;
  rerender(<Form target={aTarget()} load={load} />);
  await waitFor(() => expect(paths).toEqual(['Keywords']));
  expect(listToasts()).toHaveLength(1);
});

test('a form that is closed before the code for scrolling arrives reports nothing', async () => {
  let fail: (error: Error) => void = () => undefined;
  const loaded = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const { unmount } = render(<Form target={aTarget()} load={() => loaded} />);
  unmount();
  fail(new TypeError('Failed to fetch dynamically imported module'));
  await loaded.catch(() => undefined);
  expect(listToasts()).toEqual([]);
});

/** Renders a form that is still loading, lets an author act, and ends the loading. */
async function actWhileLoading(act: () => Promise<unknown>) {
  let started: () => void = () => undefined;
  const isStarted = new Promise<void>((resolve) => {
    started = resolve;
  });
  let scrolled: Promise<void> | undefined;
  const load: Load = async () => (form, target, showLanguage, signal) => {
    scrolled = scrollToInput(form, target, showLanguage, signal);
    started();
    return scrolled;
  };
  render(<Form target={aTarget()} load={load} />);
  await isStarted;
  await act();
  const keywords = screen.getByRole('textbox', { name: 'Keywords' });
  keywords.parentElement?.removeAttribute('aria-busy');
  keywords.after(document.createElement('hr'));
  await scrolled;
}

test.each([
  ['clicks into', (field: HTMLElement) => userEvent.click(field)],
  ['types into', (field: HTMLElement) => userEvent.type(field, 'Tea', { skipClick: true })],
])('an author who %s another input while a form loads keeps the focus', async (_act, use) => {
  await actWhileLoading(() => {
    const name = screen.getByRole('textbox', { name: 'Name' });
    name.focus();
    return use(name);
  });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

test('an author who presses a key outside the form while it loads keeps the focus there', async () => {
  await actWhileLoading(() => {
    screen.getByRole('button', { name: 'Canvas' }).focus();
    return userEvent.keyboard('{Control>}a{/Control}');
  });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Canvas' }));
});

test('a key that only begins a shortcut, held on after an undo, leaves the focus to the form', async () => {
  await actWhileLoading(() => {
    screen.getByRole('button', { name: 'Canvas' }).focus();
    return userEvent.keyboard('{Control}{Shift}');
  });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Keywords' }));
});
