import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useProjectOutline, type EditingSession } from '../../../editing/index.ts';
import { useModals } from '../../../modals/modal-store.ts';
import { aWorld, setValue } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { ids } from '../../../testing/editing/world.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { CommandPalette } from '../../command-palette/index.ts';
import { ProjectCommands } from './project-commands.tsx';
import { closeModals } from '../../../testing/modals-and-toasts.ts';

afterEach(closeModals);

/** Shows the commands of a project in the palette. */
function show(session: EditingSession) {
  const onOpen = vi.fn();
  function Commands() {
    const outline = useProjectOutline();
    const ignore = () => undefined;
    if (!outline) return null;
    return (
      <ProjectCommands
        {...{ outline, onOpen }}
        onTab={ignore}
        onAddChapter={ignore}
        onSave={ignore}
        onPublish={ignore}
      />
    );
  }
  renderInSession(
    session,
    <>
      <Commands />
      <CommandPalette />
    </>,
    fakeApi({}).api,
  );
  const user = userEvent.setup();
  const list = async () => {
    await user.keyboard('{Control>}k{/Control}');
    return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  };
  return {
    user,
    onOpen,
    list,
    async choose(name: string) {
      await list();
      await user.click(screen.getByText(name));
      await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    },
  };
}

test('a One project offers its files for translators and the languages to write in', async () => {
  const { session } = await aWorld().open('ada');
  const { user, list, choose } = show(session);
  await choose('Export project');
  await choose('Import translations');
  expect(useModals.getState().opened.map(({ type, props }) => ({ type, ...props }))).toEqual([
    {
      type: 'platformFileDownload',
      teamId: ids.team,
      projectId: ids.project,
      name: session.getItem(ids.project)?.displayName,
      isForPlatforms: false,
      isForTranslators: true,
    },
    { type: 'translationsImport', teamId: ids.team, projectId: ids.project },
  ]);
  expect((await list()).join()).not.toContain('Write in Deutsch');
  await user.keyboard('{Escape}');
  act(() => session.edit(ids.project, setValue('OtherLanguages', 'de')));
  await choose('Write in Deutsch');
  expect((await list()).join()).toContain('Write in English');
  await user.keyboard('{Escape}');
});

test('a One project offers its chapters and pages, and its commands with their keys', async () => {
  const { session } = await aWorld().open('ada');
  const { list, choose, onOpen } = show(session);
  const chapter = session.getOutline()?.workflows[0];
  const page = session.getOutline()?.nodesByWorkflow.get(chapter?.id ?? '')?.[0];
  await choose(`${chapter?.displayName} ▸ ${page?.displayName}`);
  expect(onOpen.mock.calls).toEqual([[page?.id, 'DisplayName']]);
  const offered = (await list()).join('\n');
  expect(offered).toMatch(/Find in project.*Ctrl ?Shift ?F/);
  expect(offered).toMatch(/Go to the next part of the editor.*F6/);
  expect(offered).toContain(`${chapter?.displayName}Chapters`);
});
