import {
  frontendVersion,
  itemSchema,
  jsonObjectSchema,
  projectIdSchema,
  teamIdSchema,
  wireAnswer,
} from '@confab/model';
import { z } from 'zod';
import { connectionIdSchema, frontendAppSchema } from '../define-call.ts';

/** What a save answers: the version and number it made, and when. */
export const savedSchema = wireAnswer({ version: z.number().int(), seq: z.number().int(), lastUpdatedUtc: z.string() });

const frontendVersionSchema = z.number().int().default(frontendVersion);
/**
 * What every save carries. Without `propertyValues` the server's draft is saved; with it the
 * draft is first replaced. `version` is the save this one follows: another one is a conflict.
 */
export const saveFields = {
  teamId: teamIdSchema,
  projectId: projectIdSchema,
  version: z.number().int().nonnegative(),
  propertyValues: jsonObjectSchema.optional(),
  description: z.string().max(500).optional(),
  frontendVersion: frontendVersionSchema.optional(),
};

/** What every removal names besides what it removes. */
export const removalQuery = {
  owningTeamId: teamIdSchema,
  signalRConnectionId: connectionIdSchema.optional(),
  frontendApp: frontendAppSchema.optional(),
};

/** What every move names besides what it moves. */
export const moveQuery = { owningTeamId: teamIdSchema, signalRConnectionId: connectionIdSchema.optional() };

/**
 * What was moved, as it is now, how many connections had to be cut for that, and the number at which the project stands
 * that it was in.
 */
export const movedSchema = wireAnswer({ item: itemSchema, cutCount: z.number().int(), seq: z.number().int() });
