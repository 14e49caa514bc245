import { feedbackCalls, type QueryOf } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { countAll, listCrashReports, listFeedback, type Page } from './feedback.repository.ts';
import { takeLogEvent } from './log-events.ts';
import { takeCrashReport, takeFeedback } from './save-feedback.ts';

const usualPageSize = 10;

/** The calls that store feedback, crash reports and client events, and those that read them. */
export const feedbackRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  const { db } = services;
  answer(app, feedbackCalls.sendFeedback, ({ caller, body }) => takeFeedback(services, caller, body));
  answer(app, feedbackCalls.sendCrashReport, ({ visitor, body }) => takeCrashReport(services, visitor, body));
  answer(app, feedbackCalls.log, ({ body }) => takeLogEvent(services, body));
  answer(app, feedbackCalls.listFeedback, async ({ query }) => ({
    entries: await listFeedback(db, pageOf(query)),
    total: await countAll(db, 'feedback'),
  }));
  answer(app, feedbackCalls.listCrashReports, async ({ query }) => ({
    entries: await listCrashReports(db, pageOf(query)),
    total: await countAll(db, 'crashReport'),
  }));
};

function pageOf({ page = 0, pageSize = usualPageSize }: QueryOf<typeof feedbackCalls.listFeedback>): Page {
  return { page, pageSize };
}
