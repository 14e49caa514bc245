import {
  accountCalls,
  catalogueCalls,
  editingCalls,
  liveCalls,
  nodeCalls,
  projectCalls,
  publishingCalls,
  simulatorCalls,
  teamCalls,
  workflowCalls,
  type Call,
} from '@confab/contracts';
import { type EditId, type ItemId } from '@confab/model';
import { newId } from '../new-id.ts';
import type { Sent } from './open-test-app.ts';
import { nodeIdOf, type TestPerson, type TestProject } from './world.ts';

/** A call with valid input, about one project and made by one person. */
export interface ValidCall {
  readonly call: Call;
  readonly sent: (project: TestProject, person: TestPerson) => Sent<Call>;
}

const edit = (project: TestProject) => ({
  editId: newId() as EditId,
  teamId: project.teamId,
  frontendApp: 'pro',
  projectId: project.projectId,
  workflowId: project.workflowId,
  nodeId: nodeIdOf(project.say),
  path: 'Notes',
  action: 'ValueChanged',
  updatedValue: `note ${Math.random()}`,
  baseSeq: 0,
  changerConnectionId: '',
  eventLevel: 'Node',
});

const removal = (project: TestProject) => ({ owningTeamId: project.teamId, owningProjectId: project.projectId });
const inProject = (project: TestProject) => ({ teamId: project.teamId, projectId: project.projectId });
const inWorkflow = (project: TestProject) => ({ ...inProject(project), workflowId: project.workflowId });
const nobodysConnection = 'no-such-connection';

/** One valid example of every call that is about a team or what is in it; the matrix test tries each in every role. */
export const teamCallExamples: readonly ValidCall[] = [
  { call: teamCalls.setActive, sent: ({ teamId }) => ({ query: { teamId } }) },
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
  { call: projectCalls.save, sent: (project) => ({ body: { ...inProject(project), version: 1 } }) },
  { call: projectCalls.duplicate, sent: (project) => ({ body: inProject(project) }) },
  { call: workflowCalls.list, sent: ({ projectId }) => ({ query: { projectId } }) },
  {
    call: workflowCalls.create,
    sent: (project) => ({ body: { ...inProject(project), workflowType: 'Standard', displayName: 'Second' } }),
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
  { call: nodeCalls.create, sent: (project) => ({ body: { ...inWorkflow(project), nodeType: 'Ask' } }) },
  { call: nodeCalls.getFat, sent: ({ teamId, say }) => ({ query: { nodeId: nodeIdOf(say), teamId } }) },
  {
    call: nodeCalls.save,
    sent: (project) => ({
      body: {
        ...inWorkflow(project),
        nodeId: nodeIdOf(project.say),
        version: 1,
        propertyValues: project.say.propertyValues,
      },
    }),
  },
  {
    call: nodeCalls.duplicate,
    sent: (project) => ({ body: { ...inWorkflow(project), nodeId: nodeIdOf(project.say) } }),
  },
  { call: editingCalls.notify, sent: (project) => ({ body: edit(project) }) },
  { call: editingCalls.eventsSince, sent: (project) => ({ query: { ...inProject(project), afterSeq: 0 } }) },
  {
    call: editingCalls.discard,
    sent: (project) => ({ body: { ...inProject(project), itemId: project.say.id as ItemId } }),
  },
  { call: publishingCalls.status, sent: ({ teamId, projectId }) => ({ query: { owningTeamId: teamId, projectId } }) },
  {
    call: publishingCalls.promote,
    sent: ({ teamId, projectId }) => ({
      query: { owningTeamId: teamId },
      body: { projectId, source: 1, environments: ['2'], acceptedTerms: true },
    }),
  },
  {
    call: simulatorCalls.step,
    sent: ({ projectId }) => ({ query: { ProjectId: projectId }, body: { inputValue: null, projectId } }),
  },
  // What deletes comes last; each finds what the ones before left.
  {
    call: nodeCalls.remove,
    sent: (project) => ({
      query: { ...removal(project), owningWorkflowId: project.workflowId, nodeId: nodeIdOf(project.say) },
    }),
  },
  {
    call: workflowCalls.remove,
    sent: (project) => ({ query: { ...removal(project), workflowId: project.workflowId } }),
  },
  { call: projectCalls.remove, sent: ({ teamId, projectId }) => ({ query: { owningTeamId: teamId, projectId } }) },
];

/** One valid example of every call that any account may make, about its own things. */
export const accountCallExamples: readonly ValidCall[] = [
  { call: accountCalls.validateToken, sent: () => ({ query: { role: 'Admin' } }) },
  { call: accountCalls.resendVerification, sent: () => ({ body: {} }) },
  { call: accountCalls.createHandover, sent: () => ({ body: {} }) },
  { call: teamCalls.listMine, sent: () => ({}) },
  { call: catalogueCalls.templates, sent: () => ({ query: {} }) },
  { call: catalogueCalls.nodeSchema, sent: () => ({ query: { nodeType: 'Say' } }) },
  { call: projectCalls.list, sent: () => ({ query: {} }) },
  {
    call: liveCalls.unsubscribe,
    sent: ({ teamId }) => ({
      query: { hubName: 'confab', frontendApp: 'pro', connectionId: nobodysConnection, groupName: teamId },
    }),
  },
  {
    call: liveCalls.closeProject,
    sent: ({ teamId, projectId }, { accountId, email }) => ({
      query: { connectionId: nobodysConnection, tvAccountId: accountId, email, projectId, teamId },
    }),
  },
  { call: liveCalls.pingReceived, sent: () => ({ query: { connectionId: nobodysConnection } }) },
  { call: accountCalls.logout, sent: () => ({ body: {} }) },
];

/** Calls that need no account. */
export const publicCalls: readonly Call[] = [
  accountCalls.checkEmail,
  accountCalls.create,
  accountCalls.login,
  accountCalls.verifyEmail,
  accountCalls.redeemHandover,
  catalogueCalls.miscAttributes,
];
