import type { z } from 'zod';

/** What a hub event carries. What does not decode is left out: if it had a number, that is missing and gets asked for. */
export function decodePayload<Schema extends z.ZodType>(
  schema: Schema,
  payload: unknown,
): z.output<Schema> | undefined {
  const result = schema.safeDecode(payload as z.input<Schema>);
  return result.success ? result.data : undefined;
}
