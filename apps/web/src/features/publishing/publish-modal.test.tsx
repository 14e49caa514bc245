import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { ids } from '../../testing/editing/world.ts';
import { projectListKey } from '../projects/index.ts';
import {
  accept,
  choose,
  previewPath,
  promotePath,
  published,
  readPublishButton,
  renderModal,
  status,
  statusPath,
  withErrors,
} from './testing/render-publish-modal.tsx';

const renewPath = '/api/RenewDialogflowSecret';

describe('PublishModal', () => {
  it('the publish modal shows the project and its versions in tree order behind Details, and the source and target (A2.68, A2.72, A3.18)', async () => {
    const { user, modal } = await renderModal();
    expect(within(modal).queryByRole('table')).toBeNull();
    await user.click(within(modal).getByRole('button', { name: 'Details' }));
    expect((await within(modal).findByRole('region', { name: 'Project' })).textContent).toContain(ids.project);
    const rows = within(modal).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Café2––',
      'Main1Up to dateUp to date',
      'Greet31–',
      'Ask1Up to date–',
      'Gone1Up to date–',
    ]);
    const offers = (name: string) =>
      within(within(modal).getByRole('radiogroup', { name }))
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ value }) => value);
    expect([offers('Publish from'), offers('To')]).toEqual([
      ['Alpha', 'Beta'],
      ['Beta', 'Live'],
    ]);
  });

  it('the publish modal opens at its first stage once it is loaded', async () => {
    const { modal } = await renderModal();
    await waitFor(() => expect(document.activeElement).toBe(within(modal).getByRole('button', { name: /^Alpha/ })));
  });

  it('the publish modal says how many items are not listed', async () => {
    const { user, modal } = await renderModal({ [statusPath]: () => ({ ...status, itemCount: 4_805 }) });
    await user.click(within(modal).getByRole('button', { name: 'Details' }));
    expect(await within(modal).findByText(/^4,800 more items are not listed/)).toBeTruthy();
  });

  it('publishing requires both unchecked boxes, for the product terms and the checklist, to be checked (A2.69)', async () => {
    const { user, modal } = await renderModal();
    const boxes = within(modal).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
    expect(within(modal).getByRole('checkbox', { name: /product terms/ })).toBe(boxes[0]);
    expect(within(modal).getByRole('checkbox', { name: /saved and tested/ })).toBe(boxes[1]);
    const isOff = () => within(modal).getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled;
    expect(isOff()).toBe(true);
    await user.click(boxes[0]!);
    expect(isOff()).toBe(true);
    await user.click(boxes[1]!);
    expect(isOff()).toBe(false);
    await user.click(boxes[0]!);
    expect(isOff()).toBe(true);
  });

  it('the publish modal shows loading while publishing and then the result (A2.70, A4.42)', async () => {
    let answer: (promoted: typeof status) => void = () => undefined;
    const answered = new Promise<typeof status>((resolve) => {
      answer = resolve;
    });
    const { user, modal } = await renderModal({ [promotePath]: () => answered });
    await choose(user, modal, /^Beta$/);
    const button = () => within(modal).getByRole('button', { name: 'Publish' });
    await user.click(button());
    expect(button().dataset['loading']).toBe('true');
    expect(within(modal).queryByText('Published Successfully')).toBeNull();
    answer(published);
    expect(await within(modal).findByText('Published Successfully')).toBeTruthy();
    expect(button().dataset['loading']).toBeUndefined();
    expect(document.activeElement?.textContent).toBe('Published Successfully');
  });

  it('the message about a publication disappears when another is chosen, which has its own terms and notes (A2.69, A8.93)', async () => {
    const onBeta = { ...status, items: status.items.map((one) => ({ ...one, staging: one.development })) };
    const { user, modal } = await renderModal({ [promotePath]: () => onBeta });
    await user.type(within(modal).getByLabelText('Release notes'), 'New greeting');
    await choose(user, modal, /^Beta$/);
    await user.click(within(modal).getByRole('button', { name: 'Publish' }));
    expect(await within(modal).findByText('Published Successfully')).toBeTruthy();
    expect(readPublishButton(modal)).toEqual([true, undefined]);
    await user.click(within(modal).getByRole('radio', { name: /^Live/ }));
    expect(within(modal).queryByText('Published Successfully')).toBeNull();
    expect(within(modal).getByLabelText<HTMLTextAreaElement>('Release notes').value).toBe('');
    await waitFor(() => expect(readPublishButton(modal)).toEqual([true, 'Accept both terms to publish.']));
  });

  it('a never published project preselects Alpha to Beta, even before it is saved', async () => {
    const items = status.items.map((one) => ({ ...one, development: null, staging: null, production: null }));
    const { modal } = await renderModal({ [statusPath]: () => ({ ...status, items, unsavedCount: 5 }) });
    const isChosen = (name: RegExp) => within(modal).getAllByRole<HTMLInputElement>('radio', { name }).at(-1)?.checked;
    expect([isChosen(/^Alpha/), isChosen(/^Beta$/)]).toEqual([true, true]);
    expect(readPublishButton(modal)).toEqual([true, 'Nothing is saved yet. Save your work, then publish it.']);
  });

  it('publishing to live also publishes to beta, updates the versions without another request, shows success and refetches the project list (A4.41, A4.44, A8.93)', async () => {
    const { user, modal, made, queries } = await renderModal();
    queries.setQueryData(projectListKey, 'the list');
    await choose(user, modal, /^Live/);
    await user.click(within(modal).getByRole('button', { name: 'Publish' }));
    expect(await within(modal).findByText('Published Successfully')).toBeTruthy();
    expect(made.find(({ path }) => path === promotePath)?.input).toMatchObject({
      body: { source: 1, environments: ['2', '0'], acceptedTerms: true },
    });
    await user.click(within(modal).getByRole('button', { name: 'Details' }));
    expect((await within(modal).findAllByRole('row'))[1]?.textContent).toBe('Café2Up to dateUp to date');
    expect(made.filter(({ path }) => path === statusPath)).toHaveLength(1);
    expect(queries.getQueryState(projectListKey)?.isInvalidated).toBe(true);
  });

  it('publish is off and shows which of source and target is missing, until both are chosen and a version differs (A4.39, A5.9)', async () => {
    // Where all stages are the same, nothing is chosen at first.
    const same = status.items.map((item) => ({ ...item, staging: item.development, production: item.development }));
    const { user, modal } = await renderModal({ [statusPath]: () => ({ ...status, items: same }) });
    await accept(user, modal);
    const seen = () => readPublishButton(modal);
    expect(seen()).toEqual([true, 'You need to choose a Publish Source']);
    await user.click(within(modal).getByRole('radio', { name: /^Alpha/ }));
    expect(seen()).toEqual([true, 'You need to choose a Publish target']);
    const targets = within(modal).getByRole('radiogroup', { name: 'To' });
    await user.click(within(targets).getByRole('radio', { name: /^Beta$/ }));
    expect(seen()).toEqual([true, 'The target already has these versions.']);
  });

  const stages = (staging: boolean, production: boolean) =>
    status.items.map((item) => ({
      ...item,
      staging: staging ? item.development : null,
      production: production ? item.development : null,
    }));
  it.each([
    ['Beta', 'Beta', stages(true, false), 'Beta is where you publish from. Choose Live as the target.'],
    ['Beta', 'Live', stages(true, true), 'The target already has these versions.'],
    ['Alpha', 'Live', stages(true, true), 'The target already has these versions.'],
    ['Beta', 'Live', stages(false, false), 'Nothing is on Beta yet. Publish from Alpha first.'],
    ['Beta', 'Live', stages(true, false), 'Accept both terms to publish.'],
    ['Alpha', 'Beta', stages(false, false), 'Accept both terms to publish.'],
  ])(
    'the Publish button from %s to %s is disabled and shows why (A4.39, A5.9)',
    async (source, target, items, sentence) => {
      const { user, modal } = await renderModal({ [statusPath]: () => ({ ...status, items }) });
      const offers = (name: string) => within(within(modal).getByRole('radiogroup', { name }));
      // Beta cannot be chosen as the target while it is the source.
      await user.click(offers('Publish from').getByRole('radio', { name: /^Alpha/ }));
      await user.click(offers('To').getByRole('radio', { name: new RegExp(`^${target}`) }));
      await user.click(offers('Publish from').getByRole('radio', { name: new RegExp(`^${source}`) }));
      await waitFor(() => expect(readPublishButton(modal)).toEqual([true, sentence]));
    },
  );

  it('publish is off until there is a reason for publishing with errors, and a sentence asks for it', async () => {
    const { user, modal } = await renderModal({ [previewPath]: () => withErrors });
    await choose(user, modal, /^Beta$/);
    await waitFor(() => expect(readPublishButton(modal)).toEqual([true, 'Give a reason for publishing with errors.']));
    await user.type(within(modal).getByLabelText('Reason for publishing anyway'), 'A fair');
    expect(readPublishButton(modal)).toEqual([false, undefined]);
  });

  it('the publish modal shows the error of the server (A2.70, A4.42, A8.92)', async () => {
    const { user, modal } = await renderModal({
      [promotePath]: () => {
        throw new ApiFailure('refused', 'The Start node is missing', 200);
      },
    });
    await choose(user, modal, /^Beta$/);
    await user.click(within(modal).getByRole('button', { name: 'Publish' }));
    expect((await within(modal).findByRole('alert')).textContent).toBe('The Start node is missing');
  });

  it('recently typed values are sent before the publish modal shows unsaved changes', async () => {
    const { session } = await renderModal({}, true);
    expect(session.getStatus().pendingCount).toBe(0);
  });

  it('the publish modal warns of unsaved changes and saves them', async () => {
    const { user, modal, session } = await renderModal({ [statusPath]: () => ({ ...status, unsavedCount: 1 }) }, true);
    expect(within(modal).getByText(/One item has unsaved changes/)).toBeTruthy();
    await user.click(within(modal).getByRole('button', { name: 'Save all' }));
    await waitFor(() => expect(session.getStatus().unsavedItemIds).toEqual([]));
  });

  it('the publish modal keeps the focus when all is saved and the warning disappears', async () => {
    let unsavedCount = 1;
    const { user, modal } = await renderModal({ [statusPath]: () => ({ ...status, unsavedCount }) }, true);
    unsavedCount = 0;
    await user.click(within(modal).getByRole('button', { name: 'Save all' }));
    await waitFor(() => expect(within(modal).queryByText(/unsaved changes/)).toBeNull());
    expect(modal.contains(document.activeElement)).toBe(true);
  });

  it('a published stage links to its chat page and offers its embed code', async () => {
    const chatUrl = `https://confab.example/channels/chat/${ids.project}/live`;
    const live = { stage: 'Live', releaseNumber: 1, publishedUtc: null, publishedBy: 'Ada', chatUrl };
    const { user, modal } = await renderModal({ [statusPath]: () => ({ ...status, stages: [live] }) });
    expect(
      within(modal)
        .getByRole('link', { name: /opens in a new tab/ })
        .getAttribute('href'),
    ).toBe(chatUrl);
    await user.click(within(modal).getByRole('button', { name: 'Copy embed code for Live' }));
    expect(await navigator.clipboard.readText()).toBe(
      `<script src="https://confab.example/channels/chat/embed.js" data-project="${ids.project}" data-stage="live" async></script>`,
    );
  });

  it('a live project shows what its Dialogflow agent needs, on request', async () => {
    const chatUrl = `https://confab.example/channels/chat/${ids.project}/live`;
    const live = { stage: 'Live', releaseNumber: 1, publishedUtc: null, publishedBy: 'Ada', chatUrl };
    const webhook = { url: 'https://confab.example/channels/dialogflow/1/live', defaultSecret: 'a-long-secret' };
    const { user, modal, made } = await renderModal({
      [statusPath]: () => ({ ...status, stages: [live] }),
      '/api/GetDialogflowWebhook': () => webhook,
    });
    const isAsked = () => made.some(({ path }) => path === '/api/GetDialogflowWebhook');
    expect(isAsked()).toBe(false);
    await user.click(within(modal).getByRole('button', { name: 'Show the Dialogflow webhook' }));
    expect(await within(modal).findByText(webhook.url)).toBeTruthy();
    await user.click(within(modal).getByRole('button', { name: 'Copy the webhook secret' }));
    expect(await navigator.clipboard.readText()).toBe(webhook.defaultSecret);
  });

  it('a new secret of the Dialogflow webhook is created after a confirmation and shown in place of the old one', async () => {
    const live = {
      stage: 'Live',
      releaseNumber: 1,
      publishedUtc: null,
      publishedBy: 'Ada',
      chatUrl: 'https://x.example',
    };
    const webhook = { url: 'https://confab.example/channels/dialogflow/1/live', defaultSecret: 'the-old-secret' };
    const { user, modal, made } = await renderModal({
      [statusPath]: () => ({ ...status, stages: [live] }),
      '/api/GetDialogflowWebhook': () => webhook,
      [renewPath]: () => ({ ...webhook, defaultSecret: 'the-new-secret' }),
    });
    await user.click(within(modal).getByRole('button', { name: 'Show the Dialogflow webhook' }));
    await user.click(await within(modal).findByRole('button', { name: 'New secret…' }));
    expect(await screen.findByText(/The current secret stops working at once/)).toBeTruthy();
    expect(made.some(({ path }) => path === renewPath)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Create secret' }));
    expect(await within(modal).findByText('the-new-secret')).toBeTruthy();
    expect(within(modal).queryByText('the-old-secret')).toBeNull();
    expect(within(modal).getByText(/Enter the new secret in your Dialogflow agent/)).toBeTruthy();
    expect(made.find(({ path }) => path === renewPath)?.input).toEqual({
      body: { teamId: ids.team, projectId: ids.project },
    });
  });

  it('the publish modal offers to try again when the versions could not be loaded', async () => {
    let isUp = false;
    const { user } = await renderModal({
      [statusPath]() {
        if (!isUp) throw new ApiFailure('failed', 'Error getting promotion status', 500);
        return status;
      },
    });
    expect(await screen.findByText('Error getting promotion status')).toBeTruthy();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Details' })).toBeTruthy();
  });
});
