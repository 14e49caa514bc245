import { packageBytesMax, transferCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../feature-routes.ts';
import { exportProject } from './export-project.ts';
import { importProject } from './import-project.ts';
import { createImportSlots } from './import-slots.ts';

/** The calls that move work in and out. */
export const transferRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  const inSlot = createImportSlots();
  // The file travels as base64 text in JSON.
  const large = { bodyLimit: Math.ceil(packageBytesMax / 3) * 4 + 100_000 };
  answer(
    app,
    transferCalls.importProject,
    ({ caller, team: { teamId }, query, body }) =>
      inSlot(teamId, () => importProject(services, caller, { teamId, connectionId: query.signalRConnectionId }, body)),
    large,
  );
  answer(app, transferCalls.exportProject, ({ team, query }) => exportProject(services, team.teamId, query));
};
