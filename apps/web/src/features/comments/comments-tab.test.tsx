import { commentCalls, teamCalls, updateEvents, type CommentThread } from '@confab/contracts';
import type { AccountId } from '@confab/model';
import { anActiveTeam, aSignIn, numberedId } from '@confab/test-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { aWorld, memoryStorage } from '../../testing/editing/open-session.ts';
import { ids, nodeSchema } from '../../testing/editing/world.ts';
import { Live } from '../../live/live-context.tsx';
import { fakeLive } from '../../testing/fake-live.ts';
import { useSession } from '../../session/session-store.ts';
import { runSignOutCleanups } from '../../session/sign-out-cleanup.ts';
import { CommentCountsProvider } from './comment-counts.tsx';
import { CommentsTab } from './comments-tab.tsx';
import { InputCommentButton, UnreadBadge } from './comment-badges.tsx';

const ben = numberedId(20);
beforeEach(() => {
  useSession.setState({
    signIn: aSignIn({ tvAccountId: ids.account }),
    activeTeam: anActiveTeam({ teamId: ids.team, permissions: 'Commenter' }),
  });
  history.replaceState(null, '', '/');
});
afterEach(() => {
  useSession.setState({ signIn: undefined, activeTeam: undefined });
  runSignOutCleanups();
});

