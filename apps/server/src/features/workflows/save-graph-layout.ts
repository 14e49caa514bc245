import { notFound, type BodyOf, type workflowCalls } from '@confab/contracts';
import type { Caller, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { listSkinnyNodes } from '../../core/items/items.repository.ts';
import { saveLayout } from '../../core/layouts/layouts.repository.ts';

type SaveLayoutRequest = BodyOf<typeof workflowCalls.saveLayout>;

/** Stores the positions of a workflow's nodes. Refuses nodes of other workflows. */
export function saveGraphLayout(
  services: Services,
  caller: Caller,
  { teamId, projectId, layout }: SaveLayoutRequest,
): Promise<null> {
  return changeProject(services, caller, { teamId, projectId }, async (change) => {
    const own = new Set((await listSkinnyNodes(change.trx, teamId, layout.workflowId)).map(({ id }) => id));
    if (layout.positions.some(({ nodeId }) => !own.has(nodeId))) throw notFound();
    await saveLayout(change.trx, teamId, layout);
    change.emit({ type: 'layoutSaved', layout });
    return null;
  });
}
