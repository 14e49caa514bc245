import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { setValue } from '../../testing/editing/open-session.ts';
import { ids } from '../../testing/editing/world.ts';
import {
  accept,
  choose,
  preview,
  previewPath,
  promotePath,
  published,
  readPublishButton,
  release,
  renderModal,
  stageOf,
  status,
  statusPath,
  withErrors,
} from './testing/render-publish-modal.tsx';

const releasesPath = '/api/GetReleases';
const rollBackPath = '/api/RollBackStage';

describe('what would be published', () => {
  it('the publish window shows what each stage has, and a stage button chooses source and target', async () => {
    const stages = [stageOf('Beta', 4), stageOf('Live', null)];
    const { user, modal, made } = await renderModal({ [statusPath]: () => ({ ...status, stages }) });
    const buttons = within(within(modal).getByRole('group', { name: 'Stages' })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'AlphaLatest saved draftEverything is saved',
      'BetaRelease 4',
      'LiveNothing published yet',
    ]);
    const pressed = () => buttons.map((button) => button.getAttribute('aria-pressed'));
    const previews = () => made.filter(({ path }) => path === previewPath).map(({ input }) => input);
    expect(pressed()).toEqual(['true', 'true', 'false']);
    expect(previews()).toEqual([expect.objectContaining({ query: expect.objectContaining({ stage: 'Beta' }) })]);
    await user.click(buttons[2]!);
    expect(pressed()).toEqual(['true', 'true', 'true']);
    expect(previews().at(-1)).toMatchObject({ query: { source: 'Alpha', stage: 'Live' } });
  });

  it('the publish window sums up changes, problems and tests before publishing', async () => {
    const { user, modal } = await renderModal({ [previewPath]: () => withErrors });
    await choose(user, modal, /^Live/);
    const summary = await within(modal).findByRole('region', { name: 'What would be published' });
    for (const figure of ['7 changes', '2 errors, 1 warning', 'tests 12/12'])
      expect(within(summary).getByText(figure)).toBeTruthy();
    await user.click(within(summary).getByRole('button', { name: '7 changes' }));
    const changes = await within(summary).findByRole('list', { name: 'Changed items' });
    expect(within(changes).getAllByRole('button')).toHaveLength(1);
    expect(within(summary).getByText('And 5 more.')).toBeTruthy();
  });

  it('the open publish window checks again when a colleague changes the project, and keeps the choices', async () => {
    let checked: object = withErrors;
    let current: object = status;
    const answers = { [previewPath]: () => checked, [statusPath]: () => current };
    const { user, modal, world, client } = await renderModal(answers);
    await choose(user, modal, /^Beta/);
    await user.type(within(modal).getByRole('textbox', { name: 'Release notes' }), 'New cakes');
    await within(modal).findByText('2 errors, 1 warning');

    const { session: bens } = await world.open('ben');
    checked = { ...withErrors, errorCount: 0, warningCount: 0, problems: [] };
    current = { ...status, unsavedCount: 1 };
    await act(async () => {
      bens.edit(ids.greet, setValue('DisplayName', 'Mended'));
      await world.clock.pass(5_000);
      client.deliver();
    });
    await within(modal).findByText('no errors');
    await within(modal).findByText(/^One item has unsaved changes/);
    const field = within(modal).getByRole<HTMLTextAreaElement>('textbox', { name: 'Release notes' });
    expect(field.value).toBe('New cakes');
    expect(within(modal).getByRole<HTMLInputElement>('radio', { name: /^Alpha/ }).checked).toBe(true);
    expect(readPublishButton(modal)).toEqual([false, undefined]);
  });

  it.each([
    ['notes are typed', 'notes'],
    ['a term is accepted', 'term'],
  ])('the chosen step stays even when a colleague publishes it, once %s', async (_case, input) => {
    let current: object = status;
    const { user, modal, world, client } = await renderModal({ [statusPath]: () => current });
    if (input === 'notes') await user.type(within(modal).getByLabelText('Release notes'), 'N');
    else await user.click(within(modal).getAllByRole('checkbox')[0]!);
    const { session: bens } = await world.open('ben');
    current = { ...status, items: status.items.map((one) => ({ ...one, staging: one.development })) };
    await act(async () => {
      bens.edit(ids.greet, setValue('DisplayName', 'Mended'));
      await world.clock.pass(5_000);
      client.deliver();
    });
    await waitFor(() => expect(readPublishButton(modal)).toEqual([true, 'The target already has these versions.']));
    const isChecked = (name: RegExp) =>
      within(modal)
        .getAllByRole<HTMLInputElement>('radio', { name })
        .map(({ checked }) => checked);
    expect([isChecked(/^Alpha/), isChecked(/^Live/)]).toEqual([[true], [false]]);
  });

  it('a changed item opens the comparison of its two versions', async () => {
    const { user, modal, made } = await renderModal({
      '/api/GetItemVersionHistory': () => ({ versions: [], isDirty: false, nextBefore: null }),
      '/api/GetNodeVersionHistory': () => ({ versions: [], isDirty: false, nextBefore: null }),
      '/api/GetItemVersion': () => ({ propertyValues: { DisplayName: 'Greet' }, schema: null }),
    });
    await choose(user, modal, /^Live/);
    await user.click(await within(modal).findByRole('button', { name: '7 changes' }));
    await user.click(await within(modal).findByRole('button', { name: /^Greet/ }));
    expect(await screen.findByRole('dialog', { name: 'Compare Greet' })).toBeTruthy();
    const versions = () => made.filter(({ path }) => path === '/api/GetItemVersion').map(({ input }) => input);
    await waitFor(() => expect(versions()).toMatchObject([{ query: { version: 1 } }, { query: { version: 3 } }]));
  });

  it('errors keep Publish disabled until a reason is given, which is sent with the request', async () => {
    const { user, modal, made } = await renderModal({ [previewPath]: () => withErrors });
    await choose(user, modal, /^Live/);
    const reason = await within(modal).findByRole('textbox', { name: 'Reason for publishing anyway' });
    const button = within(modal).getByRole<HTMLButtonElement>('button', { name: 'Publish' });
    expect(button.disabled).toBe(true);
    await user.type(reason, ' ');
    expect(button.disabled).toBe(true);
    await user.type(reason, 'A demo');
    await user.type(within(modal).getByRole('textbox', { name: 'Release notes' }), 'New menu');
    await user.click(button);
    expect(made.find(({ path }) => path === promotePath)?.input).toMatchObject({
      body: { overrideReason: ' A demo', notes: 'New menu' },
    });
  });

  it('publishing from beta sends the release that the terms were accepted for, and terms are accepted again when a colleague has published a newer one', async () => {
    const items = status.items.map((one) => ({ ...one, staging: one.development, production: null }));
    const withBeta = (releaseNumber: number) => ({ ...status, items, stages: [stageOf('Beta', releaseNumber)] });
    let current: object = withBeta(4);
    const { user, modal, made } = await renderModal({
      [statusPath]: () => current,
      [promotePath]() {
        current = withBeta(5);
        throw new ApiFailure('conflict', 'Somebody else has just published this project.', 409);
      },
    });
    const sent = () => made.filter(({ path }) => path === promotePath).map(({ input }) => input);
    await accept(user, modal);
    await user.click(within(modal).getByRole('button', { name: 'Publish' }));
    expect(await within(modal).findByText('Somebody else has just published this project.')).toBeTruthy();
    expect(await within(modal).findByText('Release 5')).toBeTruthy();
    expect(readPublishButton(modal)).toEqual([true, 'Accept both terms to publish.']);
    await accept(user, modal);
    await user.click(within(modal).getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([4, 5].map((sourceReleaseNumber) => ({ body: { source: 2, sourceReleaseNumber } }))),
    );
  });

  it('a refused publication shows the published state and the current changes, and asks for the missing consent', async () => {
    let [checked, current]: [object, object] = [preview, status];
    const { user, modal } = await renderModal({
      [previewPath]: () => checked,
      [statusPath]: () => current,
      [promotePath]() {
        [checked, current] = [withErrors, { ...status, unsavedCount: 1 }];
        throw new ApiFailure('refused', 'The project has errors', 200);
      },
    });
    await choose(user, modal, /^Live/);
    await user.click(within(modal).getByRole('button', { name: 'Publish' }));
    expect(await within(modal).findByText('The project has errors')).toBeTruthy();
    expect(await within(modal).findByText('2 errors, 1 warning')).toBeTruthy();
    expect(await within(modal).findByText(/^One item has unsaved changes/)).toBeTruthy();
    expect(within(modal).getByRole('textbox', { name: 'Reason for publishing anyway' })).toBeTruthy();
    expect(readPublishButton(modal)).toEqual([true, 'Give a reason for publishing with errors.']);
  });

  it('warnings keep nothing from being published', async () => {
    const { user, modal } = await renderModal({ [previewPath]: () => ({ ...preview, warningCount: 3 }) });
    await choose(user, modal, /^Live/);
    expect(await within(modal).findByText('no errors, 3 warnings')).toBeTruthy();
    expect(within(modal).queryByRole('textbox', { name: /Reason/ })).toBeNull();
    expect(within(modal).getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(false);
  });

  it('a problem of the preview leads to its input', async () => {
    const { user, modal, opened } = await renderModal({ [previewPath]: () => withErrors });
    await choose(user, modal, /^Live/);
    await user.click(await within(modal).findByRole('button', { name: '2 errors, 1 warning' }));
    await user.click(await within(modal).findByRole('button', { name: /Greet "Next" leads nowhere/ }));
    expect(opened).toMatchObject([{ itemId: ids.greet, path: 'Connectors/next/TargetNodeId' }]);
  });

  it('a failed check of what would be published is shown and can be tried again', async () => {
    let isUp = false;
    const { user, modal } = await renderModal({
      [previewPath]() {
        if (!isUp) throw new ApiFailure('failed', 'Error checking what would be published', 500);
        return preview;
      },
    });
    await choose(user, modal, /^Live/);
    expect(await within(modal).findByText('Error checking what would be published')).toBeTruthy();
    isUp = true;
    await user.click(within(modal).getByRole('button', { name: 'Try again' }));
    expect(await within(modal).findByText('7 changes')).toBeTruthy();
  });

  it('a stage is rolled back to a release, with a reason when the release has errors', async () => {
    const stages = [stageOf('Beta', 3), stageOf('Live', 3)];
    const overrides = [{ reason: 'For the fair', stages: ['Live'], by: 'Ben', createdUtc: '2026-11-20T10:00:00Z' }];
    const { user, modal, made } = await renderModal({
      [statusPath]: () => ({ ...status, stages }),
      [releasesPath]: () => ({ releases: [release(3, 0, ['Live']), release(2, 4, [], overrides)], nextBefore: null }),
      [rollBackPath]: () => ({ ...status, stages: [stageOf('Beta', 3), stageOf('Live', 2)] }),
      [promotePath]: () => ({ ...published, stages }),
    });
    await choose(user, modal, /^Live/);
    await user.click(within(modal).getByRole('button', { name: 'Publish' }));
    expect(await within(modal).findByText('Published Successfully')).toBeTruthy();
    await user.click(within(modal).getByRole('button', { name: 'Roll back Live' }));
    const list = await screen.findByRole('dialog', { name: /Roll Live back to a release/ });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    expect(await within(list).findByText('Published with errors by Ben: For the fair')).toBeTruthy();
    expect(within(list).getByRole<HTMLInputElement>('radio', { name: 'Release 3' }).disabled).toBe(true);
    await user.click(within(list).getByRole('radio', { name: 'Release 2' }));
    await user.type(within(list).getByRole('textbox', { name: 'Reason for publishing anyway' }), 'Worse now');
    await user.click(within(list).getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Roll Live back/ })).toBeNull());
    expect(made.find(({ path }) => path === rollBackPath)?.input).toMatchObject({
      body: { stage: 'Live', releaseNumber: 2, overrideReason: 'Worse now' },
    });
    expect(within(modal).getByRole('button', { name: /^LiveRelease 2/ })).toBeTruthy();
    expect(within(modal).queryByText('Published Successfully')).toBeNull();
  });
});
