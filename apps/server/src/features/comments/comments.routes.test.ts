import { commentCalls, nodeCalls, updateEvents } from '@confab/contracts';
import { limits, toJsonText, type AccountId, type CommentId, type ItemId, type ThreadId } from '@confab/model';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listNotifications } from '../../core/notifications/notifications.repository.ts';
import { findCaller } from '../../core/accounts/sessions/sessions.ts';
import { newId } from '../../new-id.ts';
import type { Caller } from '../../services.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aMember, aPerson, aProject, inProject, toNodeId, type TestPerson } from '../../testing/people-and-projects.ts';
import { deleteComment } from './delete-comment.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer({ hasProjectPerTest: true });
let ben: TestPerson;
let cleo: TestPerson;
beforeAll(async () => {
  ben = await aMember(app, ada.teamId, 'Commenter');
  cleo = await aMember(app, ada.teamId, 'Commenter');
});
beforeEach(async () => {
  await app.services.db.deleteFrom('notification').execute();
});

const aThreadId = () => newId();

async function begin(text: string, more: { path?: string; mentions?: AccountId[]; id?: ThreadId } = {}, by = ada) {
  const { path = '', mentions = [], id = aThreadId() } = more;
  return app.call(commentCalls.create, {
    body: { ...inProject(project), itemId: project.say.id, newThreadId: id, path, text, mentions },
    token: by.token,
  });
}
/** Creates a comment by a plain HTTP request, as a foreign client could send it. */
async function raw(text: string) {
  const response = await app.app.inject({
    method: 'POST',
    url: commentCalls.create.path,
    headers: { 'x-tv-client': '1', 'client-token': ada.token },
    payload: {
      TeamId: project.teamId,
      ProjectId: project.projectId,
      ItemId: project.say.id,
      NewThreadId: newId(),
      Path: '',
      Text: text,
      Mentions: [],
    },
  });
  return [response.statusCode, response.json<{ ErrorMessage: string }>().ErrorMessage];
}
const answerTo = (threadId: ThreadId, text: string, by: TestPerson, mentions: AccountId[] = []) =>
  app.call(commentCalls.reply, {
    body: { ...inProject(project), threadId, newCommentId: newId(), text, mentions },
    token: by.token,
  });
const read = async (by = ada, more: { itemId?: ItemId; state?: 'open' | 'resolved'; skip?: number } = {}) =>
  (await app.call(commentCalls.list, { query: { ...inProject(project), ...more }, token: by.token })).result;
const marks = async (by = ada) =>
  (await app.call(commentCalls.marks, { query: inProject(project), token: by.token })).result;
const remove = (commentId: CommentId | undefined, by: TestPerson) =>
  app.call(commentCalls.remove, {
    body: { ...inProject(project), commentId: commentId as CommentId },
    token: by.token,
  });
const settle = (threadId: ThreadId, isResolved: boolean, by = ben) =>
  app.call(commentCalls.resolve, { body: { ...inProject(project), threadId, isResolved }, token: by.token });
const told = async ({ accountId }: TestPerson) => listNotifications(app.services.db, accountId);

