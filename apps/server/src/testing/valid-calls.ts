import {
  accountCalls,
  recentlyDeletedCalls,
  type Call,
  catalogueCalls,
  channelCalls,
  commentCalls,
  editingCalls,
  feedbackCalls,
  findCalls,
  guideCalls,
  historyCalls,
  liveCalls,
  nodeCalls,
  oneCalls,
  passwordResetCalls,
  profileCalls,
  profilerCalls,
  projectCalls,
  publishingCalls,
  scriptCalls,
  securityCalls,
  signInCalls,
  simulatorCalls,
  teamCalls,
  testRunCalls,
  tokenCalls,
  transferCalls,
  validationCalls,
  welcomeCalls,
  workflowCalls,
} from '@confab/contracts';
import type { ItemId, TeamId, TeamRole } from '@confab/model';
import { newId } from '../new-id.ts';
import type { CallOptions } from './open-test-app.ts';
import { toNodeId, password, type TestPerson, type TestProject } from './people-and-projects.ts';

/** A call with valid input, about one project and made by one person. */
export interface ValidCall {
  readonly call: Call;
  /** The call names an item that does not exist, so a permitted call returns 404. */
  readonly isAbsent?: true;
  /** It is about a One project; all others are about a Pro project. */
  readonly isAboutOne?: true;
  readonly sent: (project: TestProject, person: TestPerson) => CallOptions<Call>;
}

const edit = (project: TestProject) => ({
  editId: newId(),
  teamId: project.teamId,
  frontendApp: 'pro',
  projectId: project.projectId,
  workflowId: project.workflowId,
  nodeId: toNodeId(project.say),
  path: 'Notes',
  action: 'ValueChanged',
  updatedValue: `note ${Math.random()}`,
  baseSeq: 0,
  changerConnectionId: '',
  eventLevel: 'Node',
});

const removal = (project: TestProject) => ({ owningTeamId: project.teamId, owningProjectId: project.projectId });
const said = { text: 'Is this the right word?', mentions: [] };
const inProject = (project: TestProject) => ({ teamId: project.teamId, projectId: project.projectId });
const inWorkflow = (project: TestProject) => ({ ...inProject(project), workflowId: project.workflowId });
/** In a One project the llama goes as its workflow. */
const llamaOf = ({ workflowId }: TestProject) => workflowId as string as ItemId;
/** The smallest picture there is: one dot, as a PNG. */
export const dotPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const nextPassword = 'Tidal+Lantern9';
const newAddress = () => `${newId()}@example.test`;
const lookingFor = { text: 'Say', matchCase: true, wholeWord: false, isRegex: false };
const nobodysConnection = 'no-such-connection';

