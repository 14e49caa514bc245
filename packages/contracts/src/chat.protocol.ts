import { z } from 'zod';
import { type TurnOutput } from '@confab/model';

/**
 * The public chat channel. It is no call of the authoring protocol: a visitor has no account,
 * so it stands under `/channels/chat/{projectId}/{stage}` and speaks plain camelCase JSON.
 */
export const chatRequestSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('start'), language: z.string().max(20).optional() }),
  z.strictObject({
    type: z.literal('say'),
    sessionId: z.string().max(100),
    /** Chosen by the page; the same id again gets the same answer. */
    turnId: z.guid(),
    text: z.string().max(4_096),
  }),
  z.strictObject({ type: z.literal('resume'), sessionId: z.string().max(100) }),
]);
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** One bubble of a conversation, as a visitor may see it. */
export interface ChatMessage {
  readonly from: 'assistant' | 'visitor';
  readonly heading: string;
  readonly text: string;
  readonly imageUrl: string | null;
}

export interface ChatResponse {
  readonly sessionId: string;
  readonly assistantName: string;
  readonly messages: readonly ChatMessage[];
  readonly suggestionChips: readonly string[];
  readonly ended: boolean;
}

export interface ChatFailure {
  readonly error: string;
}

/** The outputs of a turn as the chat page shows them. */
export function toChatMessages(outputs: readonly TurnOutput[]): ChatMessage[] {
  return outputs.flatMap((output) =>
    output.type === 'response'
      ? [{ from: 'assistant' as const, heading: output.headingText, text: output.displayText, imageUrl: null }]
      : [],
  );
}
