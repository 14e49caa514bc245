import type { PresentPerson } from '@confab/contracts';
import { anActiveTeam, aPresentPerson, numberedId } from '@confab/test-kit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { useSession } from '../../../session/session-store.ts';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { pushPresence } from '../../../testing/push-presence.ts';
import { EditorBanners } from './editor-banners.tsx';
import { PresenceBar } from './presence-bar.tsx';

const warning = 'Warning, other users also have this project open, your changes may override each other: ';

describe('other people in the project', () => {
  it('a banner names each other person in the project once, until it is dismissed (P2.21, A2.107)', async () => {
    const { user, join } = await openTestProject();
    expect(screen.queryByText(/Warning/)).toBeNull();
    join(person('Grace', 'grace-1'), person('Grace', 'grace-2'), person('Edsger', 'edsger-1'));
    expect(screen.getByText(`${warning}Grace, Edsger`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/Warning/)).toBeNull();
  });

  it('the banner appears again when another person joins', async () => {
    const { user, join } = await openTestProject();
    join(person('Grace', 'grace-1'));
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    join(person('Grace', 'grace-1'), person('Edsger', 'edsger-1'));
    expect(screen.getByText(`${warning}Grace, Edsger`)).toBeTruthy();
  });

  it('the banner names two people of the same name, and appears again when the second joins (P2.21)', async () => {
    const { user, join } = await openTestProject();
    const namesake = { ...person('Grace', 'grace-2'), tvAccountId: accounts.Edsger, email: 'gr@example.test' };
    join(person('Grace', 'grace-1'));
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    join(person('Grace', 'grace-1'), namesake);
    expect(screen.getByText(`${warning}Grace (Grace@example.test), Grace (gr@example.test)`)).toBeTruthy();
  });

  it('clicking a person goes to the item that they are editing', async () => {
    const { user, join, jumps } = await openTestProject();
    join({ ...person('Grace', 'grace-1'), itemId: ids.ask, path: 'DisplayName' });
    await user.click(screen.getByRole('button', { name: 'Go to Grace' }));
    expect(jumps).toEqual([ids.ask]);
  });
});

it.each([
  ['Viewer', /^You can view this project, but your role in this team does not let you edit it/],
  ['Commenter', /^You can view this project and comment on it, but your role/],
] as const)('a banner names why the project is read-only for a %s (A5.24)', async (permissions, text) => {
  useSession.setState({ activeTeam: anActiveTeam({ teamId: ids.team, permissions }) });
  await openTestProject('role');
  expect(screen.getByText(text)).toBeTruthy();
  act(() => useSession.setState({ activeTeam: undefined }));
});

const accounts = { Grace: numberedId(1), Edsger: numberedId(2) };

const person = (name: keyof typeof accounts, connectionId: string) =>
  aPresentPerson(connectionId, { tvAccountId: accounts[name], name, email: `${name}@example.test` });

async function openTestProject(readOnlyReason?: 'role') {
  const { session, client } = await aWorld().open('ada');
  const jumps: string[] = [];
  renderInSession(
    session,
    <>
      <PresenceBar onJump={(itemId) => jumps.push(itemId)} />
      <EditorBanners readOnlyReason={readOnlyReason} />
    </>,
  );
  return {
    jumps,
    user: userEvent.setup(),
    join: (...people: readonly PresentPerson[]) => act(() => pushPresence(client, people)),
  };
}
