import { listCalls } from '@confab/test-kit';
import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import * as contract from './index.ts';

/** The implemented rows of A7 whose parameters the specification lists. */
const rows = `
A7.6 GET  GetAuthorSchema accountType
A7.7 GET  DeleteAuthorValues type valueId schemaType
A7.8 POST SaveAuthorValues schemaType environment
A7.11 GET  GetProjects frontendApp wantSkinnyProjects signalRConnectionId
A7.15 GET  GetTVTemplates frontendApp
A7.16 GET  GetTVBlogs
A7.17 GET  LoadOneParent oneLlamaId frontendVersion teamId
A7.18 POST SaveOneParent frontendVersion teamId
A7.19 POST CreateOneProjectFromTemplate templateId projectName teamId
A7.20 GET  GetKeywordProfilerResults projectId spokenValue type
A7.22 GET  GetOnePublishStatus environment oneLlamaId
A7.23 GET  RemoveOnePublishRequest oneLlamaId
A7.26 GET  ValidateOneLlama oneLlamaId
A7.31 GET  LoadLlamaMaster llamaID
A7.36 GET  GetProjectValues projectId
A7.38 GET  GetWorkflowsInProject projectId frontendApp
A7.39 GET  GetFatProject projectId teamId
A7.40 GET  GetFatWorkflow workflowId teamId wantSkinnyNodes
A7.41 GET  GetFatNode nodeId teamId wantSchema
A7.42 GET  GetNodeSchema nodeType
A7.44 POST SaveGraphLayout frontendApp
A7.45 GET  DeleteProject owningTeamId projectId signalRConnectionId frontendApp
A7.46 GET  DeleteWorkflow owningTeamId owningProjectId workflowId signalRConnectionId frontendApp
A7.47 GET  DeleteNode owningTeamId owningProjectId owningWorkflowId nodeId signalRConnectionId frontendApp
A7.48 GET  MoveWorkflow owningTeamId workflowId oldProjectId newProjectId signalRConnectionId
A7.49 GET  MoveNode owningTeamId nodeId oldWorkflowId newWorkflowId signalRConnectionId
A7.50 GET  GetPromotionStatus owningTeamId projectId
A7.51 POST PromoteProject owningTeamId
A7.52 GET  GetProProjectVersionHistory projectId
A7.52 GET  GetWorkflowVersionHistory workflowId
A7.52 GET  GetNodeVersionHistory nodeId
A7.53 GET  RollbackProProjectToPreviousVersion owningTeamId projectId versionNumber signalRConnectionId
A7.54 GET  RollbackWorkflowToPreviousVersion owningTeamId workflowId versionNumber signalRConnectionId
A7.55 GET  ExportProject owningTeamId projectId includeMediaAssets
A7.56 GET  ExportWorkflow owningTeamId workflowId includeMediaAssets
A7.57 POST ImportProject owningTeamId signalRConnectionId
A7.58 POST ImportWorkflow owningTeamId owningProjectId signalRConnectionId
A7.59 GET  ValidateProject owningTeamId projectId
A7.60 GET  ValidateWorkflow owningTeamId workflowId
A7.64 GET  SubscribeToGroupEvents hubName frontendApp connectionId groupName
A7.64 GET  UnsubscribeFromGroupEvents hubName frontendApp connectionId groupName
A7.65 GET  SendTvOneProjectOpenEvent connectionId tvAccountId email projectId teamId
A7.65 GET  SendTvOneProjectCloseEvent connectionId tvAccountId email projectId teamId
A7.66 GET  UpdateLastResponseRecieved connectionId
A7.68 GET  executeTestRun signalRConnectionId testRunWorkflowId
A7.69 GET  ReRunTest signalRConnectionId targetProjectId testRunNodeId testRunResultId
A7.70 GET  getTestResults teamId projectId
A7.78 GET  GetAssetMetadata teamId assetId
A7.79 GET  GetBrowseAssetContents teamId assetId
A7.80 GET  GetAssetBrowsePath teamId assetId
A7.81 POST UploadBrowseFile teamId assetId filename replaceExistingAsset
A7.82 POST PerformSpeechToText fileSrc
A7.83 GET  PerformSpeechToTextFromAssetId teamId assetId
A7.84 POST AzureFileOperations clientToken teamId
A7.84 POST AzureUpload clientToken teamId
A7.84 POST AzureDownload clientToken teamId
A7.84 GET  AzureGetImage clientToken teamId
`
  .trim()
  .split('\n')
  .map((row) => row.split(/\s+/))
  .map(([id = '', method = '', name = '', ...parameters]) => ({ id, method, path: `/api/${name}`, parameters }));

const calls = listCalls(contract);
const callAt = (method: string, path: string) => calls.find((call) => call.method === method && call.path === path);

/** The names of a query or of a body on the wire; a question mark precedes optional names. */
function namesOf(schema: z.ZodType | undefined): string[] {
  const wire = schema instanceof z.ZodCodec ? schema.in : schema;
  if (!(wire instanceof z.ZodObject)) return [];
  return Object.entries(wire.shape).map(([name, field]) =>
    z.safeDecode(field as z.ZodType, undefined as never).success ? `?${name}` : name,
  );
}

describe('calls have method, path and parameters of the specification (A7.15, A7.16, A7.36, A7.38, A7.39, A7.50, A7.64, A7.65, A7.66)', () => {
  test.each(rows)('$id: $method $path has the parameters of the specification', ({ method, path, parameters }) => {
    const call = callAt(method, path);
    expect(call).toBeDefined();
    const names = namesOf(call?.query);
    expect(names.map((name) => name.replace('?', ''))).toEqual(expect.arrayContaining(parameters));
    // A request with the parameters of the specification is accepted: all other parameters are optional.
    expect(names.filter((name) => !name.startsWith('?') && !parameters.includes(name))).toEqual([]);
  });
});

describe('bodies have the names of the specification', () => {
  const bodyOf = (path: string) => namesOf(callAt('POST', path)?.body);

  test('a settings body sends its values below Settings (A7.14)', () => {
    expect(bodyOf('/api/AddOrUpdateUserSettings')).toEqual(['Settings']);
    const body = { Settings: { PrefBrowserLayout: 'Details', PrefScreenLayout: 'Wide', PrefBrowseFolder: 'Voices' } };
    expect(callAt('POST', '/api/AddOrUpdateUserSettings')?.body.safeDecode(body as never).success).toBe(true);
  });

  test('a feedback body has token, username, rating and text (A7.24)', () => {
    expect(bodyOf('/api/SendFeedback')).toEqual(expect.arrayContaining(['?token', 'username', 'rating', 'text']));
  });

  test('a crash report body has its text, an email address and an empty kind (A7.25, A3.87)', () => {
    expect(bodyOf('/api/PostCrashReportAsync')).toEqual(['CrashReport', '?Email', '?FeedbackType']);
    const body = { CrashReport: 'It broke', Email: 'ada@example.test', FeedbackType: '' };
    expect(callAt('POST', '/api/PostCrashReportAsync')?.body.safeDecode(body as never).success).toBe(true);
  });

  test('a review request body has ProjectName, OneLlamaId, AcceptedTerms and PublishType (A3.82)', () => {
    expect(bodyOf('/api/RequestOnePublish')).toEqual(['ProjectName', 'OneLlamaId', 'AcceptedTerms', 'PublishType']);
  });

  test('the list of feedback has Name, Username, Email, Rating and Feedback (A3.88)', () => {
    expect(namesOf(contract.feedbackSchema)).toEqual(
      expect.arrayContaining(['Name', 'Username', 'Email', 'Rating', 'Feedback']),
    );
  });
});
