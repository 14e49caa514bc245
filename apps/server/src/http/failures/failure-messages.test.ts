import { beforeAll, describe, expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aPerson } from '../../testing/people-and-projects.ts';

const { app: test1 } = setUpServer();
let token: string;

beforeAll(async () => {
  token = (await aPerson(test1)).token;
});

/** Sends a call with an undeclared field. @returns status, success and message of the failure */
async function getFailureMessage(method: 'GET' | 'POST', name: string) {
  const response = await test1.app.inject({
    method,
    url: `/api/${name}?nobody-declared-this=1`,
    headers: { 'client-token': token, 'x-tv-client': '1', 'content-type': 'application/json' },
    ...(method === 'POST' ? { payload: '{}' } : {}),
  });
  const answer = JSON.parse(response.body) as { Success: boolean; ErrorMessage: string };
  return [response.statusCode, answer.Success, answer.ErrorMessage];
}

const accountAndTeams = [
  ['GET', 'ValidateClientToken', 'Error validating client, please try again later'],
  ['POST', 'login', 'Error logging in'],
  ['GET', 'CheckEmailRegistrationStatus', 'Error checking account status'],
  ['POST', 'CreateNewUserAccount', 'Failed to create new account.'],
  ['POST', 'AddOrUpdateUserSettings', 'Error setting settings against account'],
  ['POST', 'ChangePassword', 'Unable to change your password. Please try again later.'],
  ['GET', 'NewAccountPasswordSet', 'Error setting password for new account'],
  ['POST', 'NewAccountPasswordSet', 'Error setting password for new account'],
  [
    'POST',
    'ProcessResetPassword',
    'Error resetting password, the password reset request may have expired or malformed. Please try requesting another password reset',
  ],
  ['GET', 'ResetPasswordRequest', 'Error requesting password reset, please try again later'],
  ['GET', 'ChangeEmail', 'Error updating email'],
  ['POST', 'ChangeEmail', 'Error updating email'],
  ['GET', 'GetTvAccountDetails', 'Failure getting Account Details'],
  ['POST', 'SaveTvAccountDetails', 'Failure saving Account Details'],
  ['POST', 'ResetPasswordUsingClientToken', 'Failure resetting Password with token'],
  ['POST', 'SaveAccountDetails', 'Error saving account'],
  ['GET', 'GetMiscAttributes', 'Error getting misc attributes'],
  ['GET', 'GetProjects', 'Error getting projects'],
  ['GET', 'SetActiveTeam', 'Error setting active team'],
  ['GET', 'CreateTeam', 'Error creating new team'],
  ['GET', 'DeleteTeam', 'Error deleting team'],
  ['GET', 'RenameTeam', 'Error renaming team'],
  ['POST', 'InviteUsersToTeam', 'Unable to invite users to team'],
  ['GET', 'AcceptTeamInvitation', 'Failure accepting team invitation'],
  ['GET', 'RejectTeamInvitation', 'Failure rejecting team invitation'],
  ['GET', 'UpdateTeamMemberPermissions', 'Failure updating team member permissions'],
  ['GET', 'RemoveTeamMember', 'Failure removing team member'],
  ['GET', 'GetMembersOfTeam', 'Failure getting team members'],
  ['GET', 'GetMyTeams', 'Failure getting my teams'],
  ['GET', 'GetTeamsForUser', 'Failure getting teams for user'],
  ['GET', 'GetTVBlogs', 'Failure getting content cards'],
  ['POST', 'SendFeedback', 'Error sending feedback'],
  ['POST', 'PostCrashReportAsync', 'Error sending crash report'],
  ['GET', 'SubscribeToGroupEvents', 'Error subscribing to group'],
  ['GET', 'UnsubscribeFromGroupEvents', 'Error unsubscribing to group'],
  ['GET', 'UpdateLastResponseRecieved', 'Error sending ping received event'],
] as const;

