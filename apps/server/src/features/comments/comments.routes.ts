import { commentCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../feature-routes.ts';
import { markSeen } from './comments.repository.ts';
import { listComments } from './list-comments.ts';
import { beginThread, editComment, reply } from './say.ts';
import { deleteComment, resolveThread } from './settle.ts';
import { listMarks } from './threads.repository.ts';

/** More marks than this say no more than that there are many. */
const mostMarks = 5_000;

/** The calls of comments. */
export const commentRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, commentCalls.list, ({ caller, team, query: { projectId, ...filter } }) =>
    listComments(services.db, { teamId: team.teamId, projectId, accountId: caller.accountId }, filter),
  );
  answer(app, commentCalls.marks, ({ caller, team, query: { projectId } }) =>
    listMarks(services.db, { teamId: team.teamId, projectId, accountId: caller.accountId }, mostMarks),
  );
  answer(app, commentCalls.create, ({ caller, team, body }) =>
    beginThread(services, caller, { ...body, teamId: team.teamId }),
  );
  answer(app, commentCalls.reply, ({ caller, team, body }) =>
    reply(services, caller, { ...body, teamId: team.teamId }),
  );
  answer(app, commentCalls.edit, ({ caller, team, body }) =>
    editComment(services, caller, { ...body, teamId: team.teamId }),
  );
  answer(app, commentCalls.remove, ({ caller, team, body }) =>
    deleteComment(services, caller, team.role, { ...body, teamId: team.teamId }),
  );
  answer(app, commentCalls.resolve, ({ caller, team, body }) =>
    resolveThread(services, caller, { ...body, teamId: team.teamId }),
  );
  answer(app, commentCalls.markRead, async ({ caller, team, body: { projectId, threadIds } }) => {
    await markSeen(services.db, { teamId: team.teamId, projectId, accountId: caller.accountId }, threadIds);
    return null;
  });
};
