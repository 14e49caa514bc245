import { render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useToasts } from '../../toasts/toast-store.ts';
import { useScrollToInput, type InputTarget } from './use-scroll-to-input.ts';

afterEach(() => useToasts.setState({ toasts: [] }));

type Load = NonNullable<Parameters<typeof useScrollToInput>[4]>;

const listToasts = () => useToasts.getState().toasts.map(({ message }) => message);
const aTarget = (): InputTarget => ({ itemId: 'page', name: 'Keywords', path: 'Keywords' });

function Form({ target, load }: { readonly target: InputTarget; readonly load: Load }) {
  const form = useRef<HTMLDivElement>(null);
  useScrollToInput(form, target, true, () => undefined, load);
  return <div ref={form} />;
}

test('an input that cannot be scrolled to for want of a connection is reported, and the next one loads the code once more', async () => {
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

test('a form that is closed before the code arrives reports nothing', async () => {
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
