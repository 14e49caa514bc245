import { teamMessages, type Action } from '@confab/access';
import {
  accountCalls,
  analyticCalls,
  authorValueCalls,
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
  mediaCalls,
  missCalls,
  assetVersionCalls,
  nodeCalls,
  oneCalls,
  pageMoveCalls,
  passwordResetCalls,
  profileCalls,
  profilerCalls,
  projectCalls,
  platformCalls,
  publishingCalls,
  reviewCalls,
  scriptCalls,
  securityCalls,
  signInCalls,
  simulatorCalls,
  teamCalls,
  testRunCalls,
  tokenCalls,
  towerCalls,
  transferCalls,
  validationCalls,
  welcomeCalls,
  workflowCalls,
} from '@confab/contracts';
import type { TeamRole } from '@confab/model';
import type { RateClass } from '../http/limits/rate-limits.ts';

/** The kind of object that an id names. An 'item' has any kind; a llama also matches 'workflow', and its page 'node'. */
export type NamedKind = 'team' | 'project' | 'workflow' | 'llama' | 'node' | 'item';

/** A path in the decoded query or body. */
type DecodedPath = `${'query' | 'body'}.${string}`;

/** An id in a call: its kind and its path in the decoded query or body. */
export type NamedId = readonly [kind: NamedKind, at: DecodedPath];

/** One row of the matrix: who may make a call, and for which objects. */
export interface MatrixRow {
  readonly call: Call;
  /**
   * A role is required in the team of the named objects; 'signedIn' allows any account on its own objects; 'staff'
   * allows the operators of the installation. A 'public' call with access 'either' gets the caller if there is one.
   */
  readonly who: 'public' | 'signedIn' | 'staff' | Exclude<TeamRole, 'Unauthorized'>;
  /** The ids that the call names. All must exist in one team, each below the one before; the deepest decides. */
  readonly names?: readonly NamedId[];
  /** The message for a role that is too low, where the fallback message of the call would not explain it. */
  readonly deniedMessage?: string;
  /** Checks the permission before the body is read; all ids must be in the query (IMP-1). */
  readonly beforeBody?: boolean;
  /** The action of the call, if it may require a verified email address (P6.7). */
  readonly action?: Action;
  readonly rate: RateClass;
  /** Reads or writes the values of a whole project or workflow: one such call of a team runs at a time, the others wait. */
  readonly isHeavy?: boolean;
  /**
   * 'always' writes an audit row for each call, 'denied' only for refusals. 'hourly' counts the calls of a person in one
   * row an hour: for lists that are read again with each letter of a search.
   */
  readonly audit: 'always' | 'hourly' | 'denied' | 'never';
  /** Where the call has the id of what an audit row is about, if that is not the deepest of `names`. */
  readonly about?: DecodedPath;
  /** Where the call has the name of what an audit row is about, if it cannot be looked up by the id. */
  readonly called?: DecodedPath;
}

const team = (at: NamedId[1]): NamedId => ['team', at];
const project = (at: NamedId[1]): NamedId => ['project', at];
const workflow = (at: NamedId[1]): NamedId => ['workflow', at];
const llama = (at: NamedId[1]): NamedId => ['llama', at];
const node = (at: NamedId[1]): NamedId => ['node', at];
const item = (at: NamedId[1]): NamedId => ['item', at];

/**
 * Every call exactly once. The guard, the matrix test and the documentation use these rows; the server does not start
 * with a route that has none.
 */