describe('a comment', () => {
  test('a comment starts a thread on an item or on one of its inputs, and other members can reply (matrix 126)', async () => {
    const { result: thread } = await begin('Too formal?', { path: 'Response/Entries/e1/SpokenText' }, ben);
    await answerTo(thread.id, 'A little.', ada);
    const { threads } = await read();
    expect(threads).toMatchObject([
      {
        id: thread.id,
        itemId: project.say.id,
        itemName: 'Greeting',
        path: 'Response/Entries/e1/SpokenText',
        isResolved: false,
        comments: [
          { authorId: ben.accountId, text: 'Too formal?', isDeleted: false, editedUtc: null },
          { authorId: ada.accountId, text: 'A little.' },
        ],
      },
    ]);
  });

  test('a comment that is sent twice is stored once', async () => {
    const id = aThreadId();
    const answers = await Promise.all([begin('Once', { id }), begin('Once', { id }), begin('Once', { id })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read()).threads.map(({ comments }) => comments.length)).toEqual([1]);
  });

  test('a comment needs a text of at most 5,000 characters and a valid path', async () => {
    expect((await raw('   '))[0]).toBe(400);
    expect((await begin('x'.repeat(limits.commentMax))).status).toBe(200);
    expect(await raw('x'.repeat(limits.commentMax + 1))).toEqual([400, 'A comment can have at most 5,000 characters.']);
    expect((await begin('x', { path: '__proto__/x' })).status).toBe(422);
  });

  test('a comment can be edited by its author only', async () => {
    const { result: thread } = await begin('Frist', {}, ben);
    const edit = (by: TestPerson) =>
      app.call(commentCalls.edit, {
        body: { ...inProject(project), commentId: thread.comments[0]?.id as CommentId, text: 'First', mentions: [] },
        token: by.token,
      });
    expect((await edit(ada)).status).toBe(404);
    expect((await edit(ben)).result.comments).toMatchObject([{ text: 'First', editedUtc: expect.any(String) }]);
  });

  test('a comment can be deleted by its author or an Admin; one with replies leaves a placeholder (matrix 126)', async () => {
    const { result: thread } = await begin('Question', {}, ben);
    const answered = (await answerTo(thread.id, 'Answer', cleo)).result;
    expect((await remove(answered.comments[0]?.id, cleo)).status).toBe(403);
    expect((await remove(answered.comments[0]?.id, ben)).result?.comments).toMatchObject([
      { text: '', isDeleted: true },
      { text: 'Answer', isDeleted: false },
    ]);
    expect((await remove(answered.comments[0]?.id, ben)).status).toBe(404);
    expect((await remove(answered.comments[1]?.id, ada)).result).toBeNull();
    expect((await read()).threads).toEqual([]);
  });

  test('a thread can be resolved and reopened, and threads can be listed by that state', async () => {
    const { result: first } = await begin('First');
    await begin('Second');
    expect((await settle(first.id, true)).result).toMatchObject({ isResolved: true });
    const texts = async (state: 'open' | 'resolved') =>
      (await read(ada, { state })).threads.map(({ comments }) => comments[0]?.text);
    expect([await texts('open'), await texts('resolved')]).toEqual([['Second'], ['First']]);
    expect((await marks()).map(({ threadId }) => threadId)).not.toContain(first.id);
    await settle(first.id, false);
    expect(await texts('resolved')).toEqual([]);
  });

  test('a thread that two members resolve at once names one of them', async () => {
    const { result } = await begin('Both');
    const answers = await Promise.all([settle(result.id, true, ben), settle(result.id, true, cleo)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ result: thread }) => thread.resolvedByName)).size).toBe(1);
  });

  test("an Admin who is demoted while his call is pending cannot delete another member's comment (TEAM-1)", async () => {
    const { result } = await begin('Mine');
    const commentId = result.comments[0]?.id as CommentId;
    const admin = await aMember(app, ada.teamId, 'Admin');
    const caller = (await findCaller(app.services, admin.token)) as Caller;
    await app.services.db
      .updateTable('teamMember')
      .set({ permission: 'Commenter' })
      .where('accountId', '=', admin.accountId)
      .where('teamId', '=', ada.teamId)
      .execute();
    // Calls the use case directly, as if the guard had checked the call before the role changed.
    await expect(deleteComment(app.services, caller, { ...inProject(project), commentId })).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  test('a comment stays when its item is deleted', async () => {
    await begin('Remember this');
    await app.call(nodeCalls.remove, {
      query: {
        owningTeamId: project.teamId,
        owningProjectId: project.projectId,
        owningWorkflowId: project.workflowId,
        nodeId: toNodeId(project.say),
      },
      token: ada.token,
    });
    const { threads } = await read();
    expect(threads).toMatchObject([{ isItemDeleted: true, itemName: 'Greeting' }]);
    expect((await answerTo(threads[0]?.id as ThreadId, 'I do', ben)).status).toBe(200);
    expect(await marks()).toEqual([]);
  });

  test('a comment is visible in its own project and team only (TEN-2)', async () => {
    const { result: thread } = await begin('Ours');
    const stranger = await aPerson(app);
    const theirs = await aProject(app, stranger);
    const foreign = { teamId: theirs.teamId, projectId: theirs.projectId };
    const body = { ...foreign, threadId: thread.id, newCommentId: newId(), text: 'Hello', mentions: [] };
    expect((await app.call(commentCalls.reply, { body, token: stranger.token })).status).toBe(404);
    const settling = { ...foreign, threadId: thread.id, isResolved: true };
    expect((await app.call(commentCalls.resolve, { body: settling, token: stranger.token })).status).toBe(404);
    const removal = { ...foreign, commentId: thread.comments[0]?.id as CommentId };
    expect((await app.call(commentCalls.remove, { body: removal, token: stranger.token })).status).toBe(404);
    const begun = { ...foreign, itemId: theirs.say.id, newThreadId: thread.id, path: '', text: 'Mine', mentions: [] };
    expect((await app.call(commentCalls.create, { body: begun, token: stranger.token })).status).toBe(404);
    expect((await read()).threads[0]?.comments).toHaveLength(1);
  });
});

