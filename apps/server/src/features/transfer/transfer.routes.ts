import { mediaPackageBytesMax, readyModuleCalls, transferCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { mebibyte } from '@confab/model';
import { answer, answerBytes, sendResult } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { acceptStreams, getBodyStream } from '../../http/body-stream.ts';
import { addReadyModule } from './ready-modules/add-ready-module.ts';
import { exportProject } from './export-project.ts';
import { exportVoicePrompts } from './voice-prompts/export-voice-prompts.ts';
import { exportWorkflow } from './export-workflow.ts';
import { importProject } from './import-project.ts';
import { createImportSlots } from './import-slots.ts';
import { fileBodyLimit } from './file-body-limit.ts';
import { importWorkflow } from './import-workflow.ts';
import { turnIntoPro } from './to-pro/turn-into-pro.ts';
import { exportLlama } from './llamas/export-llama.ts';
import { importLlama } from './llamas/import-llama.ts';
import { exportProjectMedia } from './media/export-project-media.ts';
import { importProjectMedia } from './media/import-project-media.ts';
import { importRecordings } from './recordings/import-recordings.ts';
import { getPlatformFiles } from './platform-files.ts';

/** The calls that import and export projects and workflows. */
export const transferRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  const inSlot = createImportSlots();
  const large = { bodyLimit: fileBodyLimit };
  answer(
    app,
    transferCalls.importProject,
    ({ caller, team: { teamId }, query, body, signal }) => {
      const target = { teamId, connectionId: query.signalRConnectionId };
      return inSlot(teamId, () => importProject(services, caller, target, body, signal));
    },
    large,
  );
  answer(app, transferCalls.turnIntoPro, ({ caller, body, signal }) =>
    inSlot(body.teamId, () => turnIntoPro(services, caller, body, signal)),
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
  answer(app, readyModuleCalls.add, ({ caller, team: { teamId }, query, body }) => {
    const target = { teamId, projectId: query.owningProjectId, connectionId: query.signalRConnectionId };
    return inSlot(teamId, () => addReadyModule(services, caller, target, body));
  });
  answer(
    app,
    transferCalls.importLlama,
    ({ caller, team: { teamId }, query, body, signal }) => {
      const target = { teamId, projectId: query.owningProjectId, connectionId: query.signalRConnectionId };
      return inSlot(teamId, () => importLlama(services, caller, target, body, signal));
    },
    large,
  );
  await app.register(async (zips) => {
    acceptStreams(zips, /^application\/(?:octet-stream|zip)/);
    const zipLimit = { bodyLimit: mediaPackageBytesMax + mebibyte };
    answerBytes(
      zips,
      transferCalls.importProjectMedia,
      async ({ caller, team: { teamId }, query, signal }, request, reply) => {
        const [target, content] = [{ teamId, connectionId: query.signalRConnectionId }, getBodyStream(request)];
        const result = await inSlot(teamId, () =>
          importProjectMedia(services, caller, target, { ...query, content, signal }),
        );
        return sendResult(reply, transferCalls.importProjectMedia, result);
      },
      zipLimit,
    );
    answerBytes(
      zips,
      transferCalls.importRecordings,
      async ({ caller, team: { teamId }, query, signal }, request, reply) => {
        const content = getBodyStream(request);
        const result = await inSlot(teamId, () =>
          importRecordings(services, caller, teamId, { ...query, content, signal }),
        );
        return sendResult(reply, transferCalls.importRecordings, result);
      },
      zipLimit,
    );
  });
  answerBytes(app, transferCalls.exportProjectMedia, ({ team, query, signal }, _request, reply) =>
    exportProjectMedia(services, team.teamId, query.projectId, { reply, signal }),
  );
  answer(app, transferCalls.exportProject, ({ team, query, signal }) =>
    exportProject(services, team.teamId, query, signal),
  );
  answer(app, transferCalls.exportWorkflow, ({ team, query, signal }) =>
    exportWorkflow(services, team.teamId, query, signal),
  );
  answer(app, transferCalls.exportLlama, ({ team, query, signal }) =>
    exportLlama(services, team.teamId, query.oneLlamaId, signal),
  );
  answer(app, transferCalls.voicePrompts, ({ team, query, signal }) =>
    exportVoicePrompts(services, team.teamId, query, signal),
  );
  answer(app, transferCalls.platformFiles, ({ body, signal }) => getPlatformFiles(services, body, signal));
};
