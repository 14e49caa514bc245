import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { aWorld, setValue } from '../../testing/editing/open-session.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { ids } from '../../testing/editing/world.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { OnePublishModal } from './one-publish-modal.tsx';
import {
  approved,
  chooseTarget,
  decided,
  denied,
  draft,
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
  versionsPath,
  withError,
  withdrawPath,
  type Rendered,
} from './testing/render-one-publish-modal.tsx';

afterEach(() => vi.restoreAllMocks());

describe('publishing a One project', () => {
  it('the publish window of a One project starts loading, with no status, no error and nothing published (A2.71)', async () => {
    const { session } = await aWorld().open('ada');
    const pending = () => new Promise(() => undefined);
    const { api } = fakeApi({
      [statusPath]: pending,
      '/api/GetPromotionStatus': pending,
      [versionsPath]: pending,
      [previewPath]: pending,
    });
    const onOpenProblem = () => undefined;
    const place = { projectId: ids.project, teamId: ids.team, opensAtStatus: false };
    renderInSession(
      session,
      <OnePublishModal {...place} onOpenProblem={onOpenProblem} onClose={() => undefined} />,
      api,
    );
    const modal = within(await screen.findByRole('dialog'));
    expect(modal.getByRole('status', { name: 'Loading versions' })).toBeTruthy();
    expect(modal.queryByRole('alert')).toBeNull();
    expect(modal.queryByText(/Published Successfully|Under review|Approved|Museum guide/i)).toBeNull();
  });

  it('the publish window of a One project starts with the problems of the last saves, each of which leads to its input', async () => {
    const { modal, user, opened } = await renderModal({ [previewPath]: () => withError });
    expect(await modal.findByText(/^1 error\. Fix it/)).toBeTruthy();
    await user.click(modal.getByRole('button', { name: /This page says nothing/ }));
    expect(opened).toEqual(['closed', expect.objectContaining({ itemId: ids.greet, path: 'Response' })]);
  });

  it('the publish window of a One project focuses Next once it is loaded', async () => {
    const { modal } = await renderModal();
    const next = await modal.findByRole('button', { name: 'Next' });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('the request step opens only after two boxes, unticked at first, are ticked (A2.69)', async () => {
    const { modal, user } = await renderModal();
    await user.click(await modal.findByRole('button', { name: 'Next' }));
    const boxes = modal.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked, labels }) => [checked, labels?.[0]?.textContent])).toEqual([
      [false, 'I accept the product terms'],
      [false, 'I have saved and tested this version'],
    ]);
    const next = () => modal.getByRole<HTMLButtonElement>('button', { name: 'Next' });
    expect(next().disabled).toBe(true);
    for (const box of boxes) await user.click(box);
    expect(next().disabled).toBe(false);
  });

  it('each step of publishing a One project gets the focus when Next or Back leads to it', async () => {
    // In this DOM, a page without a focused element counts as unfocused.
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    const { modal, user } = await renderModal();
    const press = async (name: string) => user.click(await modal.findByRole('button', { name }));
    const step = (name: string) => modal.getByRole('region', { name });
    await press('Next');
    expect(document.activeElement).toBe(step('Terms'));
    for (const box of modal.getAllByRole('checkbox')) await user.click(box);
    await press('Next');
    expect(document.activeElement).toBe(step('Request'));
    await press('Terms');
    await press('Back');
    expect(document.activeElement).toBe(step('Problems'));
  });

  it('the publish window has a table of the project version and one of the chapters, with tick boxes and current, beta and live versions (A2.66, A2.67)', async () => {
    const rendered = await renderModal();
    await openRequest(rendered);
    const { modal } = rendered;
    const listRows = (name: string) =>
      within(modal.getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => [within(row).getAllByRole('checkbox').length, row.textContent]);
    expect(listRows('Project version')).toEqual([[1, 'Museum guide2––']]);
    expect(listRows('Chapter versions')).toEqual([[1, 'Main31–']]);
    const heads = within(modal.getByRole('table', { name: 'Chapter versions' })).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['', 'Name', 'Current', 'Beta', 'Live']);
  });

  it('alpha or beta is published to beta or live, and publish is off and shows which of the two is missing (A2.68, A4.39, A5.9)', async () => {
    // Where all stages are the same, nothing is chosen at first.
    const same = { development: 3, staging: 3, production: 3 };
    const rendered = await renderModal({
      [statusPath]: () => ({ ...draft, versions: same, authorValues: same }),
      [versionsPath]: () => ({ [ids.workflow]: same }),
    });
    await openRequest(rendered);
    const { modal, user, made } = rendered;
    const listOffers = (name: string) =>
      within(modal.getByRole('radiogroup', { name }))
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ value, checked }) => `${value} ${checked}`);
    expect(listOffers('Publish from')).toEqual(['Alpha false', 'Beta false']);
    expect(listOffers('To')).toEqual(['Beta false', 'Live false']);
    await tickMain(rendered);
    const button = () => modal.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
    const seen = () => [button().disabled, modal.getByRole('status').textContent];
    expect(seen()).toEqual([true, 'You need to choose a Publish Source']);
    await user.click(modal.getByRole('radio', { name: /^Alpha/ }));
    expect(seen()).toEqual([true, 'You need to choose a Publish target']);
    await user.click(within(modal.getByRole('radiogroup', { name: 'To' })).getByRole('radio', { name: /^Beta$/ }));
    expect(seen()).toEqual([true, 'The target already has these versions.']);
    expect(made.filter(({ path }) => path === promotePath)).toEqual([]);
  });

  const at = (staging: number | null, production: number | null) => ({ development: 3, staging, production });
  it.each([
    ['Beta', 'Beta', 'Draft', at(3, null), true, 'Beta is where you publish from. Choose Live as the target.'],
    ['Beta', 'Live', 'Live', at(3, 3), true, 'The target already has these versions.'],
    ['Alpha', 'Beta', 'Draft', at(3, null), true, 'The target already has these versions.'],
    ['Alpha', 'Live', 'Live', at(3, 3), true, 'The target already has these versions.'],
    ['Beta', 'Live', 'Approved', at(null, null), true, 'Nothing is on Beta yet. Publish from Alpha first.'],
    ['Alpha', 'Beta', 'Draft', at(1, null), false, 'Tick a chapter to publish.'],
    ['Beta', 'Beta', 'Draft', at(3, null), false, 'Tick a chapter to publish.'],
    ['Beta', 'Live', 'Approved', at(3, null), false, 'Tick a chapter to publish.'],
  ])(
    'publish from %s to %s in a project that is %s with a chapter of %j, ticked %s, is off and shows why (A4.39, A5.9)',
    async (source, target, status, versions, isTicked, sentence) => {
      const rendered = await renderModal({
        [statusPath]: () => ({ ...draft, status, versions, authorValues: versions, review: decided }),
        [versionsPath]: () => ({ [ids.workflow]: versions }),
      });
      const { modal, user } = rendered;
      await openRequest(rendered);
      await chooseTarget(rendered, new RegExp(`^${target}`));
      const sources = within(modal.getByRole('radiogroup', { name: 'Publish from' }));
      await user.click(sources.getByRole('radio', { name: new RegExp(`^${source}`) }));
      await tickMain(rendered, isTicked);
      const button = modal.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
      await waitFor(() => expect([button.disabled, modal.getByRole('status').textContent]).toEqual([true, sentence]));
    },
  );

  it('requesting a review of a project that is under review is off and shows why, with or without a source', async () => {
    const rendered = await renderModal({ [statusPath]: () => underReview });
    const { modal, user } = rendered;
    await openRequest(rendered);
    const check = () => {
      expect(modal.getByRole<HTMLButtonElement>('button', { name: 'Request review' }).disabled).toBe(true);
      expect(modal.getByText(/^A reviewer is looking at this project/)).toBeTruthy();
    };
    await user.click(within(modal.getByRole('radiogroup', { name: 'To' })).getByRole('radio', { name: /^Live/ }));
    check();
    for (const source of [/^Alpha/, /^Beta/]) {
      const sources = within(modal.getByRole('radiogroup', { name: 'Publish from' }));
      await user.click(sources.getByRole('radio', { name: source }));
      check();
    }
  });

  it('publish is enabled only when a target is set and a ticked chapter differs from the source version (A4.39)', async () => {
    const unchanged = { development: 3, staging: 3, production: null };
    const openTicked = async (versions: typeof unchanged) => {
      const rendered = await renderModal({
        [statusPath]: () => ({ ...draft, versions: unchanged, authorValues: { ...draft.authorValues, staging: 0 } }),
        [versionsPath]: () => ({ [ids.workflow]: versions }),
      });
      await openRequest(rendered);
      await chooseTarget(rendered, /^Beta$/);
      const isOff = () => rendered.modal.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled;
      await tickMain(rendered, false);
      expect(isOff()).toBe(true);
      await tickMain(rendered);
      return isOff;
    };
    const isOffUnchanged = await openTicked(unchanged);
    expect(isOffUnchanged()).toBe(true);
    cleanup();
    const isOffChanged = await openTicked({ ...unchanged, staging: 1 });
    await waitFor(() => expect(isOffChanged()).toBe(false));
  });

  it('publish is enabled when only the author values differ from the source version, and shows that they are published (A4.39)', async () => {
    const same = { development: 3, staging: 3, production: null };
    const openTicked = async (authorValues: typeof same) => {
      const rendered = await renderModal({
        [statusPath]: () => ({ ...draft, versions: same, authorValues }),
        [versionsPath]: () => ({ [ids.workflow]: same }),
      });
      await openRequest(rendered);
      await chooseTarget(rendered, /^Beta$/);
      await tickMain(rendered);
      return rendered.modal;
    };
    const isOff = (modal: Rendered['modal']) =>
      modal.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled;
    const unchanged = await openTicked({ development: 7, staging: 7, production: null });
    expect([isOff(unchanged), unchanged.queryByText(/contact and account details/)]).toEqual([true, null]);
    cleanup();
    const changed = await openTicked({ development: 8, staging: 7, production: null });
    await waitFor(() => expect(isOff(changed)).toBe(false));
    expect(changed.getByText(/contact and account details/)).toBeTruthy();
    cleanup();
    const removed = await openTicked({ development: 0, staging: 7, production: null });
    await waitFor(() => expect(isOff(removed)).toBe(false));
  });

  it('publish is enabled when only a file was replaced, and shows that the new one is published', async () => {
    const same = { development: 3, staging: 3, production: null };
    const openChapter = async (hasOldMedia: boolean) => {
      const [live] = promotion.stages;
      const rendered = await renderModal({
        [statusPath]: () => ({ ...draft, versions: same, authorValues: { ...draft.authorValues, staging: 0 } }),
        [versionsPath]: () => ({ [ids.workflow]: same }),
        '/api/GetPromotionStatus': () => ({ ...promotion, stages: [{ ...live, stage: 'Beta', hasOldMedia }] }),
      });
      await openRequest(rendered);
      await chooseTarget(rendered, /^Beta$/);
      return rendered;
    };
    const isOff = ({ modal }: Rendered) => modal.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled;
    const unchanged = await openChapter(false);
    await tickMain(unchanged);
    expect([isOff(unchanged), unchanged.modal.queryByText(/Files of the project were replaced/)]).toEqual([true, null]);
    cleanup();
    const replaced = await openChapter(true);
    await tickMain(replaced, false);
    expect(isOff(replaced)).toBe(true);
    await tickMain(replaced);
    await waitFor(() => expect(isOff(replaced)).toBe(false));
    expect(replaced.modal.getByText(/Files of the project were replaced/)).toBeTruthy();
  });

  it('a project without chapters shows what to do before it can be published', async () => {
    const { session } = await aWorld().open('ada');
    const { api, made } = fakeApi({ '/api/GetPromotionStatus': () => promotion });
    const outline = session.getOutline();
    const empty = { ...session, getOutline: () => noChapters };
    const noChapters = outline && { ...outline, workflows: [] };
    const place = { projectId: ids.project, teamId: ids.team, opensAtStatus: false };
    renderInSession(
      empty,
      <OnePublishModal {...place} onOpenProblem={() => undefined} onClose={() => undefined} />,
      api,
    );
    const modal = within(await screen.findByRole('dialog'));
    expect(modal.getByText('Nothing to publish yet')).toBeTruthy();
    await waitFor(() => expect(made.map(({ path }) => path)).toEqual(['/api/GetPromotionStatus']));
    expect(modal.queryByText('Could not load the versions')).toBeNull();
  });

  it('publishing sends the ticked chapters and then shows their versions from the answer and success inside the window (A2.70, A4.38, A4.41)', async () => {
    const rendered = await renderModal({
      [promotePath]: () => ({ [ids.workflow]: { development: 3, staging: 3, production: null } }),
    });
    await openRequest(rendered);
    const { modal, made } = rendered;
    await chooseTarget(rendered, /^Beta$/);
    await tickMain(rendered);
    await pressPublish(rendered);
    expect(await modal.findByText('Published Successfully')).toBeTruthy();
    expect(made.find(({ path }) => path === promotePath)?.input).toEqual({
      body: { llamaIds: [ids.workflow], source: 1, environments: ['2'] },
    });
    expect(within(modal.getByRole('table', { name: 'Chapter versions' })).getAllByRole('row')[1]?.textContent).toBe(
      'Main3Up to date–',
    );
    expect(made.filter(({ path }) => path === versionsPath)).toHaveLength(1);
    await chooseTarget(rendered, /^Live/);
    expect(modal.queryByText('Published Successfully')).toBeNull();
  });

  it('the addresses of the stages are beside the success message, each with a button that copies it (A2.70, A8.93)', async () => {
    const chatUrl = 'https://confab.example/channels/chat/1/beta';
    let stages: object[] = promotion.stages;
    const rendered = await renderModal({
      '/api/GetPromotionStatus': () => ({ ...promotion, stages }),
      [promotePath]: () => {
        stages = [{ ...promotion.stages[0], stage: 'Beta', chatUrl }, ...promotion.stages];
        return { [ids.workflow]: { development: 3, staging: 3, production: null } };
      },
    });
    await openRequest(rendered);
    const { modal, user } = rendered;
    await chooseTarget(rendered, /^Beta$/);
    await tickMain(rendered);
    expect(modal.queryByRole('list', { name: 'Published stages' })).toBeNull();
    await pressPublish(rendered);
    expect(await modal.findByText('Published Successfully')).toBeTruthy();
    const addresses = within(await modal.findByRole('list', { name: 'Published stages' }));
    expect(addresses.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([chatUrl]);
    await user.click(addresses.getByRole('button', { name: 'Copy the URL of Beta' }));
    expect(await navigator.clipboard.readText()).toBe(chatUrl);
  });

  it('the open publish window checks again when a colleague changes the project, and keeps the ticked choices', async () => {
    let answer: object = withError;
    const rendered = await renderModal({ [previewPath]: () => answer });
    const { modal, world, client } = rendered;
    expect(await modal.findByText(/^1 error\. Fix it/)).toBeTruthy();
    await openRequest(rendered);
    await chooseTarget(rendered, /^Beta$/);
    await tickMain(rendered);
    const reason = () => modal.queryByLabelText('Reason for publishing anyway');
    await waitFor(() => expect(reason()).toBeTruthy());

    const { session: bens } = await world.open('ben');
    answer = { ...withError, errorCount: 0, problems: [] };
    await act(async () => {
      bens.edit(ids.greet, setValue('DisplayName', 'Mended'));
      await world.clock.pass(5_000);
      client.deliver();
    });
    await waitFor(() => expect(reason()).toBeNull());
    const isChecked = (role: string, name: string | RegExp) =>
      modal.getByRole<HTMLInputElement>(role, { name }).checked;
    expect([isChecked('checkbox', 'Publish Main'), isChecked('radio', /^Alpha/)]).toEqual([true, true]);
    expect(modal.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(false);
  });

  it('the error of the server shows inside the publish window, and errors of the project ask for a reason that is sent (A2.70, A8.92)', async () => {
    const rendered = await renderModal({
      [previewPath]: () => withError,
      [promotePath]: () => {
        throw new ApiFailure('refused', 'Somebody else has just published this project.', 200);
      },
    });
    await openRequest(rendered);
    const { modal, user, made } = rendered;
    await chooseTarget(rendered, /^Beta$/);
    await user.type(await modal.findByLabelText('Reason for publishing anyway'), 'A fair');
    await user.click(modal.getByRole('button', { name: 'Publish' }));
    expect((await modal.findByRole('alert')).textContent).toBe('Somebody else has just published this project.');
    expect(made.find(({ path }) => path === promotePath)?.input).toMatchObject({ body: { overrideReason: 'A fair' } });
  });

  it('publishing to live first asks for a review, and the request can be withdrawn', async () => {
    let current: object = draft;
    const rendered = await renderModal({
      [statusPath]: () => current,
      [requestPath]: () => (current = underReview),
      [withdrawPath]: () => (current = draft),
    });
    await openRequest(rendered);
    const { modal, user, made } = rendered;
    await chooseTarget(rendered, /^Live/);
    expect(modal.queryByRole('button', { name: 'Publish' })).toBeNull();
    await user.click(modal.getByRole('button', { name: 'Request review' }));
    expect(await modal.findByText('Under Review')).toBeTruthy();
    expect(made.find(({ path }) => path === requestPath)?.input).toEqual({
      body: { projectName: 'Museum guide', oneLlamaId: ids.workflow, acceptedTerms: true, publishType: 'Live' },
    });
    await user.click(modal.getByRole('button', { name: 'Withdraw request' }));
    expect(await modal.findByText('Draft')).toBeTruthy();
  });

  it('a denied project opens at its status with the reason of the reviewer', async () => {
    const { modal } = await renderModal({ [statusPath]: () => denied });
    expect(modal.getByText('Denied')).toBeTruthy();
    expect(modal.getByText('The prices are wrong.')).toBeTruthy();
  });

  it('the publish window of an approved project focuses Go live', async () => {
    const { modal } = await renderModal({ [statusPath]: () => approved });
    const goLive = await modal.findByRole('button', { name: 'Go live' });
    await waitFor(() => expect(document.activeElement).toBe(goLive));
  });

  it('an approved project goes live with its chapters and beta, which are chosen already (A4.40)', async () => {
    const rendered = await renderModal({
      [statusPath]: () => approved,
      [promotePath]: () => ({ [ids.workflow]: { development: 3, staging: 3, production: 3 } }),
    });
    const { modal, user, made } = rendered;
    await user.click(modal.getByRole('button', { name: 'Go live' }));
    for (const box of modal.getAllByRole('checkbox')) await user.click(box);
    await user.click(modal.getByRole('button', { name: 'Next' }));
    await pressPublish(rendered);
    expect(await modal.findByText('Published Successfully')).toBeTruthy();
    expect(made.find(({ path }) => path === promotePath)?.input).toMatchObject({
      body: { llamaIds: [ids.workflow], source: 1, environments: ['2', '0'] },
    });
  });

  it('a project that was saved after its approval asks for another review', async () => {
    const rendered = await renderModal({
      [statusPath]: () => ({ ...approved, review: { ...decided, isOutdated: true } }),
    });
    await openRequest(rendered);
    await chooseTarget(rendered, /^Live/);
    expect(rendered.modal.getByRole('button', { name: 'Request review' })).toBeTruthy();
  });
});

it('a live project explains how to get its assistant onto other platforms', async () => {
  const { modal } = await renderModal({ [statusPath]: () => ({ ...approved, status: 'Live', isLive: true }) }, true);
  expect(await modal.findByText(/turn it into a Pro project in its settings/)).toBeTruthy();
});
