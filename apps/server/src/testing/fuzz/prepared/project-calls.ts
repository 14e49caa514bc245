import {
  authorValueCalls,
  commentCalls,
  findCalls,
  nodeCalls,
  recentlyDeletedCalls,
  transferCalls,
} from '@confab/contracts';
import type { ItemId } from '@confab/model';
import { aOneProject } from '../../../features/one/testing/one-projects.ts';
import { newId } from '../../../new-id.ts';
import { toNodeId } from '../../people-and-projects.ts';
import { prepared, type PreparedCall, type PreparedStage } from './prepared-call.ts';

const words = { text: 'Is this the right word?', mentions: [] };

/** A thread with one comment. @returns what names them in a call */
async function aThread({ test, owner, project }: PreparedStage) {
  const place = { teamId: owner.teamId, projectId: project.projectId };
  const body = { ...place, itemId: project.say.id, newThreadId: newId(), path: '', ...words };
  const { result } = await test.call(commentCalls.create, { token: owner.token, body: body as never });
  return { place, threadId: body.newThreadId, commentId: result.comments[0]?.id ?? newId() };
}

/** A text that was replaced. @returns what undoes it */
async function aReplacement({ test, owner, project }: PreparedStage) {
  const place = { teamId: owner.teamId, projectId: project.projectId };
  const search = { text: 'Greeting', matchCase: true, wholeWord: false, isRegex: false };
  const match = { itemId: project.say.id as ItemId, path: 'DisplayName', within: [], start: 0, found: 'Greeting' };
  const body = { ...place, search, replacement: 'GREETING', matches: [match] };
  const { result } = await test.call(findCalls.replace, { token: owner.token, body });
  return { ...place, replacementId: result.replacementId ?? newId() };
}

const file = (content: string, name: string) => ({ fileName: name, content, preview: false, replaceExisting: true });

/** Calls about something inside a project, and about files of projects. */
export const contentCalls: readonly PreparedCall[] = [
  prepared(commentCalls.reply, async (stage) => {
    const { place, threadId } = await aThread(stage);
    return { sent: { body: { ...place, threadId, newCommentId: newId(), ...words } as never } };
  }),
  prepared(commentCalls.edit, async (stage) => {
    const { place, commentId } = await aThread(stage);
    return { sent: { body: { ...place, commentId, ...words } as never } };
  }),
  prepared(commentCalls.remove, async (stage) => {
    const { place, commentId } = await aThread(stage);
    return { sent: { body: { ...place, commentId } as never } };
  }),
  prepared(commentCalls.resolve, async (stage) => {
    const { place, threadId } = await aThread(stage);
    return { sent: { body: { ...place, threadId, isResolved: true } as never } };
  }),
  prepared(recentlyDeletedCalls.restore, async ({ test, owner, project }) => {
    const { teamId, projectId, workflowId, say } = project;
    const place = { owningTeamId: teamId, owningProjectId: projectId, owningWorkflowId: workflowId };
    await test.call(nodeCalls.remove, { token: owner.token, query: { ...place, nodeId: toNodeId(say) } });
    return { sent: { body: { teamId, itemId: say.id } } };
  }),
  prepared(recentlyDeletedCalls.restoreSeveral, async ({ test, owner, project }) => {
    const { teamId, projectId, say } = project;
    await test.call(nodeCalls.removeSeveral, {
      token: owner.token,
      body: { teamId, projectId, nodeIds: [toNodeId(say)] },
    });
    return { sent: { body: { teamId, projectId, itemIds: [say.id] } } };
  }),
  prepared(findCalls.undo, async (stage) => ({ sent: { body: await aReplacement(stage) } })),
  prepared(authorValueCalls.remove, async ({ test, owner, oneProject }) => {
    const value = { id: newId(), name: 'Front desk', parent: oneProject.projectId, type: 'ContactUs' };
    const treeValues = [{ ...value, propertyValues: { Phone: '1' }, version: 0 }];
    const body = { authorData: { treeValues } } as never;
    await test.call(authorValueCalls.save, { token: owner.token, query: { schemaType: 'One' }, body });
    return { sent: { query: { type: 'ContactUs', valueId: value.id, schemaType: 'One' } as never } };
  }),
  prepared(transferCalls.importProject, async ({ test, owner, project }) => {
    const query = { owningTeamId: owner.teamId, projectId: project.projectId };
    const { content } = (await test.call(transferCalls.exportProject, { token: owner.token, query })).result;
    return { sent: { query: { owningTeamId: owner.teamId }, body: file(content, 'project.json') } };
  }),
  prepared(transferCalls.importWorkflow, async ({ test, owner, project }) => {
    const query = { owningTeamId: owner.teamId, workflowId: project.workflowId };
    const { content } = (await test.call(transferCalls.exportWorkflow, { token: owner.token, query })).result;
    const target = { owningTeamId: owner.teamId, owningProjectId: project.projectId };
    return { sent: { query: target, body: file(content, 'workflow.json') } };
  }),
  prepared(transferCalls.importLlama, async ({ test, owner, oneProject }) => {
    const oneLlamaId = (await aOneProject(test, owner)).llamaIds[0] as ItemId;
    const query = { owningTeamId: owner.teamId, oneLlamaId };
    const { content } = (await test.call(transferCalls.exportLlama, { token: owner.token, query })).result;
    const target = { owningTeamId: owner.teamId, owningProjectId: oneProject.projectId };
    return { sent: { query: target, body: file(content, 'chapter.json') } };
  }),
];