describe('CommentsTab', () => {
  it('typing @ suggests colleagues, and the comment is sent with their mention', async () => {
    const { user, made } = await aTab();
    const field = await screen.findByRole('textbox', { name: 'Write a comment' });
    await user.type(field, '@be');
    expect(await screen.findByRole('option', { name: 'Ben Nevis' })).toBeTruthy();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveProperty('value', '@Ben Nevis '));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(made.map(({ path }) => path)).toContain(commentCalls.create.path));
    expect(made.find(({ path }) => path === commentCalls.create.path)?.input).toMatchObject({
      body: { itemId: ids.greet, path: '', text: '@Ben Nevis', mentions: [ben] },
    });
    await waitFor(() => expect(field).toHaveProperty('value', ''));
  });

  it('Ctrl Enter in the list of colleagues chooses one, and sends when the list is closed', async () => {
    const { user, made } = await aTab();
    const sent = () => made.filter(({ path }) => path === commentCalls.create.path);
    const field = await screen.findByRole('textbox', { name: 'Write a comment' });
    await user.type(field, 'Ask @be');
    expect(await screen.findByRole('option', { name: 'Ben Nevis' })).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(field).toHaveProperty('value', 'Ask @Ben Nevis '));
    expect(sent()).toEqual([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent()).toMatchObject([{ input: { body: { text: 'Ask @Ben Nevis' } } }]));
  });

  it('the focus is on the button that opens a field again after a reply or an edit is sent or left', async () => {
    const { user } = await aTab({ threads: [aThread({ authorId: ids.account })] });
    const thread = within(await screen.findByRole('listitem', { name: 'Comments on Greet' }));
    const reply = () => thread.getByRole('button', { name: 'Reply' });
    const isReplyFocused = () => expect(document.activeElement?.textContent).toBe('Reply');
    await user.click(reply());
    await user.keyboard('{Escape}');
    isReplyFocused();
    await user.click(reply());
    await user.click(thread.getByRole('button', { name: 'Cancel' }));
    isReplyFocused();
    await user.click(reply());
    await user.keyboard('Yes{Control>}{Enter}{/Control}');
    await waitFor(isReplyFocused);
    const menu = thread.getByRole('button', { name: 'Actions for the comment by Ben Nevis' });
    await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await user.type(await thread.findByRole('textbox', { name: 'Edit' }), '{Escape}');
    expect(document.activeElement).toBe(menu);
  });

  it('text that is typed right after a colleague was chosen follows the name', async () => {
    const { user } = await aTab();
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
    await user.type(field, 'Ask  please');
    await user.type(field, '@be', { initialSelectionStart: 4 });
    expect(await screen.findByRole('option', { name: 'Ben Nevis' })).toBeTruthy();
    await user.keyboard('{Enter}again ');
    expect(field.value).toBe('Ask @Ben Nevis again please');
  });

  it('a comment that could not be sent keeps its text and shows the error', async () => {
    const { user } = await aTab({ create: () => Promise.reject(new Error('Error sending comment')) });
    const field = await screen.findByRole('textbox', { name: 'Write a comment' });
    await user.type(field, 'Precious words');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText('Error sending comment')).toBeTruthy();
    expect(field).toHaveProperty('value', 'Precious words');
  });

  it('a comment being written is kept while something else is shown, separately for each place', async () => {
    const { user, hideAndShow, made } = await aTab({ threads: [aThread({ authorId: ids.account })] });
    const getField = () => screen.findByRole('textbox', { name: 'Write a comment' });
    await user.type(await getField(), 'For the whole item');
    await user.click(screen.getByRole('button', { name: 'Comment on Reprompts' }));
    expect(await getField()).toHaveProperty('value', '');
    await user.type(await getField(), 'Too many?');
    await user.click(await screen.findByRole('button', { name: 'Reply' }));
    await user.type(screen.getByRole('textbox', { name: 'Reply' }), 'Yes');
    await user.click(screen.getByRole('button', { name: 'Actions for the comment by Ben Nevis' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await user.type(screen.getByRole('textbox', { name: 'Edit' }), ' Really?');

    hideAndShow();
    expect(await getField()).toHaveProperty('value', 'Too many?');
    expect(await screen.findByRole('textbox', { name: 'Reply' })).toHaveProperty('value', 'Yes');
    expect(screen.getByRole('textbox', { name: 'Edit' })).toHaveProperty('value', 'Is this right? Really?');
    await user.click(screen.getByRole('button', { name: 'Comment on the whole item instead' }));
    expect(await getField()).toHaveProperty('value', 'For the whole item');

    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await waitFor(async () => expect(await getField()).toHaveProperty('value', ''));
    expect(made.find(({ path }) => path === commentCalls.create.path)?.input).toMatchObject({
      body: { path: '', text: 'For the whole item' },
    });
    for (const cancel of screen.getAllByRole('button', { name: 'Cancel' })) await user.click(cancel);
    hideAndShow();
    expect(await getField()).toHaveProperty('value', '');
    await screen.findByText('Is this right?');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it('a comment that is sent slowly leaves the input alone that is commented on next', async () => {
    const answers: ((thread: CommentThread) => void)[] = [];
    const { user, made } = await aTab({ create: () => new Promise((resolve) => answers.push(resolve)) });
    const getField = () => screen.findByRole('textbox', { name: 'Write a comment' });
    await user.click(screen.getByRole('button', { name: 'Comment on Reprompts' }));
    await user.type(await getField(), 'Too many?');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Comment on Name' }));
    await user.type(await getField(), 'Too long?');
    expect(screen.getByRole('button', { name: 'Comment' })).toHaveProperty('disabled', false);
    const lists = () => made.filter(({ path }) => path === commentCalls.list.path).length;
    const before = lists();
    act(() => answers[0]?.(aThread()));
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
    expect(await screen.findByText('About Name')).toBeTruthy();
    expect(await getField()).toHaveProperty('value', 'Too long?');
    await user.click(screen.getByRole('button', { name: 'Comment on Reprompts' }));
    expect(await getField()).toHaveProperty('value', '');
  });

  it('a comment that could not be sent shows the error at its own input only', async () => {
    const { user } = await aTab({ create: () => Promise.reject(new Error('Error sending comment')) });
    await user.click(screen.getByRole('button', { name: 'Comment on Reprompts' }));
    await user.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'Too many?');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await screen.findByText('Error sending comment');
    await user.click(screen.getByRole('button', { name: 'Comment on Name' }));
    await screen.findByText('About Name');
    expect(screen.queryByText('Error sending comment')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Comment on Reprompts' }));
    expect(await screen.findByText('Error sending comment')).toBeTruthy();
  });

  it('drafts of comments are removed when the account signs out', async () => {
    const { user, hideAndShow } = await aTab();
    await user.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'Mine');
    act(() => runSignOutCleanups());
    hideAndShow();
    expect(await screen.findByRole('textbox', { name: 'Write a comment' })).toHaveProperty('value', '');
  });

  it('a thread that could not be resolved shows the error', async () => {
    const { user } = await aTab({
      threads: [aThread()],
      resolve: () => Promise.reject(new Error('Error resolving thread')),
    });
    await user.click(await screen.findByRole('button', { name: 'Resolve' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Error resolving thread');
  });

  it('the comment button of an input starts a comment about it', async () => {
    const { user, made } = await aTab();
    await user.click(screen.getByRole('button', { name: 'Comment on Reprompts' }));
    expect(await screen.findByText('About Reprompts')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Write a comment' }), 'Too many?');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await waitFor(() =>
      expect(made.find(({ path }) => path === commentCalls.create.path)?.input).toMatchObject({
        body: { path: 'MaxReprompts', text: 'Too many?' },
      }),
    );
  });

  it('a thread can be answered and resolved, and is marked read when shown', async () => {
    const { user, made } = await aTab({ threads: [aThread({ isUnread: true, path: 'MaxReprompts' })] });
    const thread = await screen.findByRole('listitem', { name: 'Comments on Greet' });
    expect(within(thread).getByText('Reprompts')).toBeTruthy();
    expect(within(thread).getByText('New')).toBeTruthy();
    await waitFor(() => expect(made.map(({ path }) => path)).toContain(commentCalls.markRead.path));
    await user.click(within(thread).getByRole('button', { name: 'Reply' }));
    await user.type(within(thread).getByRole('textbox', { name: 'Reply' }), 'Yes');
    await user.click(within(thread).getByRole('button', { name: 'Reply' }));
    await waitFor(() => expect(made.map(({ path }) => path)).toContain(commentCalls.reply.path));
    await user.click(await within(thread).findByRole('button', { name: 'Resolve' }));
    await waitFor(() => expect(made.at(-1)).toBeTruthy());
    expect(made.find(({ path }) => path === commentCalls.resolve.path)?.input).toMatchObject({
      body: { isResolved: true },
    });
  });

  it('a Viewer can neither write comments nor change those of others', async () => {
    useSession.setState({ activeTeam: anActiveTeam({ permissions: 'Viewer' }) });
    await aTab({ threads: [aThread()] });
    expect(await screen.findByText('Is this right?')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('the tab says when there are no comments yet', async () => {
    await aTab();
    expect(await screen.findByRole('heading', { name: 'No comments yet' })).toBeTruthy();
  });

  it('a new comment of a colleague appears immediately', async () => {
    const answers = { threads: [] as CommentThread[] };
    const { live } = await aTab(answers);
    await screen.findByRole('heading', { name: 'No comments yet' });
    answers.threads = [aThread()];
    await act(async () =>
      live.push(updateEvents.commentsChanged.name, {
        TeamId: ids.team,
        ProjectId: ids.project,
        ThreadId: aThread().id,
        AuthorId: ben,
      }),
    );
    expect(await screen.findByText('Is this right?')).toBeTruthy();
    expect(await screen.findByText('One open comment')).toBeTruthy();
  });
});

function aThread({
  authorId = ben,
  ...change
}: Partial<CommentThread> & { readonly authorId?: AccountId } = {}): CommentThread {
  return {
    id: numberedId(30),
    projectId: ids.project,
    itemId: ids.greet,
    itemKind: 'node',
    itemName: 'Greet',
    workflowId: ids.workflow,
    isItemDeleted: false,
    path: '',
    isResolved: false,
    resolvedByName: '',
    isUnread: false,
    updatedUtc: '2026-01-01T00:00:00Z',
    comments: [
      {
        id: numberedId(40),
        authorId,
        authorName: 'Ben Nevis',
        text: 'Is this right?',
        mentions: [],
        createdUtc: '2026-01-01T00:00:00Z',
        editedUtc: null,
        isDeleted: false,
      },
    ],
    ...change,
  };
}

interface Answers {
  threads?: CommentThread[];
  create?: () => Promise<unknown>;
  resolve?: () => Promise<unknown>;
}

async function aTab(answers: Answers = {}) {
  const world = aWorld();
  const { session } = await world.open('ada', memoryStorage(), true);
  const fake = fakeLive();
  const { api, made } = fakeApi({
    [commentCalls.list.path]: () => ({ threads: answers.threads ?? [], nextSkip: null }),
    [commentCalls.marks.path]: () =>
      (answers.threads ?? []).map(({ id: threadId, itemId, path, isUnread }) => ({ threadId, itemId, path, isUnread })),
    [commentCalls.create.path]: () => (answers.create ? answers.create() : aThread()),
    [commentCalls.reply.path]: () => aThread(),
    [commentCalls.resolve.path]: () => (answers.resolve ? answers.resolve() : aThread({ isResolved: true })),
    [commentCalls.markRead.path]: () => null,
    [teamCalls.listMembers.path]: () => [
      { email: 'ben@example.test', name: 'Ben Nevis', tvAccountId: ben },
      { email: 'open@example.test', name: '', tvAccountId: null },
    ],
    '/api/GetTvAccountDetails': () => ({ account: {} }),
    '/api/GetAccountDetails': () => ({ account: {} }),
  });
  const item = session.getItem(ids.greet);
  if (!item) throw new Error('The test world should have this node.');
  renderInSession(
    session,
    <Live value={fake.live}>
      <CommentCountsProvider>
        <UnreadBadge itemId={ids.greet} />
        <InputCommentButton itemId={ids.greet} path="MaxReprompts" label="Reprompts" />
        <InputCommentButton itemId={ids.greet} path="DisplayName" label="Name" />
        <Hideable>
          <CommentsTab item={item} schema={nodeSchema} />
        </Hideable>
      </CommentCountsProvider>
    </Live>,
    api,
  );
  const hideAndShow = () => {
    for (const isShown of [false, true]) act(() => useShown.setState(isShown));
  };
  return { user: userEvent.setup({ delay: null }), made, live: fake, hideAndShow };
}

const useShown = create(() => true);

function Hideable({ children }: { readonly children: ReactNode }) {
  return useShown() ? children : null;
}
