import { packageBytesMax, transferCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { exportProject } from './export-project.ts';
import { exportWorkflow } from './export-workflow.ts';
import { importProject } from './import-project.ts';
import { createImportSlots } from './import-slots.ts';
import { importWorkflow } from './import-workflow.ts';
import { getPlatformFiles } from './platform-files.ts';

/** The calls that import and export projects and workflows. */
export const transferRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  const inSlot = createImportSlots();
  // The file is base64 text in JSON.
  const large = { bodyLimit: Math.ceil(packageBytesMax / 3) * 4 + 100_000 };
  answer(
    app,
    transferCalls.importProject,
    ({ caller, team: { teamId }, query, body, signal }) => {
      const target = { teamId, connectionId: query.signalRConnectionId };
      return inSlot(teamId, () => importProject(services, caller, target, body, signal));
    },
    large,
  );
  answer(
    app,
    transferCalls.importWorkflow,
    ({ caller, team: { teamId }, query, body, signal }) => {
      const target = { teamId, projectId: query.owningProjectId, connectionId: query.signalRConnectionId };
      return inSlot(teamId, () => importWorkflow(services, caller, target, body, signal));
    },
    large,
  );
  answer(app, transferCalls.exportProject, ({ team, query, signal }) =>
    exportProject(services, team.teamId, query, signal),
  );
  answer(app, transferCalls.exportWorkflow, ({ team, query, signal }) =>
    exportWorkflow(services, team.teamId, query, signal),
  );
  answer(app, transferCalls.platformFiles, ({ body, signal }) => getPlatformFiles(services, body, signal));
};
