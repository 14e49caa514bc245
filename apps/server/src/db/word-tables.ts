import type { Generated } from 'kysely';
import type { NullableTime, Time } from './time-columns.ts';

/** The tables of what people say: to each other, to us, and what they are told. */
export interface WordTables {
  feedback: {
    id: string;
    accountId: string | null;
    name: string;
    username: string;
    email: string;
    rating: number;
    text: string;
    wantsContact: boolean;
    createdAt: Time;
  };
  crashReport: {
    id: string;
    accountId: string | null;
    email: string;
    kind: string;
    text: string;
    createdAt: Time;
  };
  notification: {
    id: string;
    accountId: string;
    text: string;
    createdAt: Time;
    isRead: Generated<boolean>;
    link: Generated<string>;
  };
  commentThread: {
    id: string;
    teamId: string;
    projectId: string;
    itemId: string;
    path: string;
    createdAt: Time;
    updatedAt: Time;
    resolvedAt: NullableTime;
    resolvedBy: string | null;
  };
  comment: {
    id: string;
    teamId: string;
    threadId: string;
    authorId: string;
    text: string;
    mentions: Generated<string>;
    createdAt: Time;
    editedAt: NullableTime;
    deletedAt: NullableTime;
  };
  commentSeen: { teamId: string; threadId: string; accountId: string; seenAt: Time };
  outboxMail: {
    id: string;
    idempotencyKey: string | null;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    createdAt: Time;
    nextAttemptAt: Time;
    attempts: Generated<number>;
    sentAt: NullableTime;
  };
}
