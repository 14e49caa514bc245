import {
  asWorkflowId,
  itemLevels,
  type ItemId,
  type ProjectId,
  type TeamId,
  readJsonText,
  toJsonText,
  type GraphLayout,
  type JsonText,
} from '@confab/model';
import { notFound } from '@confab/contracts';
import { getItemKinds, type ProjectDocument } from '@confab/transfer';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { toDraftRows, type DraftRow } from '../../core/items/draft-rows.ts';
import { listItemsInSlices, readUnchanged } from '../../core/items/read-in-slices.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { findLayout } from '../../core/layouts/layouts.repository.ts';
import { hideSecrets } from '../../core/secrets/hide-secrets.ts';

/** The drafts of a project as texts, to hand to a worker thread. */
export interface ProjectDrafts {
  readonly rows: readonly DraftRow[];
  /** The order of each item among its siblings, like `rows`. */
  readonly orders: readonly string[];
  /** The positions of the nodes of each workflow. */
  readonly layouts: readonly JsonText<GraphLayout['positions']>[];
}

/** Loads the drafts of one state of a project, in slices. */
export function loadDrafts(db: Kysely<Tables>, teamId: TeamId, projectId: ProjectId): Promise<ProjectDrafts> {
  return readUnchanged(db, { teamId, projectId }, async (reader) => {
    const items = await listItemsInSlices(reader, { teamId, projectId });
    if (!items.some(({ kind }) => kind === 'project')) throw notFound();
    const layouts = [];
    for (const { id, kind } of items)
      if (itemLevels[kind] === 'workflow')
        layouts.push(toJsonText((await findLayout(reader, teamId, asWorkflowId(id))).positions));
    return { rows: toDraftRows(items), orders: items.map(({ sortOrder }) => sortOrder), layouts };
  });
}

/** Converts drafts to a document without secrets. Takes long for a large project, so a worker thread does it. */
export function toDocument({ rows, orders, layouts }: ProjectDrafts): ProjectDocument {
  const items = rows.map((row, index) => ({
    ...row,
    order: orders[index] ?? '',
    values: hideSecrets(row, parseDraft(row.draft)),
  }));
  const project = items.find(({ kind }) => kind === 'project');
  if (!project) throw new Error('Drafts are loaded with their project.');
  const kinds = getItemKinds(project.type);
  const places = new Map<ItemId, { x: number; y: number }>();
  for (const layout of layouts) {
    for (const { nodeId, x, y } of readJsonText(layout)) places.set(nodeId, { x, y });
  }
  return {
    project: { id: project.id, type: project.type, values: project.values },
    workflows: items
      .filter(({ kind }) => kind === kinds.workflow)
      .map(({ id, type, values, order }) => ({ id, type, values, order })),
    nodes: items.flatMap(({ id, kind, type, values, order, workflowId }) => {
      const position = places.get(id);
      if (kind !== kinds.node) return [];
      return [{ id, type, values, order, workflowId: workflowId ?? '', ...(position && { position }) }];
    }),
  };
}