const authoring = [
  ['POST', 'NewProject', 'Error creating Project using Template'],
  ['POST', 'DuplicateProject', 'Error duplicating Project using Template'],
  ['POST', 'NotifyEditPropertyValueAsync', 'Error saving value'],
  ['GET', 'GetTVTemplates', 'Error looking up templates'],
  ['POST', 'SaveProject', 'Error saving project'],
  ['GET', 'DeleteProject', 'Error deleting pro project'],
  ['GET', 'GetFatProject', 'Error loading project'],
  ['GET', 'GetProjectValues', 'Error getting settings'],
  ['GET', 'GetPromotionStatus', 'Error getting promotion status'],
  ['POST', 'PromoteProject', 'Error promoting project'],
  ['POST', 'NewNode', 'Error creating Node using Template'],
  ['POST', 'NewWorkflow', 'Error creating Workflow using Template'],
  ['GET', 'GetWorkflowsInProject', 'Error getting project workflows'],
  ['GET', 'GetFatWorkflow', 'Error loading workflow'],
  ['GET', 'GetFatNode', 'Error loading node'],
  ['GET', 'GetNodeSchema', 'Error getting node data'],
  ['POST', 'SaveWorkflow', 'Error saving workflow'],
  ['POST', 'SaveNode', 'Error saving node'],
  ['POST', 'SaveGraphLayout', 'Error saving graph layout'],
  ['GET', 'DeleteWorkflow', 'Error deleting workflow'],
  ['GET', 'DeleteNode', 'Error deleting node'],
  ['POST', 'DuplicateWorkflow', 'Error duplicating workflow'],
  ['POST', 'DuplicateNode', 'Error duplicating node'],
  ['POST', 'TestJavascript', 'Failure running JavaScript code'],
  ['POST', 'RunSimulatorStep', 'Error running simulator step'],
  // The list of the account portal contains these too.
  ['GET', 'SubscribeToGroupEvents', 'Error subscribing to group'],
  ['GET', 'UnsubscribeFromGroupEvents', 'Error unsubscribing to group'],
  ['GET', 'UpdateLastResponseRecieved', 'Error sending ping received event'],
  ['GET', 'SendTvOneProjectOpenEvent', 'Error sending project open event'],
  ['GET', 'GetMiscAttributes', 'Error getting misc attributes'],
  ['GET', 'GetProjects', 'Error getting projects'],
  ['GET', 'GetTVBlogs', 'Failure getting content cards'],
  ['POST', 'SendFeedback', 'Error sending feedback'],
  ['POST', 'PostCrashReportAsync', 'Error sending crash report'],
] as const;

const editing = [
  ['POST', 'SaveItems', 'Sorry, there was a problem saving'],
  ['POST', 'DiscardDraft', 'Sorry, there was a problem discarding edit'],
  ['POST', 'DiscardDrafts', 'Sorry, there was a problem discarding edit'],
] as const;

const files = [
  ['POST', 'SaveOneParent', 'Failure saving project'],
  ['GET', 'GetAuthorSchema', 'Error loading TalkVia Projects'],
  ['GET', 'DeleteAuthorValues', 'Error deleting project'],
  ['GET', 'LoadLlamaMaster', 'Error loading file'],
  ['POST', 'SaveLlamaMaster', 'Error Saving File'],
  ['POST', 'GetLlamaVersions', 'Error getting versions, please try again later'],
  ['POST', 'PromoteLlamaFile', 'Error sending publish request, please try again later'],
  ['GET', 'ValidateOneLlama', 'Error validating file'],
  ['GET', 'GetOnePublishStatus', 'Error getting publish status'],
  ['POST', 'RequestOnePublish', 'There was an error publishing the project'],
  ['GET', 'RemoveOnePublishRequest', 'Error removing publish request'],
] as const;

describe('failed calls of the account portal use the messages of the catalogue when they have no own message (P8.1, P8.2, P8.3, P8.4, P8.5, P8.6, P8.7, P8.8, P8.9, P8.10, P8.11, P8.12, P8.13, P8.14, P8.15, P8.16, P8.17, P8.18, P8.19, P8.20, P8.21, P8.22, P8.23, P8.24, P8.25, P8.26, P8.27, P8.28, P8.29, P8.30, P8.31, P8.32, P8.33, P8.34, P8.35, P8.36, P8.37, P8.38)', () => {
  test.each(accountAndTeams)('%s %s', async (method, name, message) => {
    expect(await getFailureMessage(method, name)).toEqual([400, false, message]);
  });
});

describe('failed authoring calls use the messages of the catalogue when they have no own message (A8.14, A8.15, A8.16, A8.17, A8.18, A8.19, A8.20, A8.21, A8.23, A8.24, A8.25, A8.38, A8.39, A8.40, A8.41, A8.42, A8.43, A8.45, A8.46, A8.47, A8.48, A8.49, A8.50, A8.51, A8.52, A8.53, A8.56, A8.57, A8.65, A8.66, A8.69, A8.70, A8.71, A8.72)', () => {
  test.each(authoring)('%s %s', async (method, name, message) => {
    expect(await getFailureMessage(method, name)).toEqual([400, false, message]);
  });
});

describe('failed calls that save or discard edits use the messages of the catalogue when they have no own message (A8.76)', () => {
  test.each(editing)('%s %s', async (method, name, message) => {
    expect(await getFailureMessage(method, name)).toEqual([400, false, message]);
  });
});

describe('failed calls about files of the One product use the messages of the catalogue when they have no own message (A8.8, A8.9, A8.12, A8.13, A8.22, A8.28, A8.29, A8.30, A8.31, A8.33, A8.34)', () => {
  test.each(files)('%s %s', async (method, name, message) => {
    expect(await getFailureMessage(method, name)).toEqual([400, false, message]);
  });
});
