import { accountIdSchema, queryWholeNumber, teamIdSchema, teamRoleSchema, wireAnswer, wireObject } from '@confab/model';
import { z } from 'zod';
import { defineCall, emailText, nameCalls } from '../define-call.ts';

/** A page of a list. Pages are numbered from 0. */
const pageQuery = {
  page: queryWholeNumber({ max: 1_000_000 }).optional(),
  pageSize: queryWholeNumber({ min: 1, max: 100 }).optional(),
};

/** Lists of the staff count and show at most this many entries. */
export const staffListMax = 10_000;

/** An account as the staff of the installation sees it. */
const accountEntrySchema = wireAnswer({
  id: accountIdSchema,
  email: z.string(),
  name: z.string(),
  isVerified: z.boolean(),
  isDisabled: z.boolean(),
  isStaff: z.boolean(),
  createdUtc: z.string(),
  /** Of the newest use of a session; empty without a session. */
  lastSeenUtc: z.string(),
  sessionCount: z.number().int(),
  teamCount: z.number().int(),
  /** At most 20 of them, sorted by name. */
  teams: z.array(wireAnswer({ id: teamIdSchema, name: z.string(), role: teamRoleSchema })),
});
export type AccountEntry = z.output<typeof accountEntrySchema>;

/** A line of the audit trail. */
const auditEntrySchema = wireAnswer({
  id: z.guid(),
  utcTimestamp: z.string(),
  /** The call, or the action, such as `account.disabled`. */
  action: z.string(),
  /** Who did it, by the address of then; empty for strangers. */
  email: z.string(),
  /** The account that it was done to, if that is another one; else empty. */
  subjectEmail: z.string(),
  /** The object of the action, such as a project; empty for refusals. */
  objectId: z.string(),
  /** The name of the object then. */
  objectName: z.string(),
  teamName: z.string(),
  /** HTTP status of the answer. */
  result: z.number().int(),
  ip: z.string(),
  /** How many equal refusals the line represents. */
  repeats: z.number().int(),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;

/** What the staff of the installation may do with accounts of other people. */
export const accountCalls = nameCalls('accounts', {
  /** The newest accounts, or those whose address begins with a text. */
  list: defineCall({
    method: 'GET',
    path: '/api/GetAccounts',
    query: z.strictObject({ search: z.string().max(320).optional(), ...pageQuery }),
    result: wireAnswer({ entries: z.array(accountEntrySchema), total: z.number().int() }),
    fallbackMessage: 'Failure getting accounts',
  }),
  /** The audit trail, newest first: all of it, or the entries that meet every given condition. */
  audit: defineCall({
    method: 'GET',
    path: '/api/GetAuditLog',
    query: z.strictObject({
      /** By the account or about it. */
      accountId: accountIdSchema.optional(),
      /** An address: by this person or about them. */
      person: z.string().max(320).optional(),
      /** The beginning of the name of a call or action. */
      action: z.string().max(100).optional(),
      /** The id of an object, or the beginning of its name. */
      object: z.string().max(200).optional(),
      /** The first and the last day, in UTC. */
      from: z.iso.date().max(10).optional(),
      to: z.iso.date().max(10).optional(),
      ...pageQuery,
    }),
    result: wireAnswer({ entries: z.array(auditEntrySchema), total: z.number().int() }),
    fallbackMessage: 'Failure getting the audit log',
  }),
  /** Disabling ends every session of the account at once. */
  setDisabled: defineCall({
    method: 'POST',
    path: '/api/SetAccountDisabled',
    body: wireObject({ email: emailText, isDisabled: z.boolean() }),
    result: z.null(),
    fallbackMessage: 'The account could not be changed',
    freshSignIn: 'always',
  }),
  /** Signs an account out on every device. */
  endSessions: defineCall({
    method: 'POST',
    path: '/api/EndAccountSessions',
    body: wireObject({ email: emailText }),
    result: z.null(),
    fallbackMessage: 'The account could not be signed out',
    freshSignIn: 'always',
  }),
});
