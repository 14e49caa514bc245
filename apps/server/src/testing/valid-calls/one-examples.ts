import {
  authorValueCalls,
  oneCalls,
  onePublishingCalls,
  oneTemplateCalls,
  organisationCalls,
  pageMoveCalls,
  profilerCalls,
} from '@confab/contracts';
import { newId } from '../../new-id.ts';
import { llamaOf, type ValidCall } from './call-values.ts';
import { inProject } from '../people-and-projects.ts';

/** One projects, and the profiler. */
export const oneExamples: readonly ValidCall[] = [
  {
    call: oneTemplateCalls.createFromTemplate,
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
    // Chapters have no order of their own, so `beforeId` may be any node of the team.
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
    call: onePublishingCalls.promote,
    isAboutOne: true,
    // A blank project has errors.
    sent: (project) => ({
      body: { llamaIds: [llamaOf(project)], source: 1, environments: ['2'], overrideReason: 'A first try' },
    }),
  },
  {
    call: onePublishingCalls.preview,
    isAboutOne: true,
    sent: (project) => ({ body: { llamaIds: [llamaOf(project)], source: 1, environments: ['2'] } }),
  },
  { call: oneCalls.validate, isAboutOne: true, sent: (project) => ({ query: { oneLlamaId: llamaOf(project) } }) },
  {
    call: onePublishingCalls.publishStatus,
    isAboutOne: true,
    sent: (project) => ({ query: { oneLlamaId: llamaOf(project) } }),
  },
  {
    call: onePublishingCalls.requestPublish,
    isAboutOne: true,
    sent: (project) => ({
      body: { projectName: 'Guide', oneLlamaId: llamaOf(project), acceptedTerms: true, publishType: 'Live' },
    }),
  },
  {
    call: onePublishingCalls.removePublishRequest,
    isAboutOne: true,
    sent: (project) => ({ query: { oneLlamaId: llamaOf(project) } }),
  },
  {
    call: profilerCalls.match,
    sent: ({ projectId }) => ({ query: { projectId, spokenValue: 'hello', type: 'project' } }),
  },
];
