import { feedbackCalls, notFound, type QueryOf } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import {
  countReports,
  listCrashReports,
  listFeedback,
  setReportState,
  type ReportPage,
} from './feedback.repository.ts';
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
    total: await countReports(db, 'feedback', query),
  }));
  answer(app, feedbackCalls.listCrashReports, async ({ query }) => ({
    entries: await listCrashReports(db, pageOf(query)),
    total: await countReports(db, 'crashReport', query),
  }));
  answer(app, feedbackCalls.setState, async ({ body: { kind, id, state } }) => {
    const isThere = await setReportState(db, kind === 'Feedback' ? 'feedback' : 'crashReport', id, state);
    if (!isThere) throw notFound();
    return null;
  });
};

function pageOf({
  page = 0,
  pageSize = usualPageSize,
  ...filter
}: QueryOf<typeof feedbackCalls.listFeedback>): ReportPage {
  return { page, pageSize, ...filter };
}
