import { renderUi } from '@confab/test-kit/web';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Link, Route, Router } from 'wouter';
import { aWorld, setValue } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { guardedNavigation, watchBackButton } from '../../../leave-guard/leave-guard.ts';
import { addUnsavedWork, hasUnsavedWork } from '../../../leave-guard/unsaved-work.ts';
import { ModalHost } from '../../../modals/modal-host.tsx';
import '../../modals.ts';
import type { CommandResult, EditingSession } from '../../../editing/index.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { closeModals } from '../../../testing/modals-and-toasts.ts';

const home = `/projects/${ids.project}`;

beforeAll(watchBackButton);
afterEach(closeModals);

describe('leaving a project', () => {
  it('leaving a project without unsaved changes asks nothing', async () => {
    const { user } = await openTestProject();
    await user.click(screen.getByRole('link', { name: 'Projects' }));
    expect(await screen.findByText('All projects')).toBeTruthy();
    expect(isClosePrevented()).toBe(false);
  });

  it('leaving a project with unsaved changes opens unsavedChangesWarning, and closing its tab asks first (A2.32, A4.25, A4.32)', async () => {
    const { user, session } = await openTestProject();
    act(() => session.edit(ids.greet, setValue('DisplayName', 'Hello')));
    expect(isClosePrevented()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Projects' }));
    await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Save and close'));
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(location.pathname).toBe(home);
    await user.click(screen.getByRole('link', { name: 'Projects' }));
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    expect(await screen.findByText('All projects')).toBeTruthy();
    expect(session.getItem(ids.greet)?.isDirty).toBe(true);
  });

  it('navigating inside the project asks nothing', async () => {
    const { user, session } = await openTestProject();
    act(() => session.edit(ids.greet, setValue('DisplayName', 'Hello')));
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    expect(location.search).toBe('?tab=settings');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the leave dialog can save or discard the changes', async () => {
    for (const [button, name] of [
      ['Save and close', 'Hello'],
      ['Discard and close', 'Greet'],
    ] as const) {
      const { user, session, unmount, settle } = await openTestProject();
      act(() => session.edit(ids.greet, setValue('DisplayName', 'Hello')));
      await user.click(screen.getByRole('link', { name: 'Projects' }));
      await user.click(await screen.findByRole('button', { name: button }));
      await settle();
      expect(await screen.findByText('All projects')).toBeTruthy();
      expect(session.getItem(ids.greet)).toMatchObject({ displayName: name, isDirty: false });
      unmount();
    }
  });

  it('the leave dialog shows the error and stays when saving fails', async () => {
    const { user, session, client, settle } = await openTestProject();
    act(() => session.edit(ids.greet, setValue('DisplayName', 'Hello')));
    await user.click(screen.getByRole('link', { name: 'Projects' }));
    client.setWeather('down');
    await user.click(await screen.findByRole('button', { name: 'Save and close' }));
    await settle(11_000);
    expect(await screen.findByText(/have not reached the server yet/)).toBeTruthy();
    expect(location.pathname).toBe(home);
  });

  it.each([
    ['Save and close', 'Discard and close'],
    ['Discard and close', 'Save and close'],
  ])('Stay keeps the author in the project while "%s" waits for its answer (A4.32)', async (button, other) => {
    let answer = (_result: CommandResult) => undefined as void;
    const promise = new Promise<CommandResult>((resolve) => (answer = resolve));
    const { user, session } = await openTestProject({ saveAll: () => promise, discardAll: () => promise });
    act(() => session.edit(ids.greet, setValue('DisplayName', 'Hello')));
    await user.click(screen.getByRole('link', { name: 'Projects' }));
    await user.click(await screen.findByRole('button', { name: button }));
    for (const name of [other, 'Close without saving'])
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await act(async () => answer({ type: 'done' }));
    expect(location.pathname).toBe(home);
    expect(screen.queryByText('All projects')).toBeNull();
  });

  it('closing the tab asks while a form of the project saves typed values, leaving inside the app does not', async () => {
    const { user } = await openTestProject();
    const remove = addUnsavedWork({ hasFailed: () => false, discard: () => undefined });
    expect(isClosePrevented()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Projects' }));
    expect(await screen.findByText('All projects')).toBeTruthy();
    remove();
  });

  it('leaving a project asks about typed values that could not be saved, and gives them up once confirmed', async () => {
    const { user } = await openTestProject();
    const remove = addUnsavedWork({ hasFailed: () => true, discard: () => remove() });
    await user.click(screen.getByRole('link', { name: 'Projects' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect([location.pathname, hasUnsavedWork()]).toEqual([home, true]);
    await user.click(screen.getByRole('link', { name: 'Projects' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('All projects')).toBeTruthy();
    expect(hasUnsavedWork()).toBe(false);
  });

  it('leaving a project asks about its unsaved changes first, then about typed values that could not be saved', async () => {
    const { user, session } = await openTestProject();
    const remove = addUnsavedWork({ hasFailed: () => true, discard: () => remove() });
    act(() => session.edit(ids.greet, setValue('DisplayName', 'Hello')));
    await user.click(screen.getByRole('link', { name: 'Projects' }));
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    expect(location.pathname).toBe(home);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('All projects')).toBeTruthy();
  });

  it('the back button asks first, and goes back once confirmed', async () => {
    history.pushState(null, '', '/');
    const { user, session } = await openTestProject();
    act(() => session.edit(ids.greet, setValue('DisplayName', 'Hello')));
    history.back();
    await screen.findByRole('dialog', { name: 'Unsaved changes' });
    expect(location.pathname).toBe(home);
    expect(screen.queryByText('All projects')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close without saving' }));
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(await screen.findByText('All projects')).toBeTruthy();
  });
});

function isClosePrevented() {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

function Project({ session }: { readonly session: EditingSession }) {
  useLeaveGuard(session);
  return (
    <>
      <Link href="/">Projects</Link>
      <Link href={`${home}?tab=settings`}>Settings</Link>
    </>
  );
}

async function openTestProject(overrides: Partial<EditingSession> = {}) {
  const world = aWorld();
  const { session: opened, client } = await world.open('ada');
  const session = { ...opened, ...overrides };
  history.pushState(null, '', home);
  const { unmount } = renderUi(
    <Router aroundNav={guardedNavigation}>
      <Route path="/">All projects</Route>
      <Route path="/projects/:id">
        <Project session={session} />
      </Route>
      <ModalHost />
    </Router>,
  );
  return {
    session,
    client,
    unmount,
    user: userEvent.setup(),
    settle: (ms = 1_000) => act(() => world.clock.pass(ms)),
  };
}