/** One valid example of every call that is about a team or what is in it; the matrix test tries each in every role. */
export const teamCallExamples: readonly ValidCall[] = [
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
    call: editingCalls.discard,
    sent: (project) => ({ body: { ...inProject(project), itemId: project.say.id as ItemId } }),
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
  { call: commentCalls.list, sent: (project) => ({ query: { ...inProject(project), itemId: project.say.id } }) },
  { call: commentCalls.marks, sent: (project) => ({ query: inProject(project) }) },
  {
    call: commentCalls.create,
    sent: (project) => ({
      body: { ...inProject(project), itemId: project.say.id, newThreadId: newId(), path: '', ...said },
    }),
  },
  {
    call: commentCalls.reply,
    isAbsent: true,
    sent: (project) => ({ body: { ...inProject(project), threadId: newId(), newCommentId: newId(), ...said } }),
  },
  {
    call: commentCalls.edit,
    isAbsent: true,
    sent: (project) => ({ body: { ...inProject(project), commentId: newId(), ...said } }),
  },
  {
    call: commentCalls.remove,
    isAbsent: true,
    sent: (project) => ({ body: { ...inProject(project), commentId: newId() } }),
  },
  {
    call: commentCalls.resolve,
    isAbsent: true,
    sent: (project) => ({ body: { ...inProject(project), threadId: newId(), isResolved: true } }),
  },
  {
    call: commentCalls.markRead,
    sent: (project) => ({ body: { ...inProject(project), threadIds: [newId()] } }),
  },
  { call: publishingCalls.status, sent: ({ teamId, projectId }) => ({ query: { owningTeamId: teamId, projectId } }) },
  {
    call: publishingCalls.promote,
    sent: ({ teamId, projectId }) => ({
      query: { owningTeamId: teamId },
      body: { projectId, source: 1, environments: ['2'], acceptedTerms: true, overrideReason: 'A test' },
    }),
  },
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
  { call: channelCalls.renewDialogflowSecret, sent: ({ teamId, projectId }) => ({ body: { teamId, projectId } }) },
  {
    call: simulatorCalls.step,
    sent: ({ projectId }) => ({ query: { ProjectId: projectId }, body: { inputValue: null, projectId } }),
  },
  {
    call: oneCalls.createFromTemplate,
    sent: ({ teamId }) => ({ query: { templateId: 'glass-museum', projectName: 'Guide', teamId } }),
  },
  {
    call: oneCalls.loadParent,
    isAboutOne: true,
    sent: (project) => ({ query: { oneLlamaId: llamaOf(project), teamId: project.teamId } }),
  },
  {
    call: oneCalls.saveParent,
    isAboutOne: true,
    sent: (project) => ({ query: { teamId: project.teamId }, body: { oneLlamaId: llamaOf(project), version: 1 } }),
  },
  { call: oneCalls.loadMaster, isAboutOne: true, sent: (project) => ({ query: { llamaID: llamaOf(project) } }) },
  {
    call: oneCalls.saveMaster,
    isAboutOne: true,
    sent: (project) => ({
      query: { minVersion: 1 },
      body: { id: llamaOf(project), parentId: project.projectId, name: 'Tour', pageList: [project.say.id] },
    }),
  },
  {
    call: oneCalls.promote,
    isAboutOne: true,
    sent: (project) => ({ body: { llamaIds: [llamaOf(project)], source: 1, environments: ['2'] } }),
  },
  { call: oneCalls.validate, isAboutOne: true, sent: (project) => ({ query: { oneLlamaId: llamaOf(project) } }) },
  { call: oneCalls.publishStatus, isAboutOne: true, sent: (project) => ({ query: { oneLlamaId: llamaOf(project) } }) },
  {
    call: oneCalls.requestPublish,
    isAboutOne: true,
    sent: (project) => ({
      body: { projectName: 'Guide', oneLlamaId: llamaOf(project), acceptedTerms: true, publishType: 'Live' },
    }),
  },
  {
    call: oneCalls.removePublishRequest,
    isAboutOne: true,
    sent: (project) => ({ query: { oneLlamaId: llamaOf(project) } }),
  },
  {
    call: profilerCalls.match,
    sent: ({ projectId }) => ({ query: { projectId, spokenValue: 'hello', type: 'project' } }),
  },
  { call: findCalls.search, sent: (project) => ({ body: { ...inProject(project), search: lookingFor } }) },
  {
    call: findCalls.replace,
    sent: (project) => ({
      body: {
        ...inProject(project),
        search: lookingFor,
        replacement: 'Say it',
        matches: [{ itemId: project.say.id as ItemId, path: 'DisplayName', within: [], start: 0, found: 'Say' }],
      },
    }),
  },
  {
    call: findCalls.undo,
    isAbsent: true,
    sent: (project) => ({ body: { ...inProject(project), replacementId: newId() } }),
  },
  {
    call: tokenCalls.describe,
    sent: ({ teamId, projectId }) => ({ body: { teamId, projectId, tokens: [projectId] } }),
  },
  {
    call: findCalls.uses,
    sent: (project) => ({ body: { ...inProject(project), things: [{ kind: 'node', id: project.say.id, name: '' }] } }),
  },
  {
    call: testRunCalls.execute,
    isAbsent: true,
    sent: ({ workflowId }) => ({ query: { testRunWorkflowId: workflowId } }),
  },
  {
    call: testRunCalls.reRun,
    isAbsent: true,
    sent: ({ projectId, startId }) => ({
      query: { targetProjectId: projectId, testRunNodeId: startId, testRunResultId: newId() },
    }),
  },
  { call: testRunCalls.results, sent: (project) => ({ query: inProject(project) }) },
  {
    call: testRunCalls.cancel,
    isAbsent: true,
    sent: (project) => ({ body: { ...inProject(project), testRunId: newId() } }),
  },
  { call: testRunCalls.tryCase, sent: (project) => ({ body: { ...inProject(project), propertyValues: {} } }) },
  {
    call: testRunCalls.importCases,
    isAbsent: true,
    sent: (project) => ({
      body: {
        ...inWorkflow(project),
        format: 'csv',
        fileName: 'cases.csv',
        text: 'Case,RequestValue\nGreeting,hello',
        preview: true,
      },
    }),
  },
  {
    call: testRunCalls.exportFile,
    isAbsent: true,
    sent: (project) => ({ query: { ...inProject(project), testRunId: newId(), format: 'junit' } }),
  },
  {
    call: transferCalls.importProject,
    sent: ({ teamId }) => ({
      query: { owningTeamId: teamId },
      body: { fileName: 'project.json', content: 'e30=', preview: true },
    }),
  },
  {
    call: transferCalls.importWorkflow,
    sent: ({ teamId, projectId }) => ({
      query: { owningTeamId: teamId, owningProjectId: projectId },
      body: { fileName: 'workflow.json', content: 'e30=', preview: true },
    }),
  },
  {
    call: transferCalls.exportWorkflow,
    sent: ({ teamId, workflowId }) => ({ query: { owningTeamId: teamId, workflowId } }),
  },
  {
    call: transferCalls.platformFiles,
    sent: ({ teamId, projectId }) => ({ body: { teamId, projectId, platform: 'Alexa' } }),
  },
  {
    call: transferCalls.exportProject,
    sent: ({ teamId, projectId }) => ({ query: { owningTeamId: teamId, projectId } }),
  },
  {
    call: validationCalls.project,
    sent: ({ teamId, projectId }) => ({ query: { owningTeamId: teamId, projectId } }),
  },
  {
    call: validationCalls.workflow,
    sent: ({ teamId, workflowId }) => ({ query: { owningTeamId: teamId, workflowId } }),
  },
  // What deletes comes last; each finds what the ones before left.
  {
    call: nodeCalls.move,
    sent: ({ teamId, workflowId, say }) => ({
      query: { owningTeamId: teamId, oldWorkflowId: workflowId, newWorkflowId: workflowId, nodeId: toNodeId(say) },
    }),
  },
  {
    call: workflowCalls.move,
    sent: ({ teamId, projectId, workflowId }) => ({
      query: { owningTeamId: teamId, oldProjectId: projectId, newProjectId: projectId, workflowId },
    }),
  },
  {
    call: nodeCalls.remove,
    sent: (project) => ({
      query: { ...removal(project), owningWorkflowId: project.workflowId, nodeId: toNodeId(project.say) },
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
  { call: signInCalls.validateToken, sent: () => ({ query: { role: 'Admin' } }) },
  { call: welcomeCalls.resendVerification, sent: () => ({ body: {} }) },
  { call: signInCalls.createHandover, sent: () => ({ body: {} }) },
  { call: teamCalls.listMine, sent: () => ({}) },
  { call: scriptCalls.previewEmail, sent: () => ({ body: { html: '<p>{tv.Name}</p>', tokens: { Name: 'Ada' } } }) },
  { call: scriptCalls.test, sent: () => ({ body: { code: 'const run = () => 1;', function: 'run()' } }) },
  { call: teamCalls.listOfUser, sent: (_project, { accountId }) => ({ query: { targetTvAccountId: accountId } }) },
  { call: teamCalls.create, sent: () => ({ query: { teamId: newId(), teamName: 'Night Shift' } }) },
  { call: profileCalls.getDetails, sent: () => ({ query: {} }) },
  {
    call: profileCalls.saveTvDetails,
    sent: (_project, { accountId }) => ({ body: { tvAccountId: accountId, values: { FirstName: 'Ada' } } }),
  },
  {
    call: profileCalls.saveDetails,
    sent: (_project, { accountId }) => ({ body: { tvAccountId: accountId, account: { FirstName: 'Ada' } } }),
  },
  { call: profileCalls.updateSettings, sent: () => ({ body: { settings: { onboarded: 'true' } } }) },
  { call: profileCalls.uploadPhoto, sent: () => ({ body: { fileName: 'dot.png', content: dotPicture } }) },
  { call: catalogueCalls.templates, sent: () => ({ query: {} }) },
  { call: catalogueCalls.nodeSchema, sent: () => ({ query: { nodeType: 'Say' } }) },
  { call: feedbackCalls.sendFeedback, sent: () => ({ body: { username: '', rating: 5, text: 'Good.' } }) },
  { call: projectCalls.list, sent: () => ({ query: {} }) },
  { call: oneCalls.versions, sent: () => ({ body: { llamaIds: [newId()] } }) },
  {
    call: teamCalls.acceptInvitationByQuery,
    isAbsent: true,
    sent: () => ({ query: { teamInvitationId: newId() } }),
  },
  {
    call: teamCalls.rejectInvitationByQuery,
    isAbsent: true,
    sent: () => ({ query: { teamInvitationId: newId() } }),
  },
  {
    call: liveCalls.unsubscribe,
    isAbsent: true,
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
  { call: securityCalls.listSessions, sent: () => ({}) },
  { call: securityCalls.endOtherSessions, sent: () => ({ body: {} }) },
  { call: securityCalls.confirmSignIn, sent: () => ({ body: { password } }) },
  { call: securityCalls.mailSignInCode, sent: () => ({ body: {} }) },
  { call: securityCalls.resetSignedIn, sent: () => ({ body: { password: nextPassword } }) },
  {
    call: securityCalls.changePassword,
    sent: (_project, { accountId, email }) => ({
      body: { email, tvAccountId: accountId, oldPassword: password, password: nextPassword },
    }),
  },
  {
    call: securityCalls.changeEmail,
    sent: (_project, { accountId }) => ({ body: { tvAccountId: accountId, email: newAddress(), password } }),
  },
  {
    call: securityCalls.changeEmailByQuery,
    sent: (_project, { accountId }) => ({ query: { tvAccountId: accountId, email: newAddress() } }),
  },
  { call: signInCalls.logout, sent: () => ({ body: {} }) },
];

/** The people of a team that was made for one call. */
export interface TeamCast {
  readonly teamId: TeamId;
  /** Who calls, in the role that is tried. */
  readonly member: TestPerson;
  /** Somebody else in the team, a Viewer. */
  readonly other: TestPerson;
}

/** One valid example of every call that changes who is in a team; the matrix test makes a team for each try. */
export const castCallExamples: readonly {
  readonly call: Call;
  /** What a case is called whose call is tried in two ways. */
  readonly as?: string;
  readonly who: Exclude<TeamRole, 'Unauthorized'>;
  readonly sent: (cast: TeamCast) => CallOptions<Call>;
}[] = [
  {
    call: teamCalls.changePermission,
    who: 'Admin',
    sent: ({ teamId, other }) => ({ query: { teamId, emailToModify: other.email, newPermission: 'Commenter' } }),
  },
  {
    call: teamCalls.removeMember,
    as: 'of somebody else',
    who: 'Admin',
    sent: ({ teamId, other }) => ({ query: { teamId, tvAccountIdToRemove: other.accountId } }),
  },
  {
    call: teamCalls.removeMember,
    as: 'of oneself',
    who: 'Viewer',
    sent: ({ teamId, member }) => ({ query: { teamId, tvAccountIdToRemove: member.accountId } }),
  },
  // Let through, and then refused by the rule that one has to be alone in it.
  { call: teamCalls.remove, who: 'Admin', sent: ({ teamId }) => ({ query: { teamId } }) },
];

/** One valid example of every call that only the staff may make. */
export const staffCallExamples: readonly ValidCall[] = [
  { call: accountCalls.setDisabled, sent: (_project, { email }) => ({ body: { email, isDisabled: true } }) },
  { call: feedbackCalls.listFeedback, sent: () => ({ query: {} }) },
  { call: feedbackCalls.listCrashReports, sent: () => ({ query: {} }) },
];

/** Calls that need no account. */
export const publicCalls: readonly Call[] = [
  signInCalls.checkEmail,
  signInCalls.create,
  signInCalls.login,
  welcomeCalls.verifyEmail,
  signInCalls.redeemHandover,
  welcomeCalls.setFirstPassword,
  welcomeCalls.setFirstPasswordByQuery,
  passwordResetCalls.requestReset,
  passwordResetCalls.resetPassword,
  securityCalls.revertEmail,
  catalogueCalls.miscAttributes,
  teamCalls.openInvitation,
  teamCalls.acceptInvitation,
  teamCalls.rejectInvitation,
  guideCalls.contentCards,
  feedbackCalls.sendCrashReport,
  feedbackCalls.log,
];
