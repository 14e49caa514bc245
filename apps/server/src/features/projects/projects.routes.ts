import { projectCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { assertCurrentPage } from '../../core/versions/assert-current-page.ts';
import { saveItem } from '../../core/versions/save-item.ts';
import { createProject } from './create-project.ts';
import { deleteProject } from './delete-project.ts';
import { duplicateProject } from './duplicate-project.ts';
import { getFatProject } from './get-fat-project.ts';
import { getProjectValues } from './get-project-values.ts';
import { getProjects } from './get-projects.ts';
import { setProjectFolder } from './set-project-folder.ts';

/** The calls about whole projects. */
export const projectRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, projectCalls.list, ({ caller, query }) => getProjects(services, caller, query), { hasTag: true });
  answer(app, projectCalls.create, ({ caller, body }) => createProject(services, caller, body));
  answer(app, projectCalls.getFat, ({ team, query }) => {
    assertCurrentPage(query.frontendVersion);
    return getFatProject(services, team.teamId, query.projectId);
  });
  answer(app, projectCalls.getValues, ({ team, query }) => getProjectValues(services, team.teamId, query.projectId));
  answer(app, projectCalls.save, ({ caller, body }) => saveItem(services, caller, { ...body, itemId: body.projectId }));
  answer(app, projectCalls.duplicate, ({ caller, body }) => duplicateProject(services, caller, body));
  answer(app, projectCalls.setFolder, ({ caller, body }) => setProjectFolder(services, caller, body));
  answer(app, projectCalls.remove, ({ caller, team, query }) =>
    deleteProject(services, caller, {
      teamId: team.teamId,
      projectId: query.projectId,
      connectionId: query.signalRConnectionId,
    }),
  );
};
