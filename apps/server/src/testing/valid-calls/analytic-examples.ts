import {
  alertCalls,
  analyticCalls,
  findCalls,
  missCalls,
  recordingCalls,
  trafficCalls,
  testRunCalls,
  tokenCalls,
} from '@confab/contracts';
import type { ItemId } from '@confab/model';
import { newId } from '../../new-id.ts';
import { lookingFor, type ValidCall } from './call-values.ts';
import { inProject, inWorkflow } from '../people-and-projects.ts';

/** Search, tokens, test runs, analytics and alerts. */
export const analyticExamples: readonly ValidCall[] = [
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
];
