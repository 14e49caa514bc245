import { chatFonts, screenLayouts, type ChatLook, type ScreenLayout } from '@confab/model';
import { z } from 'zod';

const regionShape = /^(?:[A-Z]{2}|\d{3})$/;

const startShape = {
  /** Random, and chosen by the page for one conversation; a repeated start with the same id gets the same answer. */
  startId: z.guid().optional(),
  language: z.string().max(20).optional(),
  /** Chosen and kept by the page, so that returning visitors are recognised; without it, none are. */
  visitorId: z.guid().optional(),
  /** The IANA name of the visitor's time zone, such as 'Europe/Vienna', to interpret words such as today or at nine. */
  timeZone: z.string().max(60).optional(),
  /** The visitor's region, such as 'GB', where 5/6 is in June. */
  region: z.string().regex(regionShape).optional(),
};
/** The visitor and settings of a new conversation, in case the one of the request has expired. */
const startSchema = z.object(startShape).optional();

/**
 * The chat channel. It is not a call of the authoring protocol: visitors have no account, so its path is
 * `/channels/chat/{projectId}/{stage}` and its JSON is camelCase. The stages `beta` and `live` are public;
 * `alpha` runs the newest save for members of the team, who send their `client-token`.
 *
 * The protocol only grows: absent values are left out, and both ends ignore properties that they do not know. During an
 * update, a page may be newer than the server that answers it.
 */
export const chatRequestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), ...startShape }),
  z.object({
    type: z.literal('say'),
    sessionId: z.string().max(100),
    /** Chosen by the page; the same id again gets the same answer. */
    turnId: z.guid(),
    /** An empty text means silence. */
    text: z.string().max(4_096),
    start: startSchema,
  }),
  /** The visitor chooses another language of the assistant: the open question is asked again in it. */
  z.object({
    type: z.literal('changeLanguage'),
    sessionId: z.string().max(100),
    turnId: z.guid(),
    language: z.string().max(20),
    start: startSchema,
  }),
  z.object({ type: z.literal('resume'), sessionId: z.string().max(100), start: startSchema }),
  /** Deletes the stored conversation and the data of its visitor, if it has one. */
  z.object({ type: z.literal('forget'), sessionId: z.string().max(100) }),
]);
export type ChatRequest = z.infer<typeof chatRequestSchema>;
/** With whom and how a conversation starts. */
export type ChatStart = Omit<Extract<ChatRequest, { type: 'start' }>, 'type'>;

/** One message of a conversation as a visitor may see it. All texts are plain text; addresses are absolute. */
export interface ChatMessage {
  readonly from: 'assistant' | 'visitor';
  readonly heading: string;
  readonly text: string;
  readonly imageUrl: string | null;
  /** Alternative text of the picture; absent for a decorative one. */
  readonly imageAlt?: string;
  readonly audioUrl?: string;
  readonly videoUrl?: string;
  /** The layout of heading, text, picture and video; absent for a message with text only. */
  readonly layout?: ScreenLayout;
  /** The spoken text, where it differs from the shown text. */
  readonly speech?: string;
}

export interface ChatResponse {
  readonly sessionId: string;
  /** The name of the chat page, else of the project. */
  readonly assistantName: string;
  /** The look of the page, without its name; absent if the authors have not changed anything. */
  readonly look?: Omit<ChatLook, 'name'>;
  readonly messages: readonly ChatMessage[];
  readonly suggestionChips: readonly string[];
  readonly ended: boolean;
  /** The language of the assistant, such as `en` or `de-AT`. */
  readonly language?: string;
  /** All languages that the visitor may choose from, if there are several. */
  readonly languages?: readonly string[];
  /** A human agent takes over; the author's name for the agent or desk. */
  readonly handover?: string;
}

const lookSchema = z.object({
  greeting: z.string().optional(),
  avatarUrl: z.string().optional(),
  colour: z.string().optional(),
  font: z.enum(chatFonts).optional(),
});
const messageSchema = z.object({
  from: z.enum(['assistant', 'visitor']),
  heading: z.string(),
  text: z.string(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().optional(),
  audioUrl: z.string().optional(),
  videoUrl: z.string().optional(),
  layout: z.enum(screenLayouts).optional(),
  speech: z.string().optional(),
});
/** The answers of the chat channel, for clients that other people write. */
export const chatResponseSchema = z.object({
  sessionId: z.string(),
  assistantName: z.string(),
  look: lookSchema.optional(),
  messages: z.array(messageSchema),
  suggestionChips: z.array(z.string()),
  ended: z.boolean(),
  language: z.string().optional(),
  languages: z.array(z.string()).optional(),
  handover: z.string().optional(),
});

export interface ChatFailure {
  readonly error: string;
}
