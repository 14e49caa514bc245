import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useModals } from '../../../modals/modal-store.ts';
import { aWorld, setValue } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { ids } from '../../../testing/editing/world.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { CommandPalette } from '../../command-palette/index.ts';
import { ProjectCommands } from './project-commands.tsx';

afterEach(() => useModals.setState({ opened: [] }));

test('a One project offers its files for translators and the languages to write in', async () => {
  const { session } = await aWorld().open('ada');
  renderInSession(
    session,
    <>
      <ProjectCommands name="Guide" />
      <CommandPalette />
    </>,
    fakeApi({}).api,
  );
  const user = userEvent.setup();
  const list = async () => {
    await user.keyboard('{Control>}k{/Control}');
    // An option ends with the name of its group.
    return (await screen.findAllByRole('option')).map(({ textContent }) => textContent.replace(/Actions$/, ''));
  };
  const choose = async (name: string) => {
    expect(await list()).toContain(name);
    await user.click(screen.getByText(name));
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  };
  await choose('Export project');
  await choose('Import translations');
  expect(useModals.getState().opened.map(({ type, props }) => ({ type, ...props }))).toEqual([
    {
      type: 'platformFileDownload',
      teamId: ids.team,
      projectId: ids.project,
      name: 'Guide',
      isForPlatforms: false,
      isForTranslators: true,
    },
    { type: 'translationsImport', teamId: ids.team, projectId: ids.project },
  ]);
  expect(await list()).not.toContain('Write in Deutsch');
  await user.keyboard('{Escape}');
  act(() => session.edit(ids.project, setValue('OtherLanguages', 'de')));
  await choose('Write in Deutsch');
  expect(await list()).toContain('Write in English');
});
