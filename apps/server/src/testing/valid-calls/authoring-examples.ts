import {
  recentlyDeletedCalls,
  editingCalls,
  historyCalls,
  liveCalls,
  nodeCalls,
  projectCalls,
  teamCalls,
  workflowCalls,
} from '@confab/contracts';
import type { ItemId } from '@confab/model';
import { newId } from '../../new-id.ts';
import { inProject, inWorkflow, toNodeId } from '../people-and-projects.ts';
import { edit, nobodysConnection, type ValidCall } from './call-values.ts';

/** Teams, projects, workflows, nodes, their live editing and their histories. */
export const authoringExamples: readonly ValidCall[] = [
  { call: teamCalls.setActive, sent: ({ teamId }) => ({ query: { teamId } }) },
  { call: teamCalls.getStorage, sent: ({ teamId }) => ({ query: { teamId } }) },
  { call: teamCalls.listMembers, sent: ({ teamId }) => ({ query: { teamId } }) },
  { call: teamCalls.rename, sent: ({ teamId }) => ({ query: { teamId, newName: 'Night Shift' } }) },
  {
    call: teamCalls.invite,
    sent: ({ teamId }) => ({ body: { teamId, emails: [`${newId()}@example.test`], permission: 'Viewer' } }),
  },
  {
    call: liveCalls.subscribe,
    sent: ({ teamId }) => ({
      query: { hubName: 'confab', frontendApp: 'pro', connectionId: nobodysConnection, groupName: teamId },
    }),
  },
  {
    call: liveCalls.openProject,
    sent: ({ teamId, projectId }, { accountId, email }) => ({
      query: { connectionId: nobodysConnection, tvAccountId: accountId, email, projectId, teamId },
    }),
  },
  {
    call: projectCalls.create,
    sent: ({ teamId }) => ({ body: { teamId, displayName: 'Another', projectType: 'Pro' } }),
  },
  { call: projectCalls.getFat, sent: (project) => ({ query: inProject(project) }) },
  { call: projectCalls.getValues, sent: ({ projectId }) => ({ query: { projectId } }) },
  { call: projectCalls.save, sent: (project) => ({ body: { ...inProject(project), version: 1 } }) },
  { call: projectCalls.setFolder, sent: (project) => ({ body: { ...inProject(project), folder: 'Hotels' } }) },
  { call: projectCalls.duplicate, sent: (project) => ({ body: inProject(project) }) },
  { call: workflowCalls.list, sent: ({ projectId }) => ({ query: { projectId } }) },
  {
    call: workflowCalls.create,
    sent: (project) => ({
      body: { ...inProject(project), workflowType: 'Standard', displayName: 'Second', newWorkflowId: newId() },
    }),
  },
  { call: workflowCalls.getFat, sent: ({ teamId, workflowId }) => ({ query: { teamId, workflowId } }) },
  { call: workflowCalls.save, sent: (project) => ({ body: { ...inWorkflow(project), version: 1 } }) },
  {
    call: workflowCalls.saveLayout,
    sent: (project) => ({
      query: {},
      body: {
        ...inProject(project),
        layout: { workflowId: project.workflowId, positions: [{ nodeId: project.startId, x: 1, y: 2 }] },
      },
    }),
  },
  { call: workflowCalls.duplicate, sent: (project) => ({ body: inWorkflow(project) }) },
  {
    call: nodeCalls.create,
    sent: (project) => ({ body: { ...inWorkflow(project), nodeType: 'Ask', newNodeId: newId() } }),
  },
  { call: nodeCalls.getFat, sent: ({ teamId, say }) => ({ query: { nodeId: toNodeId(say), teamId } }) },
  {
    call: nodeCalls.save,
    sent: (project) => ({
      body: {
        ...inWorkflow(project),
        nodeId: toNodeId(project.say),
        version: 1,
        propertyValues: project.say.propertyValues,
      },
    }),
  },
  {
    call: nodeCalls.duplicate,
    sent: (project) => ({ body: { ...inWorkflow(project), nodeId: toNodeId(project.say) } }),
  },
  {
    call: nodeCalls.paste,
    sent: (project) => ({
      body: {
        ...inWorkflow(project),
        nodes: [{ sourceId: toNodeId(project.say), nodeType: 'Say', propertyValues: {}, x: 0, y: 0 }],
      },
    }),
  },
  { call: editingCalls.notify, sent: (project) => ({ body: edit(project) }) },
  {
    call: editingCalls.createSecret,
    sent: (project) => ({
      // A project's id is the id of an item.
      body: {
        ...inProject(project),
        itemId: project.projectId as string as ItemId,
        path: 'DialogflowSecret',
        value: 'harbour',
      },
    }),
  },
  { call: editingCalls.eventsSince, sent: (project) => ({ query: { ...inProject(project), afterSeq: 0 } }) },
  {
    call: editingCalls.saveItems,
    sent: (project) => ({
      body: { ...inProject(project), items: [{ itemId: project.say.id as ItemId, version: project.say.version }] },
    }),
  },
  {
    call: editingCalls.discard,
    sent: (project) => ({ body: { ...inProject(project), itemId: project.say.id as ItemId } }),
  },
  {
    call: editingCalls.discardSeveral,
    sent: (project) => ({ body: { ...inProject(project), itemIds: [project.say.id as ItemId] } }),
  },
  { call: historyCalls.ofProject, sent: ({ projectId }) => ({ query: { projectId } }) },
  { call: historyCalls.ofWorkflow, sent: ({ workflowId }) => ({ query: { workflowId } }) },
  { call: historyCalls.ofNode, sent: ({ say }) => ({ query: { nodeId: toNodeId(say) } }) },
  { call: historyCalls.ofItem, sent: ({ say }) => ({ query: { itemId: say.id } }) },
  { call: historyCalls.edits, sent: ({ say }) => ({ query: { itemId: say.id, version: 2 } }) },
  { call: historyCalls.version, sent: ({ say }) => ({ query: { itemId: say.id, version: 1 } }) },
  { call: historyCalls.compare, sent: ({ projectId }) => ({ query: { projectId, from: '0', to: 'draft' } }) },
  {
    call: historyCalls.rollBackProject,
    sent: ({ teamId, projectId }) => ({ query: { owningTeamId: teamId, projectId, versionNumber: 0 } }),
  },
  {
    call: historyCalls.rollBackWorkflow,
    sent: ({ teamId, workflowId }) => ({ query: { owningTeamId: teamId, workflowId, versionNumber: 0 } }),
  },
  {
    call: historyCalls.rollBackItem,
    sent: ({ teamId, say }) => ({ query: { owningTeamId: teamId, itemId: say.id, versionNumber: 1 } }),
  },
  { call: recentlyDeletedCalls.list, sent: (project) => ({ query: inProject(project) }) },
  { call: recentlyDeletedCalls.empty, sent: (project) => ({ body: inProject(project) }) },
  {
    call: recentlyDeletedCalls.restore,
    sent: ({ teamId, say }) => ({ body: { teamId, itemId: say.id } }),
  },
  {
    call: recentlyDeletedCalls.restoreSeveral,
    sent: ({ teamId, projectId, say }) => ({ body: { teamId, projectId, itemIds: [say.id] } }),
  },
];
