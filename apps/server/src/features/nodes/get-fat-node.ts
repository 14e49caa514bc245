import { notFound } from '@confab/contracts';
import { itemSchemaSchema, type NodeId, type TeamId } from '@confab/model';
import { z } from 'zod';
import { WireText } from '../../http/answer.ts';
import type { Services } from '../../services.ts';
import { findItemWithSeq } from '../../core/items/items.repository.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { toItemJson } from '../../core/items/to-item.ts';

/** A node with its draft, passed through as text, and its schema on request. */
export async function getFatNode(
  { db }: Services,
  teamId: TeamId,
  nodeId: NodeId,
  wantSchema: boolean,
): Promise<WireText> {
  const node = await findItemWithSeq(db, teamId, nodeId);
  if (!node) throw notFound();
  const schema = wantSchema ? findSchema('node', node.type) : undefined;
  const schemaText = schema ? JSON.stringify(z.encode(itemSchemaSchema, schema)) : 'null';
  return new WireText(`{"Node":${toItemJson(node)},"Schema":${schemaText},"Seq":${node.projectSeq}}`);
}
