import { act, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { setValue } from '../../testing/editing/open-session.ts';
import { ids } from '../../testing/editing/world.ts';
import {
  chooseTarget,
  decided,
  draft,
  llamaPreviewPath,
  openRequest,
  pressPublish,
  previewPath,
  promotePath,
  promotion,
  renderModal,
  requestPath,
  statusPath,
  tickMain,
  underReview,
  approved,
  versionsPath,
  withError,
  type Rendered,
} from './testing/render-one-publish-modal.tsx';

const onAlpha = { development: 3, staging: 1, production: null };
const onBeta = { development: 3, staging: 3, production: null };

/** What is chosen: the source and the target. */
function readChoice({ modal }: Pick<Rendered, 'modal'>) {
  return ['Publish from', 'To'].map(
    (name) =>
      within(modal.getByRole('radiogroup', { name }))
        .getAllByRole<HTMLInputElement>('radio')
        .find(({ checked }) => checked)?.value,
  );
}

/** A colleague changes the project, so that the open window asks for its status again. */
async function refetch({ world, client }: Rendered) {
  const { session } = await world.open('ben');
  await act(async () => {
    session.edit(ids.greet, setValue('DisplayName', 'Mended'));
    await world.clock.pass(5_000);
    client.deliver();
  });
}

it('publishing from beta sends beta and live as the targets (A4.40, A7.73)', async () => {
  const rendered = await renderModal({
    [statusPath]: () => ({ ...draft, status: 'Live', versions: onBeta, authorValues: onBeta, review: decided }),
    [versionsPath]: () => ({ [ids.workflow]: onBeta }),
    [promotePath]: () => ({ [ids.workflow]: { ...onBeta, production: 3 } }),
  });
  await openRequest(rendered);
  expect(readChoice(rendered)).toEqual(['Beta', 'Live']);
  await pressPublish(rendered);
  expect(await rendered.modal.findByText('Published Successfully')).toBeTruthy();
  expect(rendered.made.find(({ path }) => path === promotePath)?.input).toEqual({
    body: { llamaIds: [ids.workflow], source: 2, environments: ['2', '0'] },
  });
});

it('publishing from beta sends the release that the terms were accepted for, and terms are accepted again when a colleague has published a newer one', async () => {
  const stage = { notes: '', publishedUtc: null, publishedBy: '', chatUrl: '' };
  const rendered = await renderModal({
    [statusPath]: () => ({ ...draft, status: 'Live', versions: onBeta, authorValues: onBeta, review: decided }),
    [versionsPath]: () => ({ [ids.workflow]: onBeta }),
    '/api/GetPromotionStatus': () => ({ ...promotion, stages: [{ ...stage, stage: 'Beta', releaseNumber: 4 }] }),
    [promotePath]: () => {
      throw new ApiFailure('conflict', 'Somebody else has just published this project.', 409);
    },
  });
  await openRequest(rendered);
  await pressPublish(rendered);
  expect(await rendered.modal.findByText('Somebody else has just published this project.')).toBeTruthy();
  expect(rendered.made.find(({ path }) => path === promotePath)?.input).toMatchObject({
    body: { source: 2, sourceReleaseNumber: 4 },
  });
  expect(rendered.modal.getByText('Accept both terms to publish.')).toBeTruthy();
});

it('a deleted chapter is named, and is removed with any ticked chapter although no other one has changed', async () => {
  const old = (name: string, staging: number | null, production: number | null) => ({
    itemId: `00000000-0000-7000-8000-00000000000${name.length}`,
    kind: 'llama',
    displayName: name,
    development: null,
    staging,
    production,
  });
  const items = [old('Shop', 2, null), old('Café', null, null), { ...old('A page', 1, 1), kind: 'page' }];
  const versions = { development: 3, staging: 3, production: null };
  const rendered = await renderModal({
    [statusPath]: () => ({ ...draft, versions, authorValues: { ...draft.authorValues, staging: 0 } }),
    [versionsPath]: () => ({ [ids.workflow]: versions }),
    '/api/GetPromotionStatus': () => ({ ...promotion, items, itemCount: items.length }),
    [promotePath]: () => ({ [ids.workflow]: versions }),
  });
  await openRequest(rendered);
  expect(readChoice(rendered)).toEqual(['Alpha', 'Beta']);
  expect(rendered.modal.getByText(/^Deleted chapters leave the stage .*: Shop$/)).toBeTruthy();
  await pressPublish(rendered);
  expect(await rendered.modal.findByText('Published Successfully')).toBeTruthy();
});

it('a chapter that only live has is nothing new to publish from beta', async () => {
  const onLive = { development: 3, staging: 3, production: 3 };
  const none = { development: 0, staging: 0, production: 0 };
  const rendered = await renderModal({
    [statusPath]: () => ({ ...draft, status: 'Live', versions: onLive, authorValues: none, review: decided }),
    [versionsPath]: () => ({ [ids.workflow]: { ...onLive, staging: null } }),
  });
  await openRequest(rendered);
  await chooseTarget(rendered, /^Live/);
  const sources = within(rendered.modal.getByRole('radiogroup', { name: 'Publish from' }));
  await rendered.user.click(sources.getByRole('radio', { name: 'Beta' }));
  await tickMain(rendered);
  expect(await rendered.modal.findByText('The target already has these versions.')).toBeTruthy();
});

it('a check that failed is shown with its reason, and is tried again', async () => {
  let isDown = true;
  const rendered = await renderModal({
    [statusPath]: () => draft,
    [previewPath]: () => {
      if (isDown) throw new ApiFailure('failed', 'The project could not be checked', 500);
      return withError;
    },
  });
  await openRequest(rendered);
  const { modal, user } = rendered;
  expect(await modal.findByText('The project could not be checked')).toBeTruthy();
  isDown = false;
  await user.click(modal.getByRole('button', { name: 'Try again' }));
  expect(await modal.findByRole('textbox', { name: /reason/i })).toBeTruthy();
  expect(modal.queryByText('The project could not be checked')).toBeNull();
});

it('the status is read again when a colleague requests a review of the open project', async () => {
  let current: object = draft;
  const { modal, live, user } = await renderModal({ [statusPath]: () => current });
  await user.click(modal.getByRole('button', { name: /Status/ }));
  expect(modal.getByRole('status', { name: 'Publish status' }).textContent).toBe('Draft');
  current = underReview;
  act(() => live.push('ProjectListChanged', { TeamId: ids.team, ProjectId: ids.project }));
  expect(await modal.findByRole('button', { name: 'Withdraw request' })).toBeTruthy();
});

it('no reason is asked for when only chapters that would not be published have errors', async () => {
  const rendered = await renderModal({
    [previewPath]: () => withError,
    [llamaPreviewPath]: () => ({ errorCount: 0 }),
    [promotePath]: () => ({ [ids.workflow]: onAlpha }),
  });
  await openRequest(rendered);
  await pressPublish(rendered);
  const { input } = rendered.made.find(({ path }) => path === llamaPreviewPath) ?? {};
  expect(input).toEqual({ body: { llamaIds: [ids.workflow], source: 1, environments: ['2'] } });
  expect(rendered.modal.queryByRole('textbox', { name: /reason/i })).toBeNull();
});

it('when publishing is refused, the project is checked again, so that a reason can be given for errors it has got', async () => {
  let preview: object = { ...withError, errorCount: 0, problems: [] };
  const rendered = await renderModal({
    [previewPath]: () => preview,
    [promotePath]: () => {
      preview = withError;
      throw new ApiFailure('failed', 'The project has errors', 422);
    },
  });
  await openRequest(rendered);
  await pressPublish(rendered);
  expect(await rendered.modal.findByText('The project has errors')).toBeTruthy();
  expect(await rendered.modal.findByRole('textbox', { name: /reason/i })).toBeTruthy();
});

it('when a review request is refused because a colleague has made one, it is no longer offered', async () => {
  let status: object = draft;
  const rendered = await renderModal({
    [statusPath]: () => status,
    [requestPath]: () => {
      status = underReview;
      throw new ApiFailure('refused', 'This project is already under review.', 200);
    },
  });
  const { modal, user } = rendered;
  await openRequest(rendered);
  await chooseTarget(rendered, /^Live/);
  const button = () => modal.getByRole<HTMLButtonElement>('button', { name: 'Request review' });
  await user.click(button());
  expect(await modal.findByText(/^A reviewer is looking at this project/)).toBeTruthy();
  expect(button().disabled).toBe(true);
});

it('the terms are accepted for the step that was shown: a colleague who publishes does not change it', async () => {
  let versions = onAlpha;
  const rendered = await renderModal({
    [statusPath]: () => ({ ...draft, versions, authorValues: { ...versions } }),
    [versionsPath]: () => ({ [ids.workflow]: versions }),
  });
  await openRequest(rendered);
  expect(readChoice(rendered)).toEqual(['Alpha', 'Beta']);
  versions = onBeta;
  await refetch(rendered);
  expect(await rendered.modal.findByText('The target already has these versions.')).toBeTruthy();
  expect(readChoice(rendered)).toEqual(['Alpha', 'Beta']);
});

it('the step of a window in which nothing is entered follows the versions', async () => {
  let versions = onAlpha;
  const rendered = await renderModal({
    [statusPath]: () => ({ ...draft, versions, authorValues: { ...versions } }),
    [versionsPath]: () => ({ [ids.workflow]: versions }),
  });
  const count = () => rendered.made.filter(({ path }) => path === versionsPath).length;
  const before = count();
  versions = onBeta;
  await refetch(rendered);
  await waitFor(() => expect(count()).toBeGreaterThan(before));
  await openRequest(rendered);
  expect(readChoice(rendered)).toEqual(['Beta', 'Live']);
});

it('Go live chooses live and has its own terms, even after those of another step were accepted (A2.69)', async () => {
  let current: object = underReview;
  const rendered = await renderModal({ [statusPath]: () => current });
  await openRequest(rendered);
  expect(readChoice(rendered)).toEqual(['Alpha', 'Beta']);
  const { modal, user } = rendered;
  await user.click(modal.getByRole('button', { name: /Status/ }));
  current = approved;
  await refetch(rendered);
  await user.click(await modal.findByRole('button', { name: 'Go live' }));
  expect(modal.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false]);
  await openRequest(rendered);
  expect(readChoice(rendered)).toEqual(['Alpha', 'Live']);
});

