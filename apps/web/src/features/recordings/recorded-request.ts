import { z } from 'zod';

/** What the simulator is asked to repeat: a conversation of a visitor up to a turn. */
export interface RecordedRequest {
  readonly conversation: string;
  /** The number of the last turn. */
  readonly turn: number;
  /** Whether the release that answered the visitor answers again, or the draft. */
  readonly on: 'release' | 'draft';
}

/** The parameters of an address that asks the editor to repeat a conversation. */
export const recordedParamNames = ['recorded', 'turn', 'on'] as const;

const paramsSchema = z.object({
  recorded: z.guid(),
  turn: z.coerce.number().int().min(1),
  on: z.enum(['release', 'draft']),
});

/** Reads the request of an address; undefined when it has none. */
export function parseRecordedRequest(params: URLSearchParams): RecordedRequest | undefined {
  const { data } = paramsSchema.safeParse(Object.fromEntries(params));
  return data && { conversation: data.recorded, turn: data.turn, on: data.on };
}

/** The parameters of an address that asks for a conversation. */
export function toRecordedParams({ conversation, turn, on }: RecordedRequest): URLSearchParams {
  return new URLSearchParams({ recorded: conversation, turn: String(turn), on });
}
