import { queryWholeNumber, teamIdSchema, teamRoleSchema, wholeNumber, wireAnswer, wireObject } from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls } from '../define-call.ts';

/** A page of a list. Pages are numbered from 0. */
const pageQuery = {
  page: queryWholeNumber({ max: 1_000_000 }).optional(),
  pageSize: queryWholeNumber({ min: 1, max: 100 }).optional(),
};
const count = z.number().int();

/** The parts of an installation that the health page probes. */
export const healthParts = ['database', 'redis', 'storage', 'mail', 'hub'] as const;

const partHealthSchema = wireAnswer({
  part: z.enum(healthParts),
  /** 'Unused' is a part that this installation does without. */
  state: z.enum(['Working', 'Slow', 'Failing', 'Unused']),
  /** How long the probe took; null where there was none. */
  milliseconds: count.nullable(),
  /** The code of a failure, such as `ECONNREFUSED` or `timeout`; else empty. It contains no address and no secret. */
  fault: z.string(),
  /** Sockets of the hub in this process, mails that wait, or server processes; null for the other parts. */
  count: count.nullable(),
});
export type PartHealth = z.output<typeof partHealthSchema>;

/** A repeating job of the server process that answers. */
const repeatingJobSchema = wireAnswer({
  name: z.string(),
  everySeconds: z.number(),
  isRunning: z.boolean(),
  runCount: count,
  failureCount: count,
  /** The end of the last run, even of a failed one; empty before the first. */
  lastRunUtc: z.string(),
  lastMilliseconds: count,
  /** Whether the last run failed. */
  isFailing: z.boolean(),
  /** The error of the last failure, without secrets; empty if no run failed. */
  lastError: z.string(),
  lastErrorUtc: z.string(),
});
export type RepeatingJob = z.output<typeof repeatingJobSchema>;

const jobKindSchema = z.enum(['Mail', 'Publication', 'TestRun']);
export type QueuedJobKind = z.output<typeof jobKindSchema>;

const queuedJobSchema = wireAnswer({
  id: z.guid(),
  kind: jobKindSchema,
  state: z.enum(['Waiting', 'Running', 'Done', 'Failed', 'Cancelled', 'Superseded']),
  /** The recipient and subject of a mail, the project and platform of a package, or the name and progress of a test run. Mails of assistants have no subject here. */
  title: z.string(),
  detail: z.string(),
  /** Empty for mails of the product. */
  teamName: z.string(),
  attempts: count,
  /** A message with `{0}` for its names, or the text of an error. */
  lastError: z.string(),
  /** The name of the message, if it is one. */
  lastErrorName: z.string().optional(),
  lastErrorNames: z.array(z.string()),
  createdUtc: z.string(),
  /** Empty where there is no next try. */
  nextRunUtc: z.string(),
  canRetry: z.boolean(),
  canCancel: z.boolean(),
});
export type QueuedJob = z.output<typeof queuedJobSchema>;

const teamEntrySchema = wireAnswer({
  id: teamIdSchema,
  name: z.string(),
  createdUtc: z.string(),
  memberCount: count,
  projectCount: count,
  usedBytes: count,
  /** Null without a limit. */
  allowedBytes: count.nullable(),
  /** Whether the staff has set the limit for this team alone. */
  hasOwnLimit: z.boolean(),
});
export type TeamEntry = z.output<typeof teamEntrySchema>;

const teamDetailsSchema = wireAnswer({
  /** At most 200, Admins first. */
  members: z.array(wireAnswer({ email: z.string(), name: z.string(), role: teamRoleSchema, isDisabled: z.boolean() })),
  /** At most 200, the largest first. */
  projects: z.array(wireAnswer({ id: z.guid(), name: z.string(), bytes: count })),
  /** The limit of each project; null without one. */
  projectBytesAllowed: count.nullable(),
  /** The number of projects that a team may have. */
  projectsMax: count,
  /**
   * The limits of its storage that the staff has set, newest first: at most 50, of the last 400 days. `bytes` is null
   * where the limit of every team was restored.
   */
  limitChanges: z.array(wireAnswer({ bytes: count.nullable(), email: z.string(), utcTimestamp: z.string() })),
});
export type TeamDetails = z.output<typeof teamDetailsSchema>;

