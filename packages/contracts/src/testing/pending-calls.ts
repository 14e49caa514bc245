/**
 * Calls of the specification that are not implemented yet. Such a call is absent; it is never a stub.
 * This list may only shrink: the change that adds a call to the contract removes it from here.
 */
export const pendingCalls: readonly string[] = `
GetAssetBrowsePath
GetAuthorSchema DeleteAuthorValues SaveAuthorValues
GetVoicePromptsExportFile
GetAvailableVWalletServicesAsync
PublishProjectToPlatforms
GetAssetMetadata GetBrowseAssetContents UploadBrowseFile PerformSpeechToText
PerformSpeechToTextFromAssetId RetrieveAnalyticData GetAnalyticProjects ExportData
`
  .trim()
  .split(/\s+/)
  .map((name) => `/api/${name}`);

/** Calls beyond the specification, and why each is needed. */
export const callAdditions: Readonly<Record<string, string>> = {
  '/api/Logout': 'P4.14 logs out on the client; a token that still worked on the server would outlive it',
  '/api/VerifyEmail': 'the mailed link of P2.7 and P4.18 has to be redeemed by something',
  '/api/ResendVerificationEmail': 'the banner of P2.21 sends people to a mail that may have been lost',
  '/api/CreateSiteHandover': 'going from one site to another must not ask for the password again',
  '/api/RedeemSiteHandover': 'the other half of the hand-over',
  '/api/RevertEmailChange': 'the notice to the old address can undo a change of the address, so a call has to undo it',
  '/api/GetMySessions': 'people see where they are signed in before they sign out elsewhere',
  '/api/EndOtherSessions': 'signing out everywhere else, beside the list of sessions',
  '/api/SetAccountDisabled': 'an account that is abused has to lose its sessions and sockets at once (ACC-16)',
  '/api/ConfirmSignIn': 'calls that need a fresh sign-in are repeated after the password was typed in place',
  '/api/MailSignInCode': 'somebody without a password can confirm the sign-in by a mailed code',
  '/api/UploadProfilePhoto': 'a photo belongs to a person, the media of P7.38 to a team',
  '/api/log': 'P7.48 leaves the path of the start-up log event open',
  '/api/GetFeedback': 'what P7.34 sends has to be readable by somebody',
  '/api/GetCrashReports': 'what P7.35 sends has to be readable by somebody',
  '/api/GetProjectEvents': 'a client that missed numbers of the sequence asks for them instead of reloading',
  '/api/GetItemVersionHistory':
    'the values of a project and of a workflow have versions of their own, as those of a node have',
  '/api/GetItemEdits': 'who changed which input between two saves stands in no call of A7.52',
  '/api/GetItemVersion': 'two versions can be compared only by somebody who has their values',
  '/api/CompareProjectVersions':
    'which items differ between two versions of a project, before their values are asked for',
  '/api/RollbackItemToPreviousVersion':
    'A7.53 and A7.54 go back in whole projects and workflows; one node has versions too',
  '/api/PasteNodes': 'copied nodes are pasted together, also from other projects, and undone in one step',
  '/api/GetRecentlyDeleted': 'what was deleted stays in the bin for 30 days, so it has to be seen there',
  '/api/RestoreItem': 'the way back from the bin, and what taking back a deletion calls',
  '/api/EmptyRecentlyDeleted':
    'what is deleted counts as storage for 30 days, so a full team has to be able to free it',
  '/api/GetTeamStorage': 'the storage of a team is limited, so its Admins have to see how much is used',
  '/api/FindInProject': 'what somebody looks for may stand in items that their browser has not loaded',
  '/api/ReplaceInProject': 'many values change together or not at all, also in items that are not loaded',
  '/api/UndoReplacement': 'the way back from the one before, as one step',
  '/api/GetDialogflowWebhook':
    'a project has a Dialogflow secret by default, so its authors have to see what an agent sends',
  '/api/RenewDialogflowSecret': 'a default secret that others may know has to be replaced without publishing again',
  '/api/GetPublishPreview': 'what publishing changes, and which errors it would publish, is shown before it happens',
  '/api/GetReleases': 'a stage can be rolled back only to a release that one can see',
  '/api/RollBackStage': 'A7.51 goes forward only; a bad release has to be taken back at once',
  '/api/OpenTeamInvitation': 'an invited person sees the team and the inviter before accepting',
  '/api/GetUses': 'before something is deleted, its author has to see what leans on it',
  '/api/GetComments':
    'a role is named for comments, and the specification has no call about them; so for the seven below',
  '/api/GetCommentMarks': 'where comments hang, for marks at inputs, rows and cards, without what they say',
  '/api/CreateComment': 'comments',
  '/api/ReplyToComment': 'comments',
  '/api/EditComment': 'comments',
  '/api/DeleteComment': 'comments',
  '/api/ResolveComment': 'comments',
  '/api/MarkCommentsRead': 'comments that are new to somebody are marked until he has seen them',
  '/api/CreateSecret': 'a secret is written once and never read, so its text may not go through edits, which are read',
  '/api/DiscardDraft': 'drafts are kept on the server, so that is where they are discarded (A4.25)',
  '/api/CancelTestRun': 'A7.68 starts runs that may go on for long, and nothing of A7 stops one',
  '/api/TryTestCase': 'a case that is being written is tried before there is a run that A7.68 could start',
  '/api/ImportTestCases': 'cases come from files of other tools, which A7.57 and A7.58 do not read',
  '/api/ExportTestResults': 'build servers and tables take results as files; A7.70 gives them to the screen',
};
