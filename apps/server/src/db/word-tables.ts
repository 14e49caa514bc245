import type { ReportState } from '@confab/contracts';
import type {
  AccountId,
  AuthorValueType,
  CommentId,
  ItemId,
  ProjectId,
  TeamId,
  ThreadId,
  JsonObject,
  JsonText,
} from '@confab/model';
import type { Generated, GeneratedAlways } from 'kysely';
import type { NullableTime, Time } from './time-columns.ts';
import type { AssistantOrigin, StoredMention, StoredMessage } from './stored-shapes.ts';

/** The tables of comments, feedback, notifications, messages and author values. */
export interface WordTables {
  feedback: {
    id: string;
    accountId: AccountId | null;
    name: string;
    username: string;
    email: string;
    rating: number;
    text: string;
    wantsContact: boolean;
    createdAt: Time;
    state: Generated<ReportState>;
    /** The database computes it. */
    words: GeneratedAlways<string>;
  };
  crashReport: {
    id: string;
    accountId: AccountId | null;
    email: string;
    kind: string;
    text: string;
    createdAt: Time;
    state: Generated<ReportState>;
    /** The database computes it. */
    words: GeneratedAlways<string>;
  };
  notification: {
    id: string;
    accountId: AccountId;
    text: string;
    createdAt: Time;
    isRead: Generated<boolean>;
    link: Generated<string>;
    /** Null for the text of a client. */
    message: Generated<JsonText<StoredMessage> | null>;
    /** From when on it is mailed if it has not been read. */
    mailAt: NullableTime;
    /** The comment that it is about. */
    commentId: Generated<CommentId | null>;
  };
  commentThread: {
    id: ThreadId;
    teamId: TeamId;
    projectId: ProjectId;
    itemId: ItemId;
    path: string;
    createdAt: Time;
    updatedAt: Time;
    resolvedAt: NullableTime;
    resolvedBy: AccountId | null;
  };
  comment: {
    id: CommentId;
    teamId: TeamId;
    threadId: ThreadId;
    authorId: AccountId;
    text: string;
    mentions: Generated<JsonText<readonly StoredMention[]>>;
    createdAt: Time;
    editedAt: NullableTime;
    deletedAt: NullableTime;
  };
  commentSeen: { teamId: TeamId; threadId: ThreadId; accountId: AccountId; seenAt: Time };
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
    assistant: Generated<JsonText<AssistantOrigin> | null>;
    /** Why the last try failed. */
    lastError: Generated<string | null>;
    retriedAt: Generated<Date | null>;
    cancelledAt: Generated<Date | null>;
  };
  assistantMail: {
    id: string;
    teamId: TeamId;
    projectId: ProjectId;
    conversation: string;
    recipientHash: Buffer;
    language: string;
    createdAt: Time;
    reportedAt: NullableTime;
  };
  mailSuppression: { recipientHash: Buffer; teamId: TeamId | null; createdAt: Time };
  authorValue: {
    id: string;
    teamId: TeamId;
    projectId: ProjectId;
    parentId: string | null;
    type: AuthorValueType;
    name: string;
    propertyValues: JsonText<JsonObject>;
    version: number;
    createdAt: Time;
  };
}