/** The most megabytes that the staff can allow a team. */
export const teamMegabytesMax = 10_000_000;

const jobName = wireObject({ kind: jobKindSchema, id: z.guid() });

/** What the staff of the installation sees of the server itself, its queues and its teams. */
export const towerCalls = nameCalls('tower', {
  health: defineCall({
    method: 'GET',
    path: '/api/GetHealth',
    result: wireAnswer({
      version: z.string(),
      nodeVersion: z.string(),
      startedUtc: z.string(),
      parts: z.array(partHealthSchema),
      jobs: z.array(repeatingJobSchema),
    }),
    fallbackMessage: 'Failure getting the health of the server',
  }),
  /** Starts a repeating job of the answering process. If it is running, it starts again after the current run. */
  runJob: defineCall({
    method: 'POST',
    path: '/api/RunRepeatingJob',
    body: wireObject({ name: z.string().max(100) }),
    result: z.null(),
    fallbackMessage: 'The job could not be started',
  }),
  /** Mails, packages for platforms and test runs, newest first. */
  queue: defineCall({
    method: 'GET',
    path: '/api/GetJobQueue',
    query: z.strictObject({ kind: jobKindSchema, state: z.enum(['Open', 'Failed', 'Done']), ...pageQuery }),
    result: wireAnswer({ entries: z.array(queuedJobSchema), total: count }),
    fallbackMessage: 'Failure getting the jobs',
  }),
  /** Starts the tries of a failed or cancelled job again. */
  retryJob: defineCall({
    method: 'POST',
    path: '/api/RetryQueuedJob',
    body: jobName,
    result: z.null(),
    fallbackMessage: 'The job could not be started again',
  }),
  /** Ends a job that waits, or a test run. A mail or package that is being sent is not interrupted. */
  cancelJob: defineCall({
    method: 'POST',
    path: '/api/CancelQueuedJob',
    body: jobName,
    result: z.null(),
    fallbackMessage: 'The job could not be cancelled',
  }),
  /** The newest teams, or the one with an id and those whose name begins with a text. */
  teams: defineCall({
    method: 'GET',
    path: '/api/GetAllTeams',
    query: z.strictObject({ search: z.string().max(200).optional(), ...pageQuery }),
    result: wireAnswer({ entries: z.array(teamEntrySchema), total: count }),
    fallbackMessage: 'Failure getting the teams',
  }),
  team: defineCall({
    method: 'GET',
    path: '/api/GetTeamDetails',
    query: z.strictObject({ teamId: teamIdSchema }),
    result: teamDetailsSchema,
    fallbackMessage: 'Failure getting the team',
  }),
  /** Sets how much a team may store; null for the limit of every team. */
  setTeamLimit: defineCall({
    method: 'POST',
    path: '/api/SetTeamLimit',
    body: wireObject({ teamId: teamIdSchema, megabytes: wholeNumber({ min: 1, max: teamMegabytesMax }).nullable() }),
    result: z.null(),
    fallbackMessage: 'The limit of the team could not be changed',
  }),
  /** What waits for the staff: new reports, open reviews and failed jobs. */
  counts: defineCall({
    method: 'GET',
    path: '/api/GetTowerCounts',
    result: wireAnswer({ feedback: count, crashReports: count, reviews: count, failedJobs: count }),
    fallbackMessage: 'Failure getting the counts',
  }),
});

/** Refusals of the job queue. */
export const towerMessages = {
  jobMissing: 'This job no longer exists. Reload the list.',
  notFailed: 'Only a failed job can be tried again. Reload the list.',
  testRunRetry: 'A test run can only be run again by its team.',
  notWaiting: 'Only a waiting job can be cancelled. Reload the list.',
  newerPackage:
    'A newer package was sent to this platform or is waiting to be sent. Sending this one would bring back an old release.',
} as const;
