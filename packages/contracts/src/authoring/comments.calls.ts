import {
  accountIdSchema,
  commentIdSchema,
  commonMessages,
  itemIdSchema,
  itemKinds,
  limits,
  projectIdSchema,
  teamIdSchema,
  threadIdSchema,
  wireAnswer,
  wireObject,
  workflowIdSchema,
} from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls, queryNumber } from '../define-call.ts';
import { commentMessages } from './comment.messages.ts';

/** A person mentioned in a comment; the text contains `@name`. */
const mentionSchema = wireAnswer({ accountId: accountIdSchema, name: z.string() });

/** One comment in a thread. A deleted comment with replies stays without its text. */
const commentSchema = wireAnswer({
  id: commentIdSchema,
  authorId: accountIdSchema,
  authorName: z.string(),
  text: z.string(),
  mentions: z.array(mentionSchema),
  createdUtc: z.string(),
  editedUtc: z.string().nullable(),
  isDeleted: z.boolean(),
});
export type Comment = z.output<typeof commentSchema>;

/** A conversation about an item, or about one of its inputs: `path` is the path of the input, else ''. */
export const threadSchema = wireAnswer({
  id: threadIdSchema,
  projectId: projectIdSchema,
  itemId: itemIdSchema,
  itemKind: z.enum(itemKinds),
  itemName: z.string(),
  workflowId: workflowIdSchema.nullable(),
  /** True when the item was deleted; its comments are kept. */
  isItemDeleted: z.boolean(),
  path: z.string(),
  isResolved: z.boolean(),
  resolvedByName: z.string(),
  isUnread: z.boolean(),
  updatedUtc: z.string(),
  comments: z.array(commentSchema),
});
export type CommentThread = z.output<typeof threadSchema>;

/** The position of an open thread, for the marks at inputs, rows and cards. */
const markSchema = wireAnswer({
  threadId: threadIdSchema,
  itemId: itemIdSchema,
  path: z.string(),
  isUnread: z.boolean(),
});
export type CommentMark = z.output<typeof markSchema>;

const threadStates = ['open', 'resolved'] as const;

const inProject = { teamId: teamIdSchema, projectId: projectIdSchema };
const said = {
  text: z.string().trim().min(1, commonMessages.valueRequired).max(limits.commentMax, commentMessages.tooLong),
  /** Members of the team whose `@name` is in the text; ids of other accounts are ignored. */
  mentions: z.array(accountIdSchema).max(50),
};

export const commentCalls = nameCalls('comments', {
  list: defineCall({
    method: 'GET',
    path: '/api/GetComments',
    query: z.strictObject({
      ...inProject,
      itemId: itemIdSchema.optional(),
      state: z.enum(threadStates).optional(),
      /** Only this thread, in any state. */
      threadId: threadIdSchema.optional(),
      skip: queryNumber.optional(),
    }),
    /** Threads with the latest comment first. */
    result: wireAnswer({ threads: z.array(threadSchema), nextSkip: z.number().int().nullable() }),
    fallbackMessage: 'Error loading comments',
  }),
  marks: defineCall({
    method: 'GET',
    path: '/api/GetCommentMarks',
    query: z.strictObject(inProject),
    result: z.array(markSchema),
    fallbackMessage: 'Error loading comments',
  }),
  create: defineCall({
    method: 'POST',
    path: '/api/CreateComment',
    /** The client chooses the id, so that a repeated request creates no second thread. */
    body: wireObject({
      ...inProject,
      itemId: itemIdSchema,
      newThreadId: threadIdSchema,
      path: z.string().max(1_000),
      ...said,
    }),
    result: threadSchema,
    fallbackMessage: 'Error sending comment',
  }),
  reply: defineCall({
    method: 'POST',
    path: '/api/ReplyToComment',
    body: wireObject({ ...inProject, threadId: threadIdSchema, newCommentId: commentIdSchema, ...said }),
    result: threadSchema,
    fallbackMessage: 'Error sending comment',
  }),
  edit: defineCall({
    method: 'POST',
    path: '/api/EditComment',
    body: wireObject({ ...inProject, commentId: commentIdSchema, ...said }),
    result: threadSchema,
    fallbackMessage: 'Error saving comment',
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/DeleteComment',
    body: wireObject({ ...inProject, commentId: commentIdSchema }),
    /** The rest of the thread; null when nothing is left. */
    result: threadSchema.nullable(),
    fallbackMessage: 'Error deleting comment',
  }),
  resolve: defineCall({
    method: 'POST',
    path: '/api/ResolveComment',
    body: wireObject({ ...inProject, threadId: threadIdSchema, isResolved: z.boolean() }),
    result: threadSchema,
    fallbackMessage: 'Error saving comment',
  }),
  markRead: defineCall({
    method: 'POST',
    path: '/api/MarkCommentsRead',
    body: wireObject({ ...inProject, threadIds: z.array(threadIdSchema).min(1).max(200) }),
    result: z.null(),
    fallbackMessage: 'Error saving comment',
  }),
});
