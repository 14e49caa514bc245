import { projectIdSchema, teamIdSchema, wireAnswer } from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls } from '../define-call.ts';

/** The figures of live projects that are watched; each is also an outcome of turns. */
export const alertFigures = ['missed', 'errors'] as const;
export type AlertFigure = (typeof alertFigures)[number];

const share = z.number().min(0).max(1);

const alertSchema = wireAnswer({
  id: z.guid(),
  figure: z.enum(alertFigures),
  /** The end of the range that opened it. */
  openedUtc: z.string(),
  /** The length of that range. */
  hours: z.number().int(),
  /** The share of the turns in that range that the figure counts, from 0 to 1. */
  share,
  /** The median share of the four weeks before. */
  usual: share,
  /** The first and the last day of UTC of that range. */
  from: z.string(),
  to: z.string(),
});
export type Alert = z.output<typeof alertSchema>;

/** Calls about figures that have left their usual band. */
export const alertCalls = nameCalls('alerts', {
  /** The open alerts of a project, newest first. */
  list: defineCall({
    method: 'GET',
    path: '/api/GetAlerts',
    query: z.strictObject({ teamId: teamIdSchema, projectId: projectIdSchema }),
    result: z.array(alertSchema),
    fallbackMessage: 'Error getting the alerts',
  }),
});
