import { commentCalls } from '@confab/contracts';
import { asWorkflowId } from '@confab/model';
import { expect, test } from 'vitest';
import { newId } from '../../../new-id.ts';
import { aMember, aProject } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { movedItems } from './moved-items.ts';
import '../../../testing/runs-on-postgres.ts';

const { app, owner, project } = setUpServer();

test('the migration moves comments, their notifications and test runs to the project that their items were moved to', async () => {
  const { teamId, projectId, workflowId, say } = project;
  const { token } = owner;
  const { db } = app.services;
  const ben = await aMember(app, teamId, 'Commenter');
  const before = await aProject(app, owner, 'Before');
  const mention = { path: '', text: `@${ben.email}`, mentions: [ben.accountId] };
  const body = { teamId, projectId, itemId: say.id, newThreadId: newId(), ...mention };
  const thread = (await app.call(commentCalls.create, { token, body })).result;
  const run = { id: newId(), displayName: 'Orders', number: 1, stage: 'Alpha', startedBy: owner.accountId } as const;
  await db
    .insertInto('testRun')
    .values({
      ...run,
      teamId,
      projectId: before.projectId,
      targetProjectId: before.projectId,
      workflowId: asWorkflowId(workflowId),
      source: null,
      coverage: null,
      releaseId: null,
    })
    .execute();
  const readLinks = async () => (await db.selectFrom('notification').select('link').execute()).map(({ link }) => link);
  const [link = ''] = await readLinks();
  await db.updateTable('commentThread').set({ projectId: before.projectId }).where('teamId', '=', teamId).execute();
  await db
    .updateTable('notification')
    .set({ link: link.replace(projectId, before.projectId) })
    .execute();

  await app.database.pool.query(movedItems.sql);
  const query = { teamId, projectId };
  const { threads } = (await app.call(commentCalls.list, { token, query })).result;
  expect(threads.map(({ id }) => id)).toEqual([thread.id]);
  expect(await readLinks()).toEqual([link]);
  const runs = await db
    .selectFrom('testRun')
    .select(['projectId', 'targetProjectId'])
    .where('teamId', '=', teamId)
    .execute();
  expect(runs).toEqual([{ projectId, targetProjectId: before.projectId }]);
});
