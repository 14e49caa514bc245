import { z } from 'zod';

/** The empty id: "none" where the protocol needs an id to stand (P9.23). */
export const emptyId = '00000000-0000-0000-0000-000000000000';

const id = <Brand extends string>() => z.guid().brand<Brand>();

export const accountIdSchema = id<'AccountId'>();
export const teamIdSchema = id<'TeamId'>();
export const projectIdSchema = id<'ProjectId'>();
export const workflowIdSchema = id<'WorkflowId'>();
export const nodeIdSchema = id<'NodeId'>();
export const itemIdSchema = id<'ItemId'>();
export const releaseIdSchema = id<'ReleaseId'>();
export const editIdSchema = id<'EditId'>();
export const threadIdSchema = id<'ThreadId'>();
export const commentIdSchema = id<'CommentId'>();

export type AccountId = z.infer<typeof accountIdSchema>;
export type TeamId = z.infer<typeof teamIdSchema>;
export type ProjectId = z.infer<typeof projectIdSchema>;
export type WorkflowId = z.infer<typeof workflowIdSchema>;
export type NodeId = z.infer<typeof nodeIdSchema>;
/** The id of a project, a workflow or a node, where it does not matter which. */
export type ItemId = z.infer<typeof itemIdSchema>;
export type ReleaseId = z.infer<typeof releaseIdSchema>;
export type EditId = z.infer<typeof editIdSchema>;
export type ThreadId = z.infer<typeof threadIdSchema>;
export type CommentId = z.infer<typeof commentIdSchema>;
