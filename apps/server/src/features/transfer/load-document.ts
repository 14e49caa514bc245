import { type ProjectId, type TeamId, asWorkflowId } from '@confab/model';
import { notFound } from '@confab/contracts';
import { getItemKinds, type ProjectDocument } from '@confab/transfer';
import type { Db } from '../../services.ts';
import { listItems } from '../../core/items/items.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { findLayout } from '../../core/layouts/layouts.repository.ts';
import { hideSecrets } from './secrets-of-files.ts';

/** Loads the drafts of a project in one snapshot, without secrets. */
export function loadDocument(db: Db, teamId: TeamId, projectId: ProjectId): Promise<ProjectDocument> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const items = (await listItems(trx, teamId, projectId)).map((row) => ({
        ...row,
        order: row.sortOrder,
        values: hideSecrets(row, parseDraft(row.draft)),
      }));
      const project = items.find(({ kind }) => kind === 'project');
      if (!project) throw notFound();
      const kinds = getItemKinds(project.type);
      const workflows = items.filter(({ kind }) => kind === kinds.workflow);
      const places = new Map<string, { x: number; y: number }>();
      for (const { id } of workflows)
        for (const { nodeId, x, y } of (await findLayout(trx, teamId, asWorkflowId(id))).positions)
          places.set(nodeId, { x, y });
      return {
        project: { id: project.id, type: project.type, values: project.values },
        workflows: workflows.map(({ id, type, values, order }) => ({ id, type, values, order })),
        nodes: items.flatMap(({ id, kind, type, values, order, workflowId }) => {
          const position = places.get(id);
          if (kind !== kinds.node) return [];
          return [{ id, type, values, order, workflowId: workflowId ?? '', ...(position && { position }) }];
        }),
      };
    });
}
