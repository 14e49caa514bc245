import {
  frontendVersion,
  itemSchema,
  jsonObjectSchema,
  projectIdSchema,
  teamIdSchema,
  wholeNumber,
  wireAnswer,
} from '@confab/model';
import { z } from 'zod';
import { connectionIdSchema, frontendAppSchema } from '../define-call.ts';

/** The answer to a save: the new version, its number, and the time. */
export const savedSchema = wireAnswer({ version: z.number().int(), seq: z.number().int(), lastUpdatedUtc: z.string() });

/** The version of the client that sends a save. */
export const frontendVersionSchema = wholeNumber().default(frontendVersion);

/**
 * The fields of every save. Without `propertyValues` the server's draft is saved; with it, it replaces the
 * draft first. `version` is the save that this one follows; any other value is a conflict.
 */
export const saveFields = {
  teamId: teamIdSchema,
  projectId: projectIdSchema,
  version: wholeNumber(),
  propertyValues: jsonObjectSchema.optional(),
  description: z.string().max(500).optional(),
  frontendVersion: frontendVersionSchema.optional(),
};

/** The query values of every removal, without the id. */
export const removalQuery = {
  owningTeamId: teamIdSchema,
  signalRConnectionId: connectionIdSchema.optional(),
  frontendApp: frontendAppSchema.optional(),
};

/** The query values of every move, without the id. */
export const moveQuery = { owningTeamId: teamIdSchema, signalRConnectionId: connectionIdSchema.optional() };

/**
 * The moved item in its current state, the number of connections that the move removed, and the sequence number
 * of the project that the item left.
 */
export const movedSchema = wireAnswer({ item: itemSchema, cutCount: z.number().int(), seq: z.number().int() });
