/** One call of the specification. */
export interface SpecCall {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  /** The ids of the statements that define the call and its message. */
  readonly ids: readonly string[];
  /** Shown for a failure without a message of its own; undefined where the specification has none. */
  readonly fallbackMessage: string | undefined;
}

/**
 * Every call of the specification's tables, for comparison with the contract.
 *
 * 105 of them have a path with `/api/` there; the histories of workflows and nodes are in the row of the project's
 * history (A7.52) without it. The assignment of messages to calls follows from their wording, and otherwise from their
 * order, which is that of the calls. P8.8 and P8.9 are the two sentences of one message, and so are P8.11 and P8.12. In
 * the groups of A8.2 to A8.72, the stop after the last message ends the group and is not part of the message: A8.41 has
 * it, and P8.35, the same message, does not.
 */
const table = `
GET  ValidateClientToken | P7.4 P8.3 | Error validating client, please try again later
POST login | P7.5 P8.4 | Error logging in
GET  CheckEmailRegistrationStatus | P7.6 P8.5 | Error checking account status
POST CreateNewUserAccount | P7.7 P8.6 | Failed to create new account.
POST AddOrUpdateUserSettings | P7.8 A7.14 P8.7 | Error setting settings against account
POST ChangePassword | P7.9 P8.8 P8.9 | Unable to change your password. Please try again later.
GET  NewAccountPasswordSet | P7.10 P8.10 | Error setting password for new account
POST ProcessResetPassword | P7.11 P8.11 P8.12 | Error resetting password, the password reset request may have expired or malformed. Please try requesting another password reset
GET  ResetPasswordRequest | P7.12 P8.13 | Error requesting password reset, please try again later
POST ResetPasswordUsingClientToken | P7.13 P8.17 | Failure resetting Password with token
GET  ChangeEmail | P7.14 P8.14 | Error updating email
GET  GetTvAccountDetails | P7.15 P8.15 | Failure getting Account Details
POST SaveTvAccountDetails | P7.16 P8.16 | Failure saving Account Details
POST SaveAccountDetails | P7.17 P8.18 | Error saving account
GET  GetMiscAttributes | P7.18 A7.9 P8.19 A8.14 | Error getting misc attributes
GET  GetTVTemplates | P7.19 A7.15 A8.20 | Error looking up templates
GET  GetTVBlogs | P7.20 A7.16 P8.33 A8.21 | Failure getting content cards
GET  SetActiveTeam | P7.21 P8.21 | Error setting active team
GET  CreateTeam | P7.22 P8.22 | Error creating new team
GET  DeleteTeam | P7.23 P8.23 | Error deleting team
GET  RenameTeam | P7.24 P8.24 | Error renaming team
POST InviteUsersToTeam | P7.25 P8.25 | Unable to invite users to team
GET  AcceptTeamInvitation | P7.26 P8.26 | Failure accepting team invitation
GET  RejectTeamInvitation | P7.27 P8.27 | Failure rejecting team invitation
GET  UpdateTeamMemberPermissions | P7.28 P8.28 | Failure updating team member permissions
GET  RemoveTeamMember | P7.29 P8.29 | Failure removing team member
GET  GetMembersOfTeam | P7.30 P8.30 | Failure getting team members
GET  GetMyTeams | P7.31 P8.31 | Failure getting my teams
GET  GetTeamsForUser | P7.32 P8.32 | Failure getting teams for user
GET  GetProjects | P7.33 A7.11 P8.20 A8.16 | Error getting projects
POST SendFeedback | P7.34 A7.24 P8.34 A8.40 | Error sending feedback
POST PostCrashReportAsync | P7.35 A7.25 P8.35 A8.41 | Error sending crash report
GET  SubscribeToGroupEvents | P7.36 A7.64 P8.36 A8.69 | Error subscribing to group
GET  UnsubscribeFromGroupEvents | P7.36 A7.64 P8.37 A8.70 | Error unsubscribing to group
GET  UpdateLastResponseRecieved | P7.37 A7.66 P8.38 A8.72 | Error sending ping received event
GET  GetAssetBrowsePath | P7.38 A7.80 P8.39 A8.6 | Error getting asset path
POST PreviewEmailWithTokens | A7.5 A8.11 | Error getting previewing email
GET  GetAuthorSchema | A7.6 A8.12 | Error loading TalkVia Projects
GET  DeleteAuthorValues | A7.7 A8.13 | Error deleting project
POST SaveAuthorValues | A7.8 |
POST NewProject | A7.10 A8.15 | Error creating Project using Template
POST DuplicateProject | A7.12 A8.17 | Error duplicating Project using Template
POST NotifyEditPropertyValueAsync | A7.13 A8.18 | Error saving value
GET  LoadOneParent | A7.17 A8.19 | Error loading project
POST SaveOneParent | A7.18 A8.22 | Failure saving project
POST CreateOneProjectFromTemplate | A7.19 A8.15 | Error creating Project using Template
GET  GetKeywordProfilerResults | A7.20 A8.26 | Failure getting match results
POST GetProPlatformPublishFiles | A7.21 A8.27 | Failure generating platform files
GET  GetOnePublishStatus | A7.22 A8.28 | Error getting publish status
GET  RemoveOnePublishRequest | A7.23 A8.29 | Error removing publish request
GET  ValidateOneLlama | A7.26 A8.30 | Error validating file
POST RequestOnePublish | A7.27 A8.31 | There was an error publishing the project
GET  GetVoicePromptsExportFile | A7.28 A8.32 | Failure generating voice prompt export files
POST NewNode | A7.29 A8.42 | Error creating Node using Template
POST NewWorkflow | A7.30 A8.43 | Error creating Workflow using Template
GET  LoadLlamaMaster | A7.31 A8.8 | Error loading file
GET  GetAvailableVWalletServicesAsync | A7.32 |
POST SaveLlamaMaster | A7.33 A8.9 | Error Saving File
POST GetLlamaVersions | A7.34 A8.33 | Error getting versions, please try again later
POST PromoteLlamaFile | A7.35 A8.34 | Error sending publish request, please try again later
GET  GetProjectValues | A7.36 A8.23 | Error getting settings
POST GetTokenDescription | A7.37 A8.44 | Error looking up tokens
GET  GetWorkflowsInProject | A7.38 A8.45 | Error getting project workflows
GET  GetFatProject | A7.39 A8.19 | Error loading project
GET  GetFatWorkflow | A7.40 A8.46 | Error loading workflow
GET  GetFatNode | A7.41 A8.47 | Error loading node
GET  GetNodeSchema | A7.42 A8.48 | Error getting node data
POST SaveProject | A7.43 A8.24 | Error saving project
POST SaveWorkflow | A7.43 A8.49 | Error saving workflow
POST SaveNode | A7.43 A8.50 | Error saving node
POST SaveGraphLayout | A7.44 A8.51 | Error saving graph layout
GET  DeleteProject | A7.45 A8.25 | Error deleting pro project
GET  DeleteWorkflow | A7.46 A8.52 | Error deleting workflow
GET  DeleteNode | A7.47 A8.53 | Error deleting node
GET  MoveWorkflow | A7.48 A8.54 | Error moving workflow
GET  MoveNode | A7.49 A8.55 | Error moving node
GET  GetPromotionStatus | A7.50 A8.38 | Error getting promotion status
POST PromoteProject | A7.51 A8.39 | Error promoting project
GET  GetProProjectVersionHistory | A7.52 A8.58 |
GET  GetWorkflowVersionHistory | A7.52 A8.58 |
GET  GetNodeVersionHistory | A7.52 A8.58 |
GET  RollbackProProjectToPreviousVersion | A7.53 A8.58 |
GET  RollbackWorkflowToPreviousVersion | A7.54 A8.58 |
GET  ExportProject | A7.55 A8.59 | Error exporting project
GET  ExportWorkflow | A7.56 A8.60 | Error exporting workflow
POST ImportProject | A7.57 A8.61 | Error importing project
POST ImportWorkflow | A7.58 A8.62 | Error importing workflow
GET  ValidateProject | A7.59 A8.36 | Error validating project
GET  ValidateWorkflow | A7.60 A8.37 | Error validating workflow
POST PublishProjectToPlatforms | A7.61 A8.35 | Error publishing project to platforms
POST DuplicateWorkflow | A7.62 A8.56 | Error duplicating workflow
POST DuplicateNode | A7.62 A8.57 | Error duplicating node
POST TestJavascript | A7.63 A8.65 | Failure running JavaScript code
GET  SendTvOneProjectOpenEvent | A7.65 A8.71 | Error sending project open event
GET  SendTvOneProjectCloseEvent | A7.65 |
POST RunSimulatorStep | A7.67 A8.66 | Error running simulator step
GET  executeTestRun | A7.68 A8.67 | Error running test
GET  ReRunTest | A7.69 A8.67 | Error running test
GET  getTestResults | A7.70 A8.68 | Error getting results
GET  GetAssetMetadata | A7.78 A8.2 | Error getting asset metadata
GET  GetBrowseAssetContents | A7.79 A8.3 | Error getting asset contents
POST UploadBrowseFile | A7.81 A8.4 | Error uploading media
POST PerformSpeechToText | A7.82 A8.7 | Error performing speech-to-text
GET  PerformSpeechToTextFromAssetId | A7.83 A8.7 | Error performing speech-to-text
POST RetrieveAnalyticData | A7.88 |
GET  GetAnalyticProjects | A7.89 |
POST ExportData | A7.90 |
`;

/** Every call of the specification. */
export const specCalls: readonly SpecCall[] = table.trim().split('\n').map(readRow);

function readRow(row: string): SpecCall {
  const [call = '', ids = '', words = ''] = row.split('|').map((cell) => cell.trim());
  const [method = '', name = ''] = call.split(/\s+/);
  return {
    method: method === 'POST' ? 'POST' : 'GET',
    path: `/api/${name}`,
    ids: ids.split(' '),
    fallbackMessage: words === '' ? undefined : words,
  };
}