it('ticking other chapters after a publication removes its success, because that is another publication (A2.70, A8.93)', async () => {
  const rendered = await renderModal({
    [promotePath]: () => ({ [ids.workflow]: { development: 3, staging: 3, production: null } }),
  });
  const { modal } = rendered;
  await openRequest(rendered);
  await chooseTarget(rendered, /^Beta$/);
  await tickMain(rendered);
  await pressPublish(rendered);
  expect(await modal.findByText('Published Successfully')).toBeTruthy();
  await tickMain(rendered, false);
  expect(modal.queryByText('Published Successfully')).toBeNull();
});

it('after a publication, the terms are accepted again before the next one (A2.69)', async () => {
  const rendered = await renderModal({
    [statusPath]: () => ({ ...draft, versions: onBeta, authorValues: onBeta }),
    [promotePath]: () => ({ [ids.workflow]: onBeta }),
  });
  const { modal } = rendered;
  await openRequest(rendered);
  await chooseTarget(rendered, /^Beta$/);
  await pressPublish(rendered);
  expect(await modal.findByText('Published Successfully')).toBeTruthy();
  await chooseTarget(rendered, /^Live/);
  const request = () => modal.getByRole<HTMLButtonElement>('button', { name: 'Request review' });
  expect(request().disabled).toBe(true);
  expect(modal.getByText('Accept both terms to request a review.')).toBeTruthy();
  await openRequest(rendered);
  expect(request().disabled).toBe(false);
});
