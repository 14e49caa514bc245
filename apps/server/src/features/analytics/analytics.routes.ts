import { alertCalls, analyticCalls, missCalls, recordingCalls, trafficCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer, answerBytes } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { listAccountTeams } from '../teams/index.ts';
import { listAlerts } from './alerts/list-alerts.ts';
import { exportData } from './export-data.ts';
import { listAnalyticProjects } from './names.repository.ts';
import { getRecording } from './conversations/get-recording.ts';
import { listNewConversations } from './conversations/list-new-conversations.ts';
import { getTraffic } from './get-traffic.ts';
import { listMisses } from './list-misses.ts';
import { setMissesIgnored } from './set-misses-ignored.ts';
import { retrieveAnalyticData } from './retrieve-analytic-data.ts';

/** The calls of the analytics service. */
export const analyticRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, analyticCalls.retrieve, ({ body }) => retrieveAnalyticData(services, body));
  answer(app, trafficCalls.get, ({ body }) => getTraffic(services, body));
  answer(app, missCalls.list, ({ body }) => listMisses(services, body));
  answer(app, missCalls.setIgnored, ({ body }) => setMissesIgnored(services, body));
  answer(app, alertCalls.list, ({ query }) => listAlerts(services, query));
  answer(app, recordingCalls.get, ({ query }) => getRecording(services, query));
  answer(app, recordingCalls.listNew, ({ body }) => listNewConversations(services, body));
  answer(app, analyticCalls.listProjects, async ({ caller }) =>
    listAnalyticProjects(services.db, await listAccountTeams(services.db, caller.accountId)),
  );
  answerBytes(app, analyticCalls.exportData, ({ body, signal }, _request, reply) =>
    exportData(services, body, { reply, signal }),
  );
};
