import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useModals } from '../../../modals/modal-store.ts';
import { aWorld, setValue } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { ids } from '../../../testing/editing/world.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { useRegisteredActions } from '../../command-palette/page-actions.ts';
import { ProjectCommands } from './project-commands.tsx';

afterEach(() => useModals.setState({ opened: [] }));

/** The commands of the page as buttons, as the palette lists them. */
function Commands() {
  const sources = useRegisteredActions((state) => state.sources);
  return [...sources.values()].flat().map(({ id, label, run }) => (
    <button key={id} type="button" onClick={() => void run()}>
      {label}
    </button>
  ));
}

test('a One project offers its files for translators and the languages to write in', async () => {
  const { session } = await aWorld().open('ada');
  renderInSession(
    session,
    <>
      <ProjectCommands name="Guide" />
      <Commands />
    </>,
    fakeApi({}).api,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Export project' }));
  await user.click(screen.getByRole('button', { name: 'Import translations' }));
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
  expect(screen.queryByRole('button', { name: 'Write in Deutsch' })).toBeNull();
  act(() => session.edit(ids.project, setValue('OtherLanguages', 'de')));
  await user.click(await screen.findByRole('button', { name: 'Write in Deutsch' }));
  expect(await screen.findByRole('button', { name: 'Write in English' })).toBeTruthy();
});
