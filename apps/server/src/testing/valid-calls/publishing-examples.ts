import { channelCalls, platformCalls, publishingCalls, simulatorCalls } from '@confab/contracts';
import type { ValidCall } from './call-values.ts';

/** Publishing, platforms, channels and the simulator. */
export const publishingExamples: readonly ValidCall[] = [
  { call: publishingCalls.status, sent: ({ teamId, projectId }) => ({ query: { owningTeamId: teamId, projectId } }) },
  {
    call: publishingCalls.promote,
    sent: ({ teamId, projectId }) => ({
      query: { owningTeamId: teamId },
      body: { projectId, source: 1, environments: ['2'], acceptedTerms: true, overrideReason: 'A test' },
    }),
  },
  {
    call: platformCalls.publish,
    isAbsent: true,
    sent: ({ teamId, projectId }) => ({
      query: { owningTeamId: teamId },
      body: { projectId, stage: 'Live', targetIds: ['missing'], acceptedTerms: true },
    }),
  },
  { call: platformCalls.list, sent: ({ teamId, projectId }) => ({ query: { owningTeamId: teamId, projectId } }) },
  {
    call: publishingCalls.preview,
    sent: ({ teamId, projectId }) => ({
      query: { owningTeamId: teamId, projectId, source: 'Alpha', stage: 'Live' },
    }),
  },
  { call: publishingCalls.releases, sent: ({ teamId, projectId }) => ({ query: { owningTeamId: teamId, projectId } }) },
  {
    call: publishingCalls.rollBack,
    isAbsent: true,
    sent: ({ teamId, projectId }) => ({
      query: { owningTeamId: teamId },
      body: { projectId, stage: 'Live', releaseNumber: 1 },
    }),
  },
  {
    call: channelCalls.dialogflowWebhook,
    sent: ({ teamId, projectId }) => ({ query: { owningTeamId: teamId, projectId } }),
  },
  {
    call: channelCalls.eraseVisitor,
    sent: ({ teamId, projectId }) => ({ body: { teamId, projectId, visitorKey: 'somebody' } }),
  },
  { call: channelCalls.renewDialogflowSecret, sent: ({ teamId, projectId }) => ({ body: { teamId, projectId } }) },
  {
    call: simulatorCalls.step,
    sent: ({ projectId }) => ({ query: { ProjectId: projectId }, body: { inputValue: null, projectId } }),
  },
];
