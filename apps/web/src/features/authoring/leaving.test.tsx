import { UiProvider } from '@confab/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Link, Route, Router } from 'wouter';
import { aWorld, setValue } from '../../editing/testing/open-session.ts';
import { ids } from '../../editing/testing/world.ts';
import { guardedNavigation } from '../../shell/leaving-guard.ts';
import { ModalHost } from '../../shell/modals/modal-host.tsx';
import { useModals } from '../../shell/modals/modal-store.ts';
import type { ProjectSession } from '../../editing/index.ts';
import { useLeavingGuard } from './use-leaving-guard.ts';

const home = `/projects/${ids.project}`;

afterEach(() => act(() => useModals.setState({ opened: [] })));

describe('leaving a project', () => {
  it('goes without a word while nothing is unsaved', async () => {
    const { user } = await aProject();
    await user.click(screen.getByRole('link', { name: 'Projects' }));
    expect(await screen.findByText('All projects')).toBeTruthy();
    expect(closingAsks()).toBe(false);
  });

  it('asks first when something is unsaved, also on closing the tab (A4.25, A4.32)', async () => {
    const { user, session } = await aProject();
    act(() => session.edit(ids.greet, setValue('DisplayName', 'Hello')));
    expect(closingAsks()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Projects' }));
    await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(location.pathname).toBe(home);
    await user.click(screen.getByRole('link', { name: 'Projects' }));
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    expect(await screen.findByText('All projects')).toBeTruthy();
    expect(session.getItem(ids.greet)?.isDirty).toBe(true);
  });

  it('lets one go on inside the project', async () => {
    const { user, session } = await aProject();
    act(() => session.edit(ids.greet, setValue('DisplayName', 'Hello')));
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    expect(location.search).toBe('?tab=settings');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can save or discard on the way out', async () => {
    for (const [button, name] of [
      ['Save and close', 'Hello'],
      ['Discard and close', 'Greet'],
    ] as const) {
      const { user, session, unmount, settle } = await aProject();
      act(() => session.edit(ids.greet, setValue('DisplayName', 'Hello')));
      await user.click(screen.getByRole('link', { name: 'Projects' }));
      await user.click(await screen.findByRole('button', { name: button }));
      await settle();
      expect(await screen.findByText('All projects')).toBeTruthy();
      expect(session.getItem(ids.greet)).toMatchObject({ displayName: name, isDirty: false });
      unmount();
    }
  });

  it('stays, and says why, when it cannot be saved', async () => {
    const { user, session, client, settle } = await aProject();
    act(() => session.edit(ids.greet, setValue('DisplayName', 'Hello')));
    await user.click(screen.getByRole('link', { name: 'Projects' }));
    client.setWeather('down');
    await user.click(await screen.findByRole('button', { name: 'Save and close' }));
    await settle(11_000);
    expect(await screen.findByText(/have not reached the server yet/)).toBeTruthy();
    expect(location.pathname).toBe(home);
  });

  it('is asked about when the browser goes back, and goes there when that is wanted', async () => {
    history.pushState(null, '', '/');
    const { user, session } = await aProject();
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

function closingAsks() {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

function Project({ session }: { readonly session: ProjectSession }) {
  useLeavingGuard(session);
  return (
    <>
      <Link href="/">Projects</Link>
      <Link href={`${home}?tab=settings`}>Settings</Link>
    </>
  );
}

async function aProject() {
  const world = aWorld();
  const { session, client } = await world.open('ada');
  history.pushState(null, '', home);
  const { unmount } = render(
    <UiProvider palette="light" styleNonce="">
      <Router aroundNav={guardedNavigation}>
        <Route path="/">All projects</Route>
        <Route path="/projects/:id">
          <Project session={session} />
        </Route>
        <ModalHost />
      </Router>
    </UiProvider>,
  );
  return {
    session,
    client,
    unmount,
    user: userEvent.setup(),
    settle: (ms = 1_000) => act(() => world.clock.pass(ms)),
  };
}
