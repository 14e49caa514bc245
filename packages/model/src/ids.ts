import { z } from 'zod';
import { itemLevels, type ItemKind } from './enumerations.ts';

/** Ids are compared as text and name the groups of the hub, so each has a single form: that of the database. */
const id = <Brand extends string>() => z.guid().toLowerCase().brand<Brand>();

export const accountIdSchema = id<'AccountId'>();
export const teamIdSchema = id<'TeamId'>();
/** The id of a project, workflow or node is also an item id. */
export const projectIdSchema = id<'ProjectId' | 'ItemId'>();
export const workflowIdSchema = id<'WorkflowId' | 'ItemId'>();
export const nodeIdSchema = id<'NodeId' | 'ItemId'>();
export const itemIdSchema = id<'ItemId'>();
export const releaseIdSchema = id<'ReleaseId'>();
export const editIdSchema = id<'EditId'>();
export const threadIdSchema = id<'ThreadId'>();
export const commentIdSchema = id<'CommentId'>();
export const assetIdSchema = id<'AssetId'>();
export const assetFolderIdSchema = id<'AssetFolderId'>();

export type AccountId = z.infer<typeof accountIdSchema>;
export type TeamId = z.infer<typeof teamIdSchema>;
export type ProjectId = z.infer<typeof projectIdSchema>;
export type WorkflowId = z.infer<typeof workflowIdSchema>;
export type NodeId = z.infer<typeof nodeIdSchema>;
/** The id of a project, workflow or node, where the kind does not matter. */
export type ItemId = z.infer<typeof itemIdSchema>;
export type ReleaseId = z.infer<typeof releaseIdSchema>;
export type EditId = z.infer<typeof editIdSchema>;
export type ThreadId = z.infer<typeof threadIdSchema>;
export type CommentId = z.infer<typeof commentIdSchema>;
export type AssetId = z.infer<typeof assetIdSchema>;
export type AssetFolderId = z.infer<typeof assetFolderIdSchema>;

/** Brands a text as the id of an item; the caller has checked that it is one. */
export const asItemId = (id: string): ItemId => id as ItemId;
/** Brands an id as that of a project; the caller has checked the kind of the item. */
export const asProjectId = (id: string): ProjectId => id as ProjectId;
/** Brands an id as that of a workflow or llama; the caller has checked the kind of the item. */
export const asWorkflowId = (id: string): WorkflowId => id as WorkflowId;
/** Brands an id as that of a node or page; the caller has checked the kind of the item. */
export const asNodeId = (id: string): NodeId => id as NodeId;

interface OfKind {
  readonly kind: ItemKind;
}

/** Whether an item is a workflow or llama, which determines the type of its id. */
export const isWorkflowItem = <T extends OfKind>(item: T): item is T & { readonly id: WorkflowId } =>
  itemLevels[item.kind] === 'workflow';
/** Whether an item is a node or page, which determines the type of its id. */
export const isNodeItem = <T extends OfKind>(item: T): item is T & { readonly id: NodeId } =>
  itemLevels[item.kind] === 'node';

/** An id in lower case, as the database writes it: stored ids are compared as text. */
// It is the same id in another case.
export const toStoredId = <Id extends string>(id: Id): Id => id.toLowerCase() as Id;

/** A new id, which can be used for anything. */
export type NewId = AccountId &
  TeamId &
  ProjectId &
  WorkflowId &
  NodeId &
  ReleaseId &
  EditId &
  ThreadId &
  CommentId &
  AssetId &
  AssetFolderId;

/** The empty id: it means "none" where the protocol requires an id (P9.23). */
// Its text has the form of every id.
export const emptyId = '00000000-0000-0000-0000-000000000000' as NewId;
