import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiProvider } from '../../api/api-context.tsx';
import { fakeApi } from '../../api/testing/fake-api.ts';
import { ProjectSessionProvider } from '../../editing/index.ts';
import { aWorld, setValue } from '../../editing/testing/open-session.ts';
import { ids } from '../../editing/testing/world.ts';
import { EditorModals, type AskedFor } from './editor-modals.tsx';

it('deletes a node only after the word DELETE (A2.40, A9.29)', async () => {
  const { user, calls } = await theModals({ deleting: [ids.greet] });
  const button = await screen.findByRole('button', { name: 'Delete' });
  expect(screen.getByText(/the node Greet/)).toBeTruthy();
  expect(screen.getByText(/what led to it leads nowhere/)).toBeTruthy();
  const field = screen.getByRole('textbox');
  for (const almost of ['delete', 'DELETE ', 'DELET']) {
    await user.clear(field);
    await user.type(field, almost);
    expect(button.hasAttribute('disabled')).toBe(true);
  }
  await user.clear(field);
  await user.type(field, 'DELETE');
  await user.click(button);
  expect(calls).toEqual(['remove']);
});

it('counts what goes when it is several', async () => {
  await theModals({ deleting: [ids.greet, ids.ask] });
  expect(await screen.findByText(/2 nodes/)).toBeTruthy();
});

it('asks before unsaved changes are discarded', async () => {
  const { user, calls, session } = await theModals({ asked: 'discard' });
  await user.click(await screen.findByRole('button', { name: 'Keep them' }));
  expect(calls).toEqual(['answered']);
  expect(session.getValue(ids.greet, 'DisplayName')).toBe('Hello');
});

async function theModals({ asked, deleting = [] }: { asked?: AskedFor; deleting?: readonly string[] }) {
  const { session } = await aWorld().open('ada');
  session.edit(ids.greet, setValue('DisplayName', asked === 'discard' ? 'Hello' : 'Greet'));
  const { api } = fakeApi({ '/api/GetUses': () => ({ items: [], count: 0 }) });
  const calls: string[] = [];
  const noting = (name: string) => () => void calls.push(name);
  render(
    <MantineProvider env="test">
      <ApiProvider client={api}>
        <QueryClientProvider client={new QueryClient()}>
          <ProjectSessionProvider session={session}>
            <EditorModals
              asked={asked}
              onAnswered={noting('answered')}
              deleting={deleting}
              remove={noting('remove')}
              keep={noting('keep')}
            />
          </ProjectSessionProvider>
        </QueryClientProvider>
      </ApiProvider>
    </MantineProvider>,
  );
  return { session, calls, user: userEvent.setup() };
}
