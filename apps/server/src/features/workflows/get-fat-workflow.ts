import { notFound } from '@confab/contracts';
import type { TeamId, WorkflowId } from '@confab/model';
import { WireText } from '../../http/answer.ts';
import type { Services } from '../../services.ts';
import { findItemWithSeq, listNodes, listSkinnyNodes, type SkinnyRow } from '../../core/items/items.repository.ts';
import { toItemJson, toSkinnyItem } from '../../core/items/to-item.ts';
import { findLayout } from '../../core/layouts/layouts.repository.ts';

/** A workflow with its nodes, whole or skinny, and their positions. Drafts are passed through as text. */
export function getFatWorkflow(
  { db }: Services,
  teamId: TeamId,
  workflowId: WorkflowId,
  wantSkinny: boolean,
): Promise<WireText> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const workflow = await findItemWithSeq(trx, teamId, workflowId);
      if (!workflow) throw notFound();
      const whole = wantSkinny ? [] : await listNodes(trx, teamId, workflowId);
      const nodes = wantSkinny ? await listSkinnyNodes(trx, teamId, workflowId) : whole;
      const layout = await findLayout(trx, teamId, workflowId);
      const places = layout.positions.map(({ nodeId, x, y, isAuto }) => ({
        NodeId: nodeId,
        X: x,
        Y: y,
        IsAuto: isAuto,
      }));
      return new WireText(
        `{"Workflow":${toItemJson(workflow)},"Nodes":[${whole.map(toItemJson).join(',')}],"SkinnyNodes":${JSON.stringify(nodes.map(toSkinnyWire))},` +
          `"Layout":${JSON.stringify({ WorkflowId: workflowId, Positions: places })},"Seq":${workflow.projectSeq}}`,
      );
    });
}

function toSkinnyWire(row: SkinnyRow) {
  const item = toSkinnyItem(row);
  return {
    Id: item.id,
    Kind: item.kind,
    Type: item.type,
    ProjectId: item.projectId,
    WorkflowId: item.workflowId,
    DisplayName: item.displayName,
    Version: item.version,
    IsDirty: item.isDirty,
    Order: item.order,
  };
}
