import { updateEvents } from '@confab/contracts';
import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ProjectSessionProvider } from '../../editing/index.ts';
import { aWorld } from '../../editing/testing/open-session.ts';
import { ids } from '../../editing/testing/world.ts';
import { EditorBanners } from './editor-banners.tsx';
import { PresenceBar } from './presence-bar.tsx';

const warning = 'Warning, other users also have this project open, your changes may override each other: ';

describe('others in the project', () => {
  it('warns of them by name, each once, until it is dismissed (A2.107)', async () => {
    const { user, come } = await aProject();
    expect(screen.queryByText(/Warning/)).toBeNull();
    come(person('Grace', 'grace-1'), person('Grace', 'grace-2'), person('Edsger', 'edsger-1'));
    expect(screen.getByText(`${warning}Grace, Edsger`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/Warning/)).toBeNull();
  });

  it('warns again when somebody else comes', async () => {
    const { user, come } = await aProject();
    come(person('Grace', 'grace-1'));
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    come(person('Grace', 'grace-1'), person('Edsger', 'edsger-1'));
    expect(screen.getByText(`${warning}Grace, Edsger`)).toBeTruthy();
  });

  it('goes to where a person is', async () => {
    const { user, come, jumps } = await aProject();
    come({ ...person('Grace', 'grace-1'), itemId: ids.ask, path: 'DisplayName' });
    await user.click(screen.getByRole('button', { name: 'Go to where Grace is' }));
    expect(jumps).toEqual([ids.ask]);
  });
});

it('says why a project cannot be changed (A5.24)', async () => {
  await aProject('role');
  expect(screen.getByText(/your permission in this team does not let you change it/)).toBeTruthy();
});

const accounts: Readonly<Record<string, string>> = {
  Grace: '00000000-0000-4000-8000-0000000000a1',
  Edsger: '00000000-0000-4000-8000-0000000000a2',
};

function person(name: string, connectionId: string) {
  const tvAccountId = accounts[name] ?? '';
  return {
    connectionId,
    tvAccountId,
    name,
    email: `${name}@example.test`,
    itemId: null as string | null,
    path: null as string | null,
  };
}

async function aProject(readOnlyBecause?: 'role') {
  const { session, client } = await aWorld().open('ada');
  const jumps: string[] = [];
  render(
    <MantineProvider env="test">
      <ProjectSessionProvider session={session}>
        <PresenceBar onJump={(itemId) => jumps.push(itemId)} />
        <EditorBanners readOnlyBecause={readOnlyBecause} />
      </ProjectSessionProvider>
    </MantineProvider>,
  );
  return {
    jumps,
    user: userEvent.setup(),
    come: (...people: readonly ReturnType<typeof person>[]) =>
      act(() => {
        // Encoded as the wire carries it; ids of a test are ids.
        const list = { teamId: ids.team, projectId: ids.project, people } as unknown as Parameters<
          typeof updateEvents.presence.payload.encode
        >[0];
        client.push(updateEvents.presence.name, updateEvents.presence.payload.encode(list));
      }),
  };
}