describe('unread comments and notifications', () => {
  test('a thread is unread when others commented after the last visit', async () => {
    const { result: thread } = await begin('News', { path: 'Notes' }, ben);
    expect((await marks(ben)).map(({ isUnread }) => isUnread)).toEqual([false]);
    expect(await marks(cleo)).toEqual([{ threadId: thread.id, itemId: project.say.id, path: 'Notes', isUnread: true }]);
    await app.call(commentCalls.markRead, {
      body: { ...inProject(project), threadIds: [thread.id] },
      token: cleo.token,
    });
    expect((await marks(cleo))[0]?.isUnread).toBe(false);
    await answerTo(thread.id, 'More', ben);
    expect((await read(cleo)).threads[0]?.isUnread).toBe(true);
  });

  test('mentioned members are notified with a link to the thread', async () => {
    const { result: thread } = await begin(`@${ben.email} is this right?`, { mentions: [ben.accountId] });
    const [notification] = await told(ben);
    expect(notification?.notificationText).toBe(
      `${ada.email} mentioned you in a comment on Greeting: “@${ben.email} is this right?”`,
    );
    expect(notification).toMatchObject({
      messageName: 'notificationMessages.mentioned',
      messageParts: { name: ada.email, item: 'Greeting', quote: `@${ben.email} is this right?` },
    });
    const link = new URL(notification?.link ?? '', 'http://pro.localhost');
    expect(link.pathname).toBe(`/projects/${project.projectId}`);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      workflow: project.workflowId,
      node: project.say.id,
      side: 'comments',
      thread: thread.id,
      team: project.teamId,
    });
    expect(thread.comments[0]?.mentions).toEqual([{ accountId: ben.accountId, name: ben.email }]);
  });

  test('only members who are named in the text are notified, without the author', async () => {
    const stranger = await aPerson(app);
    const text = `@${stranger.email} @${ada.email}`;
    await begin(text, { mentions: [stranger.accountId, ada.accountId, ben.accountId] });
    expect([await told(stranger), await told(ada), await told(ben)]).toEqual([[], [], []]);
  });

  test('a reply notifies each participant of the thread once', async () => {
    const { result: thread } = await begin('Shall we?', {}, ben);
    await answerTo(thread.id, `@${ben.email} yes`, ada, [ben.accountId]);
    await answerTo(thread.id, 'Yes!', cleo);
    expect((await told(ben)).map(({ notificationText }) => notificationText.split(' ').slice(1, 3).join(' '))).toEqual([
      'replied to',
      'mentioned you',
    ]);
    expect(await told(ada)).toHaveLength(1);
    expect(await told(cleo)).toEqual([]);
  });

  test('a comment is published to the team after it is stored', async () => {
    const pushed = vi.spyOn(app.services.hub, 'publish');
    const { result: thread } = await begin('Live');
    expect((await answerTo(aThreadId(), 'Nowhere', ben)).status).toBe(404);
    expect(pushed.mock.calls).toEqual([
      ['commentsChanged', { ...inProject(project), threadId: thread.id, authorId: ada.accountId }],
    ]);
    expect(updateEvents.commentsChanged.name).toBe('CommentsChanged');
    pushed.mockRestore();
  });
});

test('threads are listed by their latest comment, page by page', async () => {
  const threads: ThreadId[] = [];
  for (let at = 0; at < 32; at += 1) threads.push((await begin(`Thread ${at}`)).result.id);
  await answerTo(threads[0] as ThreadId, 'Up again', ben);
  const first = await read();
  expect(first.threads[0]?.id).toBe(threads[0]);
  expect([first.threads.length, first.nextSkip]).toEqual([30, 30]);
  const rest = await read(ada, { skip: 30 });
  expect([rest.threads.length, rest.nextSkip]).toEqual([2, null]);
  expect((await read(ada, { itemId: project.projectId as string as ItemId })).threads).toEqual([]);
});

test('a thread has at most 500 comments', async () => {
  const threadId = (await begin('The first')).result.id;
  const { teamId } = project;
  const more = Array.from({ length: limits.threadCommentsMax - 2 }, () => ({ id: newId(), teamId, threadId }));
  const rows = more.map((row) => ({ ...row, authorId: ada.accountId, text: 'More', mentions: toJsonText([]) }));
  await app.services.db.insertInto('comment').values(rows).execute();
  const newCommentId = newId();
  const reply = (id = newCommentId) =>
    app.call(commentCalls.reply, {
      body: { ...inProject(project), threadId, newCommentId: id, text: 'The last', mentions: [] },
      token: ada.token,
    });
  expect((await reply()).result.comments).toHaveLength(500);
  expect((await reply(newId())).message).toBe('A thread can have at most 500 comments. Start a new one.');
  expect((await reply()).result.comments).toHaveLength(500);
});
