import {
  recentlyDeletedCalls,
  editingCalls,
  nodeCalls,
  oneCalls,
  pageMoveCalls,
  workflowCalls,
  type Call,
  type ResultOf,
} from '@confab/contracts';
import type { GraphLayout, Item, NodeId, ProjectId, WorkflowId, WorkflowType } from '@confab/model';
import type { EditingSessionOptions, PageMove, PastedNode } from '../types.ts';
import { createSaveRequests } from './save-requests.ts';
import { toId } from './to-id.ts';
import { createShownError, getFallback, toMessage } from '../../words/message.ts';

interface NewNode {
  readonly workflowId: string;
  readonly nodeType: string;
  readonly displayName?: string;
  readonly x?: number;
  readonly y?: number;
}

/**
 * The requests about whole items. All but `saveItems` and `discardItems` reject with an `Error` whose message can be
 * shown to the author.
 */
export function createItemRequests(options: EditingSessionOptions) {
  const { api, live, frontendApp = 'pro' } = options;
  const { teamId, projectId } = options;
  const project = { teamId, projectId };

  /** The own connection, so that this client recognises the event of its own request. */
  function getConnectionQuery() {
    return live.connectionId === null ? {} : { signalRConnectionId: live.connectionId };
  }

  function getRemovalQuery() {
    return { owningTeamId: project.teamId, frontendApp, ...getConnectionQuery(), owningProjectId: project.projectId };
  }

  return {
    ...createSaveRequests(options),
    async createWorkflow(
      displayName: string,
      workflowType: WorkflowType,
      newWorkflowId: WorkflowId,
    ): Promise<readonly Item[]> {
      const body = { ...project, workflowType, displayName, newWorkflowId, frontendApp };
      const { workflow, nodes } = await withMessage(workflowCalls.create, api.call(workflowCalls.create, { body }));
      return [workflow, ...nodes];
    },
    async createLlama(names: { displayName: string; firstPageName: string }): Promise<readonly Item[]> {
      const body = { ...project, ...names };
      return (await withMessage(oneCalls.createLlama, api.call(oneCalls.createLlama, { body }))).items;
    },
    async createNode(node: NewNode, newNodeId: NodeId): Promise<readonly Item[]> {
      const { workflowId, nodeType, displayName, x, y } = node;
      const body = {
        ...project,
        workflowId: toId.workflow(workflowId),
        nodeType,
        newNodeId,
        ...(displayName === undefined ? {} : { displayName }),
        ...(x === undefined || y === undefined ? {} : { x, y }),
      };
      return [await withMessage(nodeCalls.create, api.call(nodeCalls.create, { body }))];
    },
    async duplicateWorkflow(workflowId: string): Promise<readonly Item[]> {
      const body = { ...project, workflowId: toId.workflow(workflowId) };
      const copy = await withMessage(workflowCalls.duplicate, api.call(workflowCalls.duplicate, { body }));
      return [copy.workflow, ...copy.nodes];
    },
    async duplicateNode(nodeId: string, workflowId: WorkflowId): Promise<readonly Item[]> {
      const body = { ...project, workflowId, nodeId: toId.node(nodeId) };
      return [await withMessage(nodeCalls.duplicate, api.call(nodeCalls.duplicate, { body }))];
    },
    async pasteNodes(workflowId: string, nodes: readonly PastedNode[]): Promise<ResultOf<typeof nodeCalls.paste>> {
      const pasted = nodes.map(({ sourceId, values, ...node }) => ({
        ...node,
        sourceId: toId.node(sourceId),
        propertyValues: values,
      }));
      const body = { ...project, workflowId: toId.workflow(workflowId), nodes: pasted };
      return withMessage(nodeCalls.paste, api.call(nodeCalls.paste, { body }));
    },
    removeWorkflow(workflowId: string): Promise<unknown> {
      const query = { ...getRemovalQuery(), workflowId: toId.workflow(workflowId) };
      return withMessage(workflowCalls.remove, api.call(workflowCalls.remove, { query }));
    },
    removeNode(nodeId: string, owningWorkflowId: WorkflowId): Promise<unknown> {
      const query = { ...getRemovalQuery(), owningWorkflowId, nodeId: toId.node(nodeId) };
      return withMessage(nodeCalls.remove, api.call(nodeCalls.remove, { query }));
    },
    removeNodes(nodeIds: readonly string[]): Promise<unknown> {
      const body = { ...project, nodeIds: nodeIds.map((id) => toId.node(id)), ...getConnectionQuery() };
      return withMessage(nodeCalls.removeSeveral, api.call(nodeCalls.removeSeveral, { body }));
    },
    movePages(fromId: string, targetId: string, places: readonly PageMove[]): Promise<{ readonly seq: number }> {
      const pages = places.map(({ pageId, parent, order }) => ({
        pageId: toId.item(pageId),
        parent: toId.item(parent),
        order,
      }));
      const llamas = { fromLlamaId: toId.item(fromId), toLlamaId: toId.item(targetId) };
      const body = { ...project, ...llamas, pages, ...getConnectionQuery() };
      return withMessage(pageMoveCalls.movePages, api.call(pageMoveCalls.movePages, { body }));
    },
    moveLlama(llamaId: string, beforeId: string | null): Promise<{ readonly seq: number }> {
      const before = beforeId === null ? null : toId.item(beforeId);
      const body = { ...project, llamaId: toId.item(llamaId), beforeId: before, ...getConnectionQuery() };
      return withMessage(pageMoveCalls.moveLlama, api.call(pageMoveCalls.moveLlama, { body }));
    },
    moveNode(nodeId: string, oldWorkflowId: WorkflowId, newWorkflowId: WorkflowId): Promise<{ readonly seq: number }> {
      const workflows = { oldWorkflowId, newWorkflowId };
      const query = { owningTeamId: project.teamId, ...getConnectionQuery(), nodeId: toId.node(nodeId), ...workflows };
      return withMessage(nodeCalls.move, api.call(nodeCalls.move, { query }));
    },
    moveWorkflow(workflowId: string, newProjectId: ProjectId): Promise<{ readonly seq: number }> {
      const projects = { oldProjectId: project.projectId, newProjectId };
      const id = toId.workflow(workflowId);
      const query = { owningTeamId: project.teamId, ...getConnectionQuery(), workflowId: id, ...projects };
      return withMessage(workflowCalls.move, api.call(workflowCalls.move, { query }));
    },
    restoreItems(itemIds: readonly string[]): Promise<{ readonly seq: number }> {
      const changerConnectionId = live.connectionId ?? '';
      const [itemId, ...others] = itemIds.map(toId.item);
      if (itemId === undefined || others.length > 0) {
        const body = { ...project, itemIds: itemIds.map(toId.item), changerConnectionId };
        return withMessage(
          recentlyDeletedCalls.restoreSeveral,
          api.call(recentlyDeletedCalls.restoreSeveral, { body }),
        );
      }
      const body = { teamId: project.teamId, itemId, changerConnectionId };
      return withMessage(recentlyDeletedCalls.restore, api.call(recentlyDeletedCalls.restore, { body }));
    },
    discardItem(itemId: string): Promise<{ readonly seq: number }> {
      const body = { ...project, itemId: toId.item(itemId) };
      return withMessage(editingCalls.discard, api.call(editingCalls.discard, { body }));
    },
    /** Discards the changes of several items, all or none. */
    discardItems(itemIds: readonly string[]): Promise<{ readonly seq: number }> {
      return api.call(editingCalls.discardSeveral, { body: { ...project, itemIds: itemIds.map(toId.item) } });
    },
    saveLayout(layout: GraphLayout): Promise<unknown> {
      const request = { query: { frontendApp }, body: { ...project, layout } };
      return withMessage(workflowCalls.saveLayout, api.call(workflowCalls.saveLayout, request, { outlivesPage: true }));
    },
  };
}

export type ItemRequests = ReturnType<typeof createItemRequests>;

async function withMessage<Result>(call: Call, answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    throw createShownError(toMessage(error, getFallback(call)), error);
  }
}
