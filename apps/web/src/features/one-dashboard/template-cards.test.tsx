import type { TeamRole } from '@confab/model';
import { anActiveTeam, aSignIn } from '@confab/test-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Live } from '../../live/live-context.tsx';
import { useSession } from '../../session/session-store.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeLive } from '../../testing/fake-live.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { TemplateCards } from './template-cards.tsx';

beforeEach(() => useSession.setState({ signIn: aSignIn(), activeTeam: undefined }));

const template = { id: 'museum', title: 'Museum', description: 'Shows rooms', languages: ['en'], icon: 'book' };

function showCards(permissions: TeamRole) {
  const { api } = fakeApi({
    '/api/GetProjects': () => ({ activeTeam: anActiveTeam({ permissions }), skinnyProjects: {} }),
    '/api/GetTVTemplates': () => [{ ...template, workflowCount: 1, nodeCount: 2 }],
    '/api/GetOneTemplate': () => new Promise(() => undefined),
  });
  renderPage(
    api,
    <Live value={fakeLive().live}>
      <TemplateCards />
    </Live>,
  );
  return userEvent.setup();
}

test.each(['Viewer', 'Commenter', 'MediaEditor'] as const)(
  'a template opens without a way to create a project for a person with the permission %s (P6.1)',
  async (permissions) => {
    const user = showCards(permissions);
    await user.click(await screen.findByRole('button', { name: /^Museum/ }));
    expect(await screen.findByRole('dialog', { name: 'Talk to Museum' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Blank/ })).toBeNull();
    await vi.dynamicImportSettled();
  },
);

test('a template opens with a way to create a project for an AppEditor (P6.1)', async () => {
  const user = showCards('AppEditor');
  expect(await screen.findByRole('button', { name: /^Blank/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Museum/ }));
  expect(await screen.findByRole('button', { name: 'Create' })).toBeTruthy();
  await vi.dynamicImportSettled();
});
