import type { ScreenLayout } from '@confab/model';
import { z } from 'zod';

/**
 * The chat channel. It is no call of the authoring protocol: a visitor has no account, so it stands under
 * `/channels/chat/{projectId}/{stage}` and speaks plain camelCase JSON. The stages `beta` and `live` are for anybody;
 * `alpha` runs the newest save, for members of the team, who send their `client-token` along.
 *
 * It only grows: what is not there yet is left out, and who does not know a property passes it over.
 */
export const chatRequestSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('start'),
    language: z.string().max(20).optional(),
    /** Chosen by the page and kept by it, so that somebody who comes back is known; left out, nobody is. */
    visitorId: z.guid().optional(),
  }),
  z.strictObject({
    type: z.literal('say'),
    sessionId: z.string().max(100),
    /** Chosen by the page; the same id again gets the same answer. */
    turnId: z.guid(),
    /** Nothing at all is silence, and the assistant takes it for that. */
    text: z.string().max(4_096),
  }),
  z.strictObject({ type: z.literal('resume'), sessionId: z.string().max(100) }),
  /** Removes what is kept of the conversation and, where it has one, of its visitor. */
  z.strictObject({ type: z.literal('forget'), sessionId: z.string().max(100) }),
]);
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** One bubble of a conversation, as a visitor may see it. All of it is plain text; addresses are absolute. */
export interface ChatMessage {
  readonly from: 'assistant' | 'visitor';
  readonly heading: string;
  readonly text: string;
  readonly imageUrl: string | null;
  /** What the picture shows, for who cannot see it; left out for one that only decorates. */
  readonly imageAlt?: string;
  readonly audioUrl?: string;
  readonly videoUrl?: string;
  /** How heading, text, picture and video stand together; left out for a message of text alone. */
  readonly layout?: ScreenLayout;
  /** What is said aloud, where it is not what is shown. */
  readonly speech?: string;
}

export interface ChatResponse {
  readonly sessionId: string;
  readonly assistantName: string;
  readonly messages: readonly ChatMessage[];
  readonly suggestionChips: readonly string[];
  readonly ended: boolean;
  /** What the assistant speaks, as `en` or `de-AT`. */
  readonly language?: string;
  /** A person goes on from here: which, in the author's words. */
  readonly handover?: string;
}

export interface ChatFailure {
  readonly error: string;
}