export const matrix: readonly MatrixRow[] = [
  { call: signInCalls.checkEmail, who: 'public', rate: 'A2', audit: 'denied' },
  { call: signInCalls.create, who: 'public', rate: 'A3', audit: 'always', called: 'body.email' },
  { call: signInCalls.login, who: 'public', rate: 'A1', audit: 'always', called: 'body.username' },
  { call: signInCalls.validateToken, who: 'signedIn', rate: 'R', audit: 'denied' },
  { call: signInCalls.logout, who: 'signedIn', rate: 'W', audit: 'always' },
  { call: welcomeCalls.verifyEmail, who: 'public', rate: 'A4', audit: 'always' },
  { call: welcomeCalls.resendVerification, who: 'signedIn', rate: 'A3', audit: 'always' },
  { call: signInCalls.createHandover, who: 'signedIn', rate: 'W', audit: 'denied' },
  { call: signInCalls.redeemHandover, who: 'public', rate: 'A4', audit: 'always' },

  { call: welcomeCalls.setFirstPassword, who: 'public', rate: 'A4', audit: 'always' },
  { call: welcomeCalls.setFirstPasswordByQuery, who: 'public', rate: 'A4', audit: 'always' },
  { call: passwordResetCalls.requestReset, who: 'public', rate: 'A3', audit: 'always' },
  { call: passwordResetCalls.resetPassword, who: 'public', rate: 'A4', audit: 'always' },
  { call: securityCalls.resetSignedIn, who: 'signedIn', rate: 'S1', audit: 'always' },
  { call: securityCalls.changePassword, who: 'signedIn', rate: 'S1', audit: 'always' },
  { call: securityCalls.changeEmail, who: 'signedIn', rate: 'S1', audit: 'always' },
  { call: securityCalls.changeEmailByQuery, who: 'signedIn', rate: 'S1', audit: 'always' },
  { call: securityCalls.revertEmail, who: 'public', rate: 'A4', audit: 'always' },
  { call: securityCalls.listSessions, who: 'signedIn', rate: 'R', audit: 'denied' },
  { call: securityCalls.confirmSignIn, who: 'signedIn', rate: 'A1', audit: 'always' },
  { call: securityCalls.mailSignInCode, who: 'signedIn', rate: 'A3', audit: 'always' },
  { call: securityCalls.endOtherSessions, who: 'signedIn', rate: 'W', audit: 'always' },

  { call: teamCalls.listMine, who: 'signedIn', rate: 'R', audit: 'never' },
  { call: teamCalls.setActive, who: 'Viewer', names: [team('query.teamId')], rate: 'W', audit: 'never' },
  { call: teamCalls.listOfUser, who: 'signedIn', rate: 'R', audit: 'denied' },
  { call: teamCalls.create, who: 'signedIn', rate: 'T1', audit: 'always', called: 'query.teamName' },
  { call: teamCalls.remove, who: 'Admin', names: [team('query.teamId')], rate: 'T1', audit: 'always' },
  {
    call: teamCalls.rename,
    who: 'Admin',
    names: [team('query.teamId')],
    rate: 'T1',
    audit: 'always',
    called: 'query.newName',
  },
  { call: teamCalls.getStorage, who: 'Admin', names: [team('query.teamId')], rate: 'R', audit: 'denied' },
  { call: teamCalls.listMembers, who: 'Viewer', names: [team('query.teamId')], rate: 'R', audit: 'never' },
  {
    call: teamCalls.invite,
    who: 'Admin',
    names: [team('body.teamId')],
    deniedMessage: teamMessages.adminNeeded,
    action: 'team.invite',
    rate: 'T2',
    audit: 'always',
    called: 'body.emails',
  },
  { call: teamCalls.openInvitation, who: 'public', rate: 'A4', audit: 'denied' },
  { call: teamCalls.acceptInvitation, who: 'public', rate: 'A4', audit: 'always' },
  { call: teamCalls.acceptInvitationByQuery, who: 'signedIn', rate: 'A4', audit: 'always' },
  { call: teamCalls.rejectInvitation, who: 'public', rate: 'A4', audit: 'always' },
  { call: teamCalls.rejectInvitationByQuery, who: 'signedIn', rate: 'A4', audit: 'always' },
  {
    call: teamCalls.changePermission,
    who: 'Admin',
    names: [team('query.teamId')],
    rate: 'T1',
    audit: 'always',
    called: 'query.emailToModify',
  },
  // Every member may leave; the use case checks the role for removing another member.
  {
    call: teamCalls.removeMember,
    who: 'Viewer',
    names: [team('query.teamId')],
    rate: 'T1',
    audit: 'always',
    about: 'query.tvAccountIdToRemove',
  },

  { call: profileCalls.getDetails, who: 'signedIn', rate: 'R', audit: 'denied' },
  { call: profileCalls.saveTvDetails, who: 'signedIn', rate: 'W', audit: 'denied' },
  { call: profileCalls.saveDetails, who: 'signedIn', rate: 'W', audit: 'denied' },
  { call: profileCalls.updateSettings, who: 'signedIn', rate: 'W', audit: 'never' },
  { call: profileCalls.uploadPhoto, who: 'signedIn', rate: 'X', audit: 'denied' },

  { call: catalogueCalls.miscAttributes, who: 'public', rate: 'R', audit: 'never' },
  { call: catalogueCalls.templates, who: 'signedIn', rate: 'R', audit: 'never' },
  { call: catalogueCalls.nodeSchema, who: 'signedIn', rate: 'R', audit: 'never' },
  { call: catalogueCalls.walletServices, who: 'signedIn', rate: 'R', audit: 'never' },

  { call: guideCalls.contentCards, who: 'public', rate: 'R', audit: 'never' },
  { call: feedbackCalls.sendFeedback, who: 'signedIn', rate: 'L', audit: 'never' },
  { call: feedbackCalls.sendCrashReport, who: 'public', rate: 'L', audit: 'never' },
  { call: feedbackCalls.log, who: 'public', rate: 'L', audit: 'never' },
  { call: analyticCalls.retrieve, who: 'Viewer', names: [team('body.teamId')], rate: 'R', audit: 'never' },
  {
    call: analyticCalls.exportData,
    who: 'Viewer',
    names: [team('body.teamId')],
    rate: 'X',
    audit: 'always',
    about: 'body.projectIds.0',
  },
  {
    call: missCalls.list,
    who: 'Viewer',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: missCalls.setIgnored,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'W',
    audit: 'denied',
  },
  { call: analyticCalls.listProjects, who: 'signedIn', rate: 'R', audit: 'never' },
  { call: accountCalls.list, who: 'staff', rate: 'R', audit: 'hourly' },
  { call: accountCalls.audit, who: 'staff', rate: 'R', audit: 'hourly' },
  { call: accountCalls.setDisabled, who: 'staff', rate: 'W', audit: 'always', called: 'body.email' },
  { call: accountCalls.endSessions, who: 'staff', rate: 'W', audit: 'always', called: 'body.email' },
  { call: reviewCalls.queue, who: 'staff', rate: 'R', audit: 'denied' },
  { call: reviewCalls.get, who: 'staff', rate: 'X', audit: 'always', about: 'query.reviewId' },
  { call: reviewCalls.item, who: 'staff', rate: 'R', audit: 'denied' },
  { call: reviewCalls.comment, who: 'staff', rate: 'W', audit: 'always', about: 'body.itemId' },
  {
    call: reviewCalls.decide,
    who: 'staff',
    rate: 'W',
    audit: 'always',
    about: 'body.reviewId',
    called: 'body.decision',
  },
  { call: feedbackCalls.listFeedback, who: 'staff', rate: 'R', audit: 'hourly' },
  { call: feedbackCalls.listCrashReports, who: 'staff', rate: 'R', audit: 'hourly' },
  { call: feedbackCalls.setState, who: 'staff', rate: 'W', audit: 'always', about: 'body.id', called: 'body.state' },
  { call: towerCalls.health, who: 'staff', rate: 'R', audit: 'denied' },
  { call: towerCalls.runJob, who: 'staff', rate: 'W', audit: 'always', called: 'body.name' },
  { call: towerCalls.queue, who: 'staff', rate: 'R', audit: 'hourly' },
  { call: towerCalls.retryJob, who: 'staff', rate: 'W', audit: 'always', about: 'body.id', called: 'body.kind' },
  { call: towerCalls.cancelJob, who: 'staff', rate: 'W', audit: 'always', about: 'body.id', called: 'body.kind' },
  { call: towerCalls.teams, who: 'staff', rate: 'R', audit: 'hourly' },
  { call: towerCalls.team, who: 'staff', rate: 'R', audit: 'always', about: 'query.teamId' },
  { call: towerCalls.counts, who: 'staff', rate: 'R', audit: 'denied' },

  { call: liveCalls.subscribe, who: 'Viewer', names: [team('query.groupName')], rate: 'H', audit: 'denied' },
  { call: liveCalls.unsubscribe, who: 'signedIn', rate: 'H', audit: 'never' },
  {
    call: liveCalls.openProject,
    who: 'Viewer',
    names: [team('query.teamId'), project('query.projectId')],
    rate: 'H',
    audit: 'never',
  },
  { call: liveCalls.closeProject, who: 'signedIn', rate: 'H', audit: 'never' },
  { call: liveCalls.pingReceived, who: 'signedIn', rate: 'H', audit: 'never' },

  { call: projectCalls.list, who: 'signedIn', rate: 'R', audit: 'never' },
  {
    call: projectCalls.create,
    who: 'AppEditor',
    names: [team('body.teamId')],
    action: 'project.create',
    rate: 'W',
    audit: 'always',
    called: 'body.displayName',
  },
  {
    call: projectCalls.getFat,
    who: 'Viewer',
    names: [team('query.teamId'), project('query.projectId')],
    rate: 'R',
    audit: 'never',
  },
  { call: projectCalls.getValues, who: 'Viewer', names: [project('query.projectId')], rate: 'R', audit: 'never' },
  {
    call: projectCalls.save,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'W',
    audit: 'never',
  },
  {
    call: projectCalls.duplicate,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId')],
    action: 'project.create',
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },
  {
    call: projectCalls.setFolder,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'W',
    audit: 'never',
  },
  {
    call: projectCalls.remove,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), project('query.projectId')],
    rate: 'W',
    audit: 'always',
  },

  { call: workflowCalls.list, who: 'Viewer', names: [project('query.projectId')], rate: 'R', audit: 'never' },
  {
    call: workflowCalls.create,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId')],
    action: 'item.create',
    rate: 'W',
    audit: 'never',
  },
  {
    call: workflowCalls.getFat,
    who: 'Viewer',
    names: [team('query.teamId'), workflow('query.workflowId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: workflowCalls.save,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId'), workflow('body.workflowId')],
    rate: 'W',
    audit: 'never',
  },
  {
    call: workflowCalls.saveLayout,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId'), workflow('body.layout.workflowId')],
    rate: 'W2',
    audit: 'never',
  },
  {
    call: workflowCalls.duplicate,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId'), workflow('body.workflowId')],
    action: 'item.create',
    rate: 'X',
    isHeavy: true,
    audit: 'never',
  },
  {
    call: workflowCalls.remove,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), project('query.owningProjectId'), workflow('query.workflowId')],
    rate: 'W',
    audit: 'always',
  },
  {
    // The use case looks up the target project in the same team.
    call: workflowCalls.move,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), project('query.oldProjectId'), workflow('query.workflowId')],
    rate: 'W',
    audit: 'always',
  },

  {
    call: nodeCalls.create,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId'), workflow('body.workflowId')],
    action: 'item.create',
    rate: 'W',
    audit: 'never',
  },
  {
    call: nodeCalls.getFat,
    who: 'Viewer',
    names: [team('query.teamId'), node('query.nodeId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: nodeCalls.save,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId'), workflow('body.workflowId'), node('body.nodeId')],
    rate: 'W',
    audit: 'never',
  },
  {
    call: nodeCalls.duplicate,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId'), workflow('body.workflowId'), node('body.nodeId')],
    action: 'item.create',
    rate: 'W',
    audit: 'never',
  },
  {
    call: nodeCalls.paste,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId'), workflow('body.workflowId')],
    action: 'item.create',
    rate: 'W',
    audit: 'never',
  },
  // The use case looks up the nodes in the project.
  {
    call: nodeCalls.removeSeveral,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'W',
    audit: 'always',
  },
  {
    // The use case looks up the target workflow in the same team.
    call: nodeCalls.move,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), workflow('query.oldWorkflowId'), node('query.nodeId')],
    rate: 'W',
    audit: 'always',
  },
  {
    call: nodeCalls.remove,
    who: 'AppEditor',
    names: [
      team('query.owningTeamId'),
      project('query.owningProjectId'),
      workflow('query.owningWorkflowId'),
      node('query.nodeId'),
    ],
    rate: 'W',
    audit: 'always',
  },

  {
    call: editingCalls.notify,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId'), workflow('body.workflowId'), node('body.nodeId')],
    rate: 'W2',
    audit: 'never',
  },
  {
    call: editingCalls.createSecret,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId'), ['item', 'body.itemId']],
    rate: 'W',
    audit: 'always',
  },
  {
    call: editingCalls.eventsSince,
    who: 'Viewer',
    names: [team('query.teamId'), project('query.projectId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: editingCalls.discard,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId'), ['item', 'body.itemId']],
    rate: 'W',
    audit: 'never',
  },

  { call: historyCalls.ofProject, who: 'Viewer', names: [project('query.projectId')], rate: 'R', audit: 'never' },
  { call: historyCalls.ofWorkflow, who: 'Viewer', names: [workflow('query.workflowId')], rate: 'R', audit: 'never' },
  { call: historyCalls.ofNode, who: 'Viewer', names: [node('query.nodeId')], rate: 'R', audit: 'never' },
  { call: historyCalls.ofItem, who: 'Viewer', names: [item('query.itemId')], rate: 'R', audit: 'never' },
  { call: historyCalls.edits, who: 'Viewer', names: [item('query.itemId')], rate: 'R', audit: 'never' },
  { call: historyCalls.version, who: 'Viewer', names: [item('query.itemId')], rate: 'R', audit: 'never' },
  { call: historyCalls.compare, who: 'Viewer', names: [project('query.projectId')], rate: 'R', audit: 'never' },
  {
    call: historyCalls.rollBackProject,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), project('query.projectId')],
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },
  {
    call: historyCalls.rollBackWorkflow,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), workflow('query.workflowId')],
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },
  {
    call: historyCalls.rollBackItem,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), item('query.itemId')],
    rate: 'W',
    audit: 'always',
  },

  {
    call: recentlyDeletedCalls.list,
    who: 'AppEditor',
    names: [team('query.teamId'), project('query.projectId')],
    rate: 'W',
    audit: 'always',
  },
  // Deleted items have no scope, so the use case looks them up in this team.
  {
    // The use case looks up the project in the same team.
    call: recentlyDeletedCalls.empty,
    who: 'Admin',
    names: [team('body.teamId')],
    action: 'bin.empty',
    rate: 'T1',
    audit: 'always',
  },
  {
    call: recentlyDeletedCalls.restore,
    who: 'AppEditor',
    names: [team('body.teamId')],
    rate: 'W',
    audit: 'always',
    about: 'body.itemId',
  },

  {
    call: commentCalls.list,
    who: 'Viewer',
    names: [team('query.teamId'), project('query.projectId'), item('query.itemId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: commentCalls.marks,
    who: 'Viewer',
    names: [team('query.teamId'), project('query.projectId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: commentCalls.create,
    who: 'Commenter',
    names: [team('body.teamId'), project('body.projectId'), item('body.itemId')],
    rate: 'W',
    audit: 'never',
  },
  // The use case looks up the author of a thread or comment in the named project.
  ...[commentCalls.reply, commentCalls.edit, commentCalls.resolve].map((call): MatrixRow => ({
    call,
    who: 'Commenter',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'W',
    audit: 'never',
  })),
  {
    call: commentCalls.remove,
    who: 'Commenter',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'W',
    audit: 'always',
  },
  {
    call: commentCalls.markRead,
    who: 'Viewer',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'W',
    audit: 'never',
  },

  {
    call: publishingCalls.status,
    who: 'Viewer',
    names: [team('query.owningTeamId'), project('query.projectId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: publishingCalls.promote,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), project('body.projectId')],
    action: 'project.publish',
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },
  {
    call: platformCalls.publish,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), project('body.projectId')],
    action: 'project.publish',
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },
  {
    call: platformCalls.list,
    who: 'Viewer',
    names: [team('query.owningTeamId'), project('query.projectId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: publishingCalls.preview,
    who: 'Viewer',
    names: [team('query.owningTeamId'), project('query.projectId')],
    rate: 'J',
    audit: 'never',
  },
  {
    call: publishingCalls.releases,
    who: 'Viewer',
    names: [team('query.owningTeamId'), project('query.projectId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: publishingCalls.rollBack,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), project('body.projectId')],
    action: 'project.publish',
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },

  {
    call: channelCalls.dialogflowWebhook,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), project('query.projectId')],
    rate: 'R',
    audit: 'always',
  },
  {
    call: channelCalls.renewDialogflowSecret,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'W',
    audit: 'always',
  },

  {
    call: simulatorCalls.step,
    who: 'Viewer',
    names: [project('query.ProjectId'), project('body.projectId')],
    action: 'project.simulate',
    rate: 'C2',
    audit: 'never',
  },

  {
    call: oneCalls.createFromTemplate,
    who: 'AppEditor',
    names: [team('query.teamId')],
    action: 'project.create',
    rate: 'W',
    audit: 'always',
    called: 'query.projectName',
  },
  { call: oneCalls.templateSource, who: 'signedIn', rate: 'R', audit: 'never' },
  { call: authorValueCalls.schema, who: 'signedIn', rate: 'R', audit: 'never' },
  { call: authorValueCalls.get, who: 'Viewer', names: [project('query.projectId')], rate: 'R', audit: 'never' },
  {
    call: authorValueCalls.save,
    who: 'AppEditor',
    names: [project('body.authorData.treeValues.0.parent')],
    rate: 'W',
    audit: 'never',
  },
  // A value is no item: the use case finds its team and requires the role of an AppEditor there.
  { call: authorValueCalls.remove, who: 'signedIn', rate: 'W', audit: 'always' },
  {
    call: oneCalls.createLlama,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId')],
    action: 'item.create',
    rate: 'W',
    audit: 'never',
  },
  // The use cases look up the pages and the other llama in the project.
  {
    call: pageMoveCalls.movePages,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId'), llama('body.fromLlamaId')],
    rate: 'W',
    audit: 'never',
  },
  {
    call: pageMoveCalls.moveLlama,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId'), llama('body.llamaId')],
    rate: 'W',
    audit: 'never',
  },
  {
    call: oneCalls.loadParent,
    who: 'Viewer',
    names: [team('query.teamId'), llama('query.oneLlamaId')],
    rate: 'R',
    audit: 'never',
  },
  // The use case checks that only a verified account adds allowed pages.
  {
    call: oneCalls.saveParent,
    who: 'AppEditor',
    names: [team('query.teamId'), llama('body.oneLlamaId')],
    rate: 'W',
    audit: 'never',
  },
  { call: oneCalls.loadMaster, who: 'Viewer', names: [llama('query.llamaID')], rate: 'R', audit: 'never' },
  {
    call: oneCalls.saveMaster,
    who: 'AppEditor',
    names: [project('body.parentId'), llama('body.id')],
    rate: 'W',
    audit: 'never',
  },
  // The use case skips the entries that do not belong to the caller.
  { call: oneCalls.versions, who: 'signedIn', rate: 'R', audit: 'never' },
  // The first id decides the team; the use case checks that all others are in it.
  {
    call: oneCalls.promote,
    who: 'AppEditor',
    names: [llama('body.llamaIds.0')],
    action: 'project.publish',
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },
  { call: oneCalls.publishStatus, who: 'Viewer', names: [llama('query.oneLlamaId')], rate: 'R', audit: 'never' },
  {
    call: oneCalls.requestPublish,
    who: 'AppEditor',
    names: [llama('body.oneLlamaId')],
    action: 'project.publish',
    rate: 'X',
    audit: 'always',
  },
  {
    call: oneCalls.removePublishRequest,
    who: 'AppEditor',
    names: [llama('query.oneLlamaId')],
    rate: 'W',
    audit: 'always',
  },
  { call: oneCalls.validate, who: 'Viewer', names: [llama('query.oneLlamaId')], rate: 'X', audit: 'never' },
  // Same rate as a simulator turn, because it is called while the author types.
  { call: profilerCalls.match, who: 'Viewer', names: [project('query.projectId')], rate: 'C2', audit: 'never' },
  {
    call: transferCalls.importProject,
    who: 'AppEditor',
    names: [team('query.owningTeamId')],
    beforeBody: true,
    action: 'project.import',
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },
  {
    call: transferCalls.importProjectMedia,
    who: 'AppEditor',
    names: [team('query.owningTeamId')],
    beforeBody: true,
    action: 'project.import',
    rate: 'X',
    audit: 'always',
  },
  {
    call: transferCalls.exportProjectMedia,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), project('query.projectId')],
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },
  {
    call: transferCalls.importWorkflow,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), project('query.owningProjectId')],
    beforeBody: true,
    action: 'project.import',
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },
  {
    call: transferCalls.importLlama,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), project('query.owningProjectId')],
    beforeBody: true,
    action: 'project.import',
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },
  {
    call: transferCalls.turnIntoPro,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId')],
    action: 'project.create',
    rate: 'X',
    isHeavy: true,
    audit: 'always',
    called: 'body.displayName',
  },
  {
    call: transferCalls.exportLlama,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), llama('query.oneLlamaId')],
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },
  {
    call: transferCalls.exportWorkflow,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), workflow('query.workflowId')],
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },
  {
    call: transferCalls.platformFiles,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId')],
    action: 'project.package',
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },
  {
    call: transferCalls.voicePrompts,
    who: 'Commenter',
    names: [project('query.projectId')],
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },
  {
    call: transferCalls.importRecordings,
    who: 'AppEditor',
    names: [project('query.projectId')],
    beforeBody: true,
    rate: 'X',
    audit: 'always',
  },
  {
    call: transferCalls.exportProject,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), project('query.projectId')],
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },
  {
    call: validationCalls.project,
    who: 'Viewer',
    names: [team('query.owningTeamId'), project('query.projectId')],
    rate: 'X',
    audit: 'never',
  },
  {
    call: validationCalls.workflow,
    who: 'Viewer',
    names: [team('query.owningTeamId'), workflow('query.workflowId')],
    rate: 'X',
    audit: 'never',
  },
  {
    call: testRunCalls.execute,
    who: 'Commenter',
    names: [workflow('query.testRunWorkflowId')],
    action: 'test.run',
    rate: 'X',
    audit: 'never',
  },
  {
    call: testRunCalls.reRun,
    who: 'Commenter',
    names: [project('query.targetProjectId')],
    action: 'test.run',
    rate: 'X',
    audit: 'never',
  },
  {
    call: testRunCalls.results,
    who: 'Viewer',
    names: [team('query.teamId'), project('query.projectId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: testRunCalls.cancel,
    who: 'Commenter',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'W',
    audit: 'never',
  },
  {
    call: testRunCalls.tryCase,
    who: 'Commenter',
    names: [team('body.teamId'), project('body.projectId'), workflow('body.workflowId')],
    action: 'test.run',
    rate: 'C2',
    audit: 'never',
  },
  {
    call: testRunCalls.importCases,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId'), workflow('body.workflowId')],
    action: 'project.import',
    rate: 'W',
    audit: 'always',
  },
  {
    call: testRunCalls.exportFile,
    who: 'Viewer',
    names: [team('query.teamId'), project('query.projectId'), workflow('query.workflowId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: tokenCalls.describe,
    who: 'Viewer',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: findCalls.search,
    who: 'Viewer',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'C2',
    audit: 'never',
  },
  {
    call: findCalls.replace,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId')],
    action: 'project.replaceText',
    rate: 'W',
    audit: 'always',
  },
  {
    call: findCalls.undo,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId')],
    action: 'project.replaceText',
    rate: 'W',
    audit: 'always',
  },
  {
    call: findCalls.uses,
    who: 'Viewer',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'C2',
    audit: 'never',
  },
  // The use case requires MediaEditor for what changes files, and AppEditor for scripts.
  { call: mediaCalls.fileOperations, who: 'Viewer', names: [team('query.teamId')], rate: 'W', audit: 'never' },
  {
    call: mediaCalls.upload,
    who: 'MediaEditor',
    names: [team('query.teamId')],
    beforeBody: true,
    action: 'media.write',
    rate: 'U',
    audit: 'always',
  },
  {
    call: mediaCalls.uploadFile,
    who: 'MediaEditor',
    names: [team('query.teamId')],
    beforeBody: true,
    action: 'media.write',
    rate: 'U',
    audit: 'always',
  },
  { call: mediaCalls.download, who: 'Viewer', names: [team('query.teamId')], rate: 'X', audit: 'denied' },
  { call: mediaCalls.getImage, who: 'Viewer', names: [team('query.teamId')], rate: 'R', audit: 'never' },
  // A ticket for writing needs MediaEditor, which the use case checks.
  { call: mediaCalls.createTicket, who: 'Viewer', names: [team('body.teamId')], rate: 'R', audit: 'never' },
  { call: mediaCalls.metadata, who: 'Viewer', names: [team('query.teamId')], rate: 'R', audit: 'never' },
  { call: mediaCalls.contents, who: 'Viewer', names: [team('query.teamId')], rate: 'R', audit: 'never' },
  { call: mediaCalls.listDeleted, who: 'Viewer', names: [team('query.teamId')], rate: 'R', audit: 'never' },
  {
    call: mediaCalls.restore,
    who: 'MediaEditor',
    names: [team('body.teamId')],
    action: 'media.write',
    rate: 'W',
    audit: 'always',
  },
  { call: assetVersionCalls.list, who: 'Viewer', names: [team('query.teamId')], rate: 'R', audit: 'never' },
  { call: assetVersionCalls.contents, who: 'Viewer', names: [team('query.teamId')], rate: 'R', audit: 'never' },
  // The use case requires AppEditor for scripts.
  {
    call: assetVersionCalls.restore,
    who: 'MediaEditor',
    names: [team('body.teamId')],
    action: 'media.write',
    rate: 'W',
    audit: 'always',
  },
  { call: mediaCalls.browsePath, who: 'Viewer', names: [team('query.teamId')], rate: 'R', audit: 'never' },
  {
    call: mediaCalls.speechToTextFromAsset,
    who: 'MediaEditor',
    names: [team('query.teamId')],
    action: 'media.write',
    rate: 'X',
    audit: 'never',
  },
  { call: mediaCalls.states, who: 'Viewer', names: [team('body.teamId')], rate: 'R', audit: 'never' },
  { call: mediaCalls.uses, who: 'Viewer', names: [team('body.teamId')], rate: 'C2', audit: 'never' },
  // These calls name no team; the use case checks the role in the active team.
  { call: scriptCalls.previewEmail, who: 'signedIn', action: 'mail.preview', rate: 'X', audit: 'denied' },
  { call: mediaCalls.speechToText, who: 'signedIn', rate: 'X', audit: 'denied' },
  { call: scriptCalls.test, who: 'signedIn', action: 'script.run', rate: 'J', audit: 'always' },
];

const rowsByCall = new Map(matrix.map((row) => [createCallKey(row.call), row]));

/** The row of a call; a call without a row is always refused. */
export function findRow(call: Call): MatrixRow | undefined {
  return rowsByCall.get(createCallKey(call));
}

function createCallKey({ method, path }: Call) {
  return `${method} ${path}`;
}
