import {
  accountCalls,
  alertCalls,
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
  recordingCalls,
  trafficCalls,
  assetVersionCalls,
  nodeCalls,
  oneCalls,
  organisationCalls,
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
import type { ItemId, TeamId, TeamRole } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { newId } from '../new-id.ts';
import { createUploadForm } from './media/upload-form.ts';
import type { CallOptions } from './open-test-app.ts';
import { toNodeId, password, type TestPerson, type TestProject } from './people-and-projects.ts';

/** A call with valid input, about one project and made by one person. */
export interface ValidCall {
  readonly call: Call;
  /** The call names an item that does not exist, so a permitted call returns 404. */
  readonly isAbsent?: true;
  /** It is about a One project; all others are about a Pro project. */
  readonly isAboutOne?: true;
  /** The ids that the client chooses for what it creates; no object has them yet. */
  readonly newIds?: readonly string[];
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
/** A zip without files. */
const emptyZip = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex');
/** The smallest picture there is: one dot, as a PNG. */
export const dotPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const nextPassword = 'Tidal+Lantern9';
const newAddress = () => `${newId()}@example.test`;
const lookingFor = { text: 'Say', matchCase: true, wholeWord: false, isRegex: false };
const nobodysConnection = 'no-such-connection';

/** A form with a small file, as the file manager protocol sends it. */
const mediaForm = () =>
  createUploadForm({ path: '/', action: 'keepboth' }, { name: `${newId()}.txt`, content: 'words' });
const newAssetId = () => newId() as AssetId;

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
  { call: projectCalls.setFolder, sent: (project) => ({ body: { ...inProject(project), folder: 'Hotels' } }) },
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
  {
    call: mediaCalls.fileOperations,
    sent: ({ teamId }) => ({ query: { teamId }, body: { action: 'read', path: '/' } }),
  },
  { call: mediaCalls.upload, sent: ({ teamId }) => ({ query: { teamId }, file: mediaForm() }) },
  {
    call: mediaCalls.uploadFile,
    newIds: ['assetId'],
    sent: ({ teamId }) => ({
      query: { teamId, assetId: newAssetId(), filename: `${newId()}.txt` },
      file: { type: 'application/octet-stream', content: 'words' },
    }),
  },
  {
    call: mediaCalls.download,
    isAbsent: true,
    sent: ({ teamId }) => ({
      query: { teamId },
      body: { downloadInput: JSON.stringify({ action: 'download', path: '/', data: [{ id: newId() }] }) },
    }),
  },
  { call: mediaCalls.getImage, isAbsent: true, sent: ({ teamId }) => ({ query: { teamId, id: newId() } }) },
  { call: mediaCalls.createTicket, sent: ({ teamId }) => ({ body: { teamId, scope: 'read' } }) },
  {
    call: mediaCalls.metadata,
    isAbsent: true,
    sent: ({ teamId }) => ({ query: { teamId, assetId: newAssetId() } }),
  },
  {
    call: mediaCalls.contents,
    isAbsent: true,
    sent: ({ teamId }) => ({ query: { teamId, assetId: newAssetId() } }),
  },
  {
    call: mediaCalls.browsePath,
    isAbsent: true,
    sent: ({ teamId }) => ({ query: { teamId, assetId: newAssetId() } }),
  },
  {
    call: mediaCalls.speechToTextFromAsset,
    isAbsent: true,
    sent: ({ teamId }) => ({ query: { teamId, assetId: newAssetId() } }),
  },
  { call: mediaCalls.uses, sent: ({ teamId }) => ({ body: { teamId, assetIds: [newAssetId()] } }) },
  { call: mediaCalls.states, sent: ({ teamId }) => ({ body: { teamId, assetIds: [newAssetId()] } }) },
  { call: mediaCalls.listDeleted, sent: ({ teamId }) => ({ query: { teamId } }) },
  {
    call: assetVersionCalls.list,
    isAbsent: true,
    sent: ({ teamId }) => ({ query: { teamId, assetId: newAssetId() } }),
  },
  {
    call: assetVersionCalls.contents,
    isAbsent: true,
    sent: ({ teamId }) => ({ query: { teamId, assetId: newAssetId(), version: 1 } }),
  },
  {
    call: assetVersionCalls.restore,
    isAbsent: true,
    sent: ({ teamId }) => ({ body: { teamId, assetId: newAssetId(), version: 1, expectedVersion: 2 } }),
  },
  { call: mediaCalls.restore, isAbsent: true, sent: ({ teamId }) => ({ body: { teamId, ids: [newId()] } }) },
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
  {
    call: oneCalls.createFromTemplate,
    sent: ({ teamId }) => ({ query: { templateId: 'glass-museum', projectName: 'Guide', teamId } }),
  },
  { call: authorValueCalls.get, isAboutOne: true, sent: ({ projectId }) => ({ query: { projectId } }) },
  {
    call: authorValueCalls.save,
    isAboutOne: true,
    sent: ({ projectId }) => ({
      query: { schemaType: 'One' },
      body: {
        authorData: {
          treeValues: [
            {
              id: newId(),
              name: 'Front desk',
              parent: projectId,
              type: 'ContactUs',
              propertyValues: { Phone: '1' },
              version: 0,
            },
          ],
        },
      },
    }),
  },
  {
    call: oneCalls.createLlama,
    isAboutOne: true,
    sent: (project) => ({ body: { ...inProject(project), displayName: 'Tour' } }),
  },
  { call: organisationCalls.get, sent: ({ teamId }) => ({ query: { teamId } }) },
  { call: organisationCalls.getBranch, isAboutOne: true, sent: ({ projectId }) => ({ query: { projectId } }) },
  {
    call: organisationCalls.add,
    sent: ({ teamId, projectId }) => ({
      body: { teamId, type: 'LlamaFolder', displayName: 'For guests', parentId: projectId },
    }),
  },
  {
    call: organisationCalls.rename,
    isAbsent: true,
    sent: ({ teamId }) => ({ body: { teamId, nodeId: newId(), displayName: 'Museums' } }),
  },
  {
    call: organisationCalls.move,
    isAboutOne: true,
    // Chapters have no order of their own, so any node of the team may stand behind.
    sent: ({ teamId, projectId, workflowId }) => ({
      body: { teamId, nodeId: workflowId, parentId: projectId, beforeId: projectId },
    }),
  },
  {
    call: organisationCalls.remove,
    isAbsent: true,
    sent: ({ teamId }) => ({ body: { teamId, nodeId: newId() } }),
  },
  {
    call: pageMoveCalls.movePages,
    isAboutOne: true,
    sent: (project) => ({
      body: {
        ...inProject(project),
        fromLlamaId: llamaOf(project),
        toLlamaId: llamaOf(project),
        pages: [{ pageId: project.say.id, parent: llamaOf(project), order: 'a5' }],
      },
    }),
  },
  {
    call: pageMoveCalls.moveLlama,
    isAboutOne: true,
    sent: (project) => ({ body: { ...inProject(project), llamaId: llamaOf(project), beforeId: llamaOf(project) } }),
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
    // A blank project has errors.
    sent: (project) => ({
      body: { llamaIds: [llamaOf(project)], source: 1, environments: ['2'], overrideReason: 'A first try' },
    }),
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
  {
    call: analyticCalls.retrieve,
    sent: ({ teamId, projectId }) => ({
      body: { teamId, view: 'overview', projectIds: [projectId], from: '2026-11-01', to: '2026-11-23' },
    }),
  },
  { call: alertCalls.list, sent: ({ teamId, projectId }) => ({ query: { teamId, projectId } }) },
  {
    call: missCalls.list,
    sent: ({ teamId, projectId }) => ({ body: { teamId, projectId, from: '2026-11-01', to: '2026-11-23' } }),
  },
  {
    call: trafficCalls.get,
    sent: ({ teamId, projectId }) => ({ body: { teamId, projectId, from: '2026-11-01', to: '2026-11-23' } }),
  },
  {
    call: missCalls.setIgnored,
    sent: ({ teamId, projectId }) => ({ body: { teamId, projectId, texts: ['xqzt'], isIgnored: true } }),
  },
  {
    call: recordingCalls.get,
    isAbsent: true,
    sent: ({ teamId, projectId }) => ({ query: { teamId, projectId, conversation: newId() } }),
  },
  {
    call: recordingCalls.listNew,
    sent: ({ teamId, projectId }) => ({ body: { teamId, projectId, sinceUtc: new Date().toISOString() } }),
  },
  {
    call: analyticCalls.exportData,
    sent: ({ teamId }) => ({ body: { teamId, view: 'faq', projectIds: [], from: '2026-11-01', to: '2026-11-23' } }),
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
    call: transferCalls.importProjectMedia,
    sent: ({ teamId }) => ({
      query: { owningTeamId: teamId, fileName: 'project.zip', preview: true },
      file: { type: 'application/octet-stream', content: 'PK' },
    }),
  },
  {
    call: transferCalls.exportProjectMedia,
    sent: ({ teamId, projectId }) => ({ query: { owningTeamId: teamId, projectId } }),
  },
  {
    call: transferCalls.importWorkflow,
    sent: ({ teamId, projectId }) => ({
      query: { owningTeamId: teamId, owningProjectId: projectId },
      body: { fileName: 'workflow.json', content: 'e30=', preview: true },
    }),
  },
  {
    call: transferCalls.importLlama,
    isAboutOne: true,
    sent: ({ teamId, projectId }) => ({
      query: { owningTeamId: teamId, owningProjectId: projectId },
      body: { fileName: 'chapter.json', content: 'e30=', preview: true },
    }),
  },
  {
    call: transferCalls.turnIntoPro,
    isAboutOne: true,
    sent: (project) => ({ body: { ...inProject(project), preview: true } }),
  },
  {
    call: transferCalls.exportLlama,
    isAboutOne: true,
    sent: (project) => ({ query: { owningTeamId: project.teamId, oneLlamaId: llamaOf(project) } }),
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
    call: transferCalls.importRecordings,
    sent: ({ projectId }) => ({
      query: { projectId, preview: true },
      file: { type: 'application/octet-stream', content: emptyZip },
    }),
  },
  { call: transferCalls.voicePrompts, sent: ({ projectId }) => ({ query: { projectId, format: 'csv' } }) },
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
    call: nodeCalls.removeSeveral,
    sent: ({ teamId, projectId, say }) => ({ body: { teamId, projectId, nodeIds: [toNodeId(say)] } }),
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
  {
    call: mediaCalls.speechToText,
    // The header of a sound without samples.
    sent: () => ({ query: {}, file: { type: 'audio/wav', content: Buffer.from('RIFF\0\0\0\0WAVE', 'latin1') } }),
  },
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
  { call: authorValueCalls.schema, sent: () => ({ query: { accountType: 'One' } }) },
  {
    call: authorValueCalls.remove,
    isAbsent: true,
    sent: () => ({ query: { type: 'ContactUs', valueId: newId(), schemaType: 'One' } }),
  },
  { call: catalogueCalls.templates, sent: () => ({ query: {} }) },
  { call: catalogueCalls.nodeSchema, sent: () => ({ query: { nodeType: 'Say' } }) },
  { call: catalogueCalls.walletServices, sent: () => ({ query: { countryCode: 'DE' } }) },
  { call: feedbackCalls.sendFeedback, sent: () => ({ body: { username: '', rating: 5, text: 'Good.' } }) },
  { call: projectCalls.list, sent: () => ({ query: {} }) },
  { call: analyticCalls.listProjects, sent: () => ({ query: {} }) },
  { call: oneCalls.templateSource, sent: () => ({ query: { templateId: 'glass-museum' } }) },
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
  { call: accountCalls.list, sent: () => ({ query: {} }) },
  { call: accountCalls.audit, sent: () => ({ query: {} }) },
  { call: accountCalls.setDisabled, sent: (_project, { email }) => ({ body: { email, isDisabled: true } }) },
  { call: accountCalls.endSessions, sent: (_project, { email }) => ({ body: { email } }) },
  { call: feedbackCalls.listFeedback, sent: () => ({ query: {} }) },
  { call: feedbackCalls.listCrashReports, sent: () => ({ query: {} }) },
  {
    call: feedbackCalls.setState,
    isAbsent: true,
    sent: () => ({ body: { kind: 'Feedback', id: newId(), state: 'Seen' } }),
  },
  { call: towerCalls.health, sent: () => ({ query: {} }) },
  { call: towerCalls.runJob, isAbsent: true, sent: () => ({ body: { name: 'no such job' } }) },
  { call: towerCalls.queue, sent: () => ({ query: { kind: 'Mail', state: 'Open' } }) },
  { call: towerCalls.retryJob, isAbsent: true, sent: () => ({ body: { kind: 'Mail', id: newId() } }) },
  { call: towerCalls.cancelJob, isAbsent: true, sent: () => ({ body: { kind: 'Publication', id: newId() } }) },
  { call: towerCalls.teams, sent: () => ({ query: {} }) },
  { call: towerCalls.team, sent: ({ teamId }) => ({ query: { teamId } }) },
  { call: towerCalls.setTeamLimit, sent: ({ teamId }) => ({ body: { teamId, megabytes: null } }) },
  { call: towerCalls.counts, sent: () => ({ query: {} }) },
  { call: reviewCalls.queue, sent: () => ({ query: {} }) },
  { call: reviewCalls.get, isAbsent: true, sent: () => ({ query: { reviewId: newId() } }) },
  { call: reviewCalls.item, isAbsent: true, sent: ({ say }) => ({ query: { reviewId: newId(), itemId: say.id } }) },
  {
    call: reviewCalls.comment,
    isAbsent: true,
    sent: ({ say }) => ({ body: { reviewId: newId(), itemId: say.id, newThreadId: newId(), text: 'Why?' } }),
  },
  { call: reviewCalls.decide, isAbsent: true, sent: () => ({ body: { reviewId: newId(), decision: 'Approved' } }) },
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
