import { boundedRecord, logLevels, queryWholeNumber, wholeNumber, wireAnswer, wireObject } from '@confab/model';
import { z } from 'zod';
import { defineCall, emailText, nameCalls } from '../define-call.ts';

/** Whether the staff has seen or closed a report. */
const reportStateSchema = z.enum(['New', 'Seen', 'Closed']);
export type ReportState = z.output<typeof reportStateSchema>;

/** A page of a list, newest first. Pages are numbered from 0. */
const pageQuery = z.strictObject({
  page: queryWholeNumber({ max: 1_000_000 }).optional(),
  pageSize: queryWholeNumber({ min: 1, max: 100 }).optional(),
  /** The reports of one state; without it, those of every state. */
  state: reportStateSchema.optional(),
  /** Words that a report begins words with, all of them. */
  search: z.string().max(200).optional(),
});

/** Feedback about the product, sent by a user (P3.8). */
export const feedbackSchema = wireAnswer({
  id: z.guid(),
  utcTimestamp: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  /** 1 to 5 stars; 0 when none was given. */
  rating: z.number().int(),
  feedback: z.string(),
  wantsContact: z.boolean(),
  state: reportStateSchema,
});
export type Feedback = z.output<typeof feedbackSchema>;

/** A crash of a client, as it reported it. */
export const crashReportSchema = wireAnswer({
  id: z.guid(),
  utcTimestamp: z.string(),
  /** Empty when nobody was signed in and no address was given. */
  email: z.string(),
  feedbackType: z.string(),
  crashReport: z.string(),
  state: reportStateSchema,
});
export type CrashReport = z.output<typeof crashReportSchema>;

/** Feedback, crash reports and the log of clients. */
export const feedbackCalls = nameCalls('feedback', {
  sendFeedback: defineCall({
    method: 'POST',
    path: '/api/SendFeedback',
    body: z.strictObject({
      /** Part of the specification; ignored, because the session names the sender. */
      token: z.string().max(200).optional(),
      username: emailText,
      /** 1 to 5 stars; 0 when none was given. */
      rating: wholeNumber({ max: 5 }),
      text: z.string().max(5_000),
      wantsContact: z.boolean().optional(),
    }),
    result: z.null(),
    fallbackMessage: 'Error sending feedback',
  }),
  sendCrashReport: defineCall({
    method: 'POST',
    path: '/api/PostCrashReportAsync',
    access: 'either',
    body: wireObject({
      crashReport: z.string().max(20_000),
      email: emailText.optional(),
      feedbackType: z.string().max(50).optional(),
    }),
    result: z.null(),
    fallbackMessage: 'Error sending crash report',
  }),
  /** The start-up event of a client, answered with its log level (P7.45, P7.46), and its later log entries. */
  log: defineCall({
    method: 'POST',
    path: '/api/log',
    access: 'either',
    body: wireObject({
      timestamp: z.iso.datetime().max(40),
      level: z.enum(logLevels),
      messageTemplate: z.string().max(1_000),
      properties: boundedRecord(z.string().max(100), z.string().max(2_000), 20),
    }),
    result: wireAnswer({ minimumLevelAccepted: z.string() }),
    fallbackMessage: 'Error writing the log',
  }),
  listFeedback: defineCall({
    method: 'GET',
    path: '/api/GetFeedback',
    query: pageQuery,
    result: wireAnswer({ entries: z.array(feedbackSchema), total: z.number().int() }),
    fallbackMessage: 'Failure getting feedback',
  }),
  listCrashReports: defineCall({
    method: 'GET',
    path: '/api/GetCrashReports',
    query: pageQuery,
    result: wireAnswer({ entries: z.array(crashReportSchema), total: z.number().int() }),
    fallbackMessage: 'Failure getting crash reports',
  }),
  /** Sorts feedback or a crash report. */
  setState: defineCall({
    method: 'POST',
    path: '/api/SetReportState',
    body: wireObject({ kind: z.enum(['Feedback', 'CrashReport']), id: z.guid(), state: reportStateSchema }),
    result: z.null(),
    fallbackMessage: 'The report could not be changed',
  }),
});
