import { platformCalls, publishingCalls, recordingCalls } from '@confab/contracts';
import { aRow } from '@confab/test-kit';
import { newId } from '../../../new-id.ts';
import { chatWith, publish, publishEchoProject, saveProject } from '../../publish-project.ts';
import { prepared, type PreparedCall, type PreparedStage } from './prepared-call.ts';
import { addRow, sendEdit } from '../../edit-items.ts';
import { inProject } from '../../people-and-projects.ts';

/** A web address that packages of the project go to. @returns the id of its row */
async function aPlatform({ test, owner, project }: PreparedStage): Promise<string> {
  const RowId = newId();
  const Values = { Name: 'Web', Kind: 'Web', Address: 'https://platform.example/packages' };
  await sendEdit(test, owner, inProject(project), addRow('PublishTargets', aRow(RowId, Values)));
  return RowId;
}

/** Publishes a new version of the project. */
async function publishAgain({ test, owner, project }: PreparedStage) {
  await saveProject(test, owner, project.projectId, { Notes: newId() });
  await publish(test, owner, project.projectId);
}

/** Calls about releases and conversations with them. */
export const publishedCalls: readonly PreparedCall[] = [
  prepared(publishingCalls.rollBack, async (stage) => {
    await publishAgain(stage);
    await publishAgain(stage);
    const { owner, project } = stage;
    const body = { projectId: project.projectId, stage: 'Live', releaseNumber: 1, overrideReason: 'A test' } as const;
    return { sent: { query: { owningTeamId: owner.teamId }, body } };
  }),
  prepared(platformCalls.publish, async (stage) => {
    const { owner, project } = stage;
    const targetIds = [await aPlatform(stage)];
    await publishAgain(stage);
    const body = { projectId: project.projectId, stage: 'Live', targetIds, acceptedTerms: true } as const;
    return { sent: { query: { owningTeamId: owner.teamId }, body } };
  }),
  prepared(recordingCalls.get, async ({ test, owner }) => {
    const { teamId, token } = owner;
    const projectId = await publishEchoProject(test, owner, { KeepConversationText: true });
    const sinceUtc = new Date(test.services.now()).toISOString();
    await chatWith(test, projectId, { type: 'start', visitorId: newId() });
    const { result } = await test.call(recordingCalls.listNew, { token, body: { teamId, projectId, sinceUtc } });
    const conversation = result.conversations[0]?.conversation ?? newId();
    return { sent: { query: { teamId, projectId, conversation } } };
  }),
];
