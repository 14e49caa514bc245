import { commentCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { markReadOfThreads } from '../notifications/index.ts';
import { markThreadsRead } from './comments.repository.ts';
import { listComments } from './list-comments.ts';
import { createThread } from './create-thread.ts';
import { deleteComment } from './delete-comment.ts';
import { editComment } from './edit-comment.ts';
import { replyToThread } from './reply-to-thread.ts';
import { resolveThread } from './resolve-thread.ts';
import { listCommentMarks } from './threads.repository.ts';

/** The editor shows no more markers than this. */
const marksMax = 5_000;

/** The calls about comments. */
export const commentRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, commentCalls.list, ({ caller, team, query: { projectId, ...filter } }) =>
    listComments(services.db, { teamId: team.teamId, projectId, accountId: caller.accountId }, filter),
  );
  answer(app, commentCalls.marks, ({ caller, team, query: { projectId } }) =>
    listCommentMarks(services.db, { teamId: team.teamId, projectId, accountId: caller.accountId }, marksMax),
  );
  answer(app, commentCalls.create, ({ caller, team, body }) =>
    createThread(services, caller, { ...body, teamId: team.teamId }),
  );
  answer(app, commentCalls.reply, ({ caller, team, body }) =>
    replyToThread(services, caller, { ...body, teamId: team.teamId }),
  );
  answer(app, commentCalls.edit, ({ caller, team, body }) =>
    editComment(services, caller, { ...body, teamId: team.teamId }),
  );
  answer(app, commentCalls.remove, ({ caller, team, body }) =>
    deleteComment(services, caller, { ...body, teamId: team.teamId }),
  );
  answer(app, commentCalls.resolve, ({ caller, team, body }) =>
    resolveThread(services, caller, { ...body, teamId: team.teamId }),
  );
  answer(app, commentCalls.markRead, async ({ caller, team, body: { projectId, threadIds } }) => {
    await markThreadsRead(services.db, { teamId: team.teamId, projectId, accountId: caller.accountId }, threadIds);
    await markReadOfThreads(services, caller.accountId, threadIds);
    return null;
  });
};
