import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { ids } from '../../../testing/editing/world.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeLive } from '../../../testing/fake-live.ts';
import { OnePublishModal } from '../one-publish-modal.tsx';

export const versionsPath = '/api/GetLlamaVersions';
export const statusPath = '/api/GetOnePublishStatus';
export const promotePath = '/api/PromoteLlamaFile';
export const requestPath = '/api/RequestOnePublish';
export const withdrawPath = '/api/RemoveOnePublishRequest';
export const previewPath = '/api/GetPublishPreview';
export const llamaPreviewPath = '/api/GetLlamaPublishPreview';

export const draft = {
  projectId: ids.project,
  projectName: 'Museum guide',
  status: 'Draft',
  isLive: false,
  versions: { development: 2, staging: null, production: null },
  authorValues: { development: 0, staging: null, production: null },
  review: null,
};
const review = {
  requestedBy: 'Ada',
  requestedUtc: '2026-11-23T08:00:00Z',
  decidedUtc: null,
  reason: '',
  isOutdated: false,
};
export const underReview = { ...draft, status: 'UnderReview', review };
export const decided = { ...review, decidedUtc: '2026-11-23T09:00:00Z' };
export const approved = { ...draft, status: 'Approved', review: decided };
export const denied = { ...draft, status: 'Denied', review: { ...decided, reason: 'The prices are wrong.' } };
export const promotion = {
  projectId: ids.project,
  displayName: 'Museum guide',
  unsavedCount: 0,
  items: [],
  itemCount: 0,
  savedUtc: null,
  stages: [
    {
      stage: 'Live',
      releaseNumber: null,
      notes: '',
      publishedUtc: null,
      publishedBy: '',
      chatUrl: '',
    },
  ],
};
const preview = {
  changes: [],
  changeCount: 0,
  errorCount: 0,
  warningCount: 0,
  problems: [],
  tests: null,
};
export const withError = {
  ...preview,
  errorCount: 1,
  problems: [
    {
      code: 'MissingResponse',
      severity: 'error',
      itemId: ids.greet,
      path: 'Response',
      message: 'This page says nothing.',
      names: [],
      fix: null,
    },
  ],
};

export async function renderModal(answers: Parameters<typeof fakeApi>[0] = {}, opensAtStatus = false) {
  const world = aWorld();
  const { session, client } = await world.open('ada');
  const { api, made } = fakeApi({
    [statusPath]: () => draft,
    '/api/GetPromotionStatus': () => promotion,
    [versionsPath]: () => ({
      [ids.workflow]: { development: 3, staging: 1, production: null },
    }),
    [previewPath]: () => preview,
    // What is published has the errors of the last saves, unless a test answers something else.
    [llamaPreviewPath]: answers[previewPath] ?? (() => preview),
    ...answers,
  });
  const opened: unknown[] = [];
  const live = fakeLive();
  renderInSession(
    session,
    <OnePublishModal
      projectId={ids.project}
      teamId={ids.team}
      opensAtStatus={opensAtStatus}
      onOpenProblem={(problem) => opened.push(problem)}
      onClose={() => opened.push('closed')}
    />,
    api,
    live,
  );
  const modal = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(modal.queryByRole('status', { name: 'Loading versions' })).toBeNull());
  return { modal, made, live, opened, world, client, user: userEvent.setup() };
}
export type Rendered = Awaited<ReturnType<typeof renderModal>>;

/** Goes through the first two steps. */
export async function openRequest({ modal, user }: Pick<Rendered, 'modal' | 'user'>) {
  await user.click(await modal.findByRole('button', { name: /Terms/ }));
  for (const box of modal.getAllByRole('checkbox')) await user.click(box);
  await user.click(modal.getByRole('button', { name: 'Next' }));
}

export async function chooseTarget({ modal, user }: Pick<Rendered, 'modal' | 'user'>, target: RegExp) {
  await user.click(modal.getByRole('radio', { name: /^Alpha/ }));
  await user.click(within(modal.getByRole('radiogroup', { name: 'To' })).getByRole('radio', { name: target }));
}

/** Presses Publish once it is enabled. */
export async function pressPublish({ modal, user }: Pick<Rendered, 'modal' | 'user'>) {
  await waitFor(() => expect(modal.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(false));
  await user.click(modal.getByRole('button', { name: 'Publish' }));
}

/** Ticks the chapter, or takes its tick away. */
export async function tickMain({ modal, user }: Pick<Rendered, 'modal' | 'user'>, isTicked = true) {
  const box = modal.getByRole<HTMLInputElement>('checkbox', { name: 'Publish Main' });
  if (box.checked !== isTicked) await user.click(box);
}
