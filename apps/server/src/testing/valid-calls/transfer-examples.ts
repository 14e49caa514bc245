import { transferCalls, translationCalls, validationCalls, readyModuleCalls } from '@confab/contracts';
import { llamaOf, emptyZip, type ValidCall } from './call-values.ts';
import { inProject } from '../people-and-projects.ts';

/** Import and export, and validation. */
export const transferExamples: readonly ValidCall[] = [
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
    call: readyModuleCalls.add,
    sent: ({ teamId, projectId }) => ({
      query: { owningTeamId: teamId, owningProjectId: projectId },
      body: { readyModule: 'repeat' },
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
  {
    call: translationCalls.export,
    sent: ({ projectId }) => ({ query: { projectId, format: 'csv' } }),
  },
  {
    call: translationCalls.import,
    sent: ({ teamId, projectId }) => ({
      body: { teamId, projectId, fileName: 'texts.csv', content: 'S2V5LGVuDQo=', preview: true },
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
];
