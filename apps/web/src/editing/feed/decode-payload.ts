import type { z } from 'zod';

/**
 * Decodes the payload of a hub event; undefined if it is invalid. A skipped project event is requested later as a gap.
 */
export function decodePayload<Schema extends z.ZodType>(
  schema: Schema,
  payload: unknown,
): z.output<Schema> | undefined {
  const result = schema.safeParse(payload);
  return result.success ? result.data : undefined;
}
