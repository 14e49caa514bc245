import { isSecretValue, mapSecrets, missingSecret } from '@confab/inputs';
import type { ItemKind } from '@confab/model';
import { createFindings, getItemKinds, type DocumentItem, type Finding, type ProjectDocument } from '@confab/transfer';
import { findSchema } from '../../core/schemas/find-schema.ts';

/**
 * Removes the ids of secrets from a document that was read from a file, since they mean nothing in another project, and
 * reports each secret that has to be set again. Secret texts stay; they are encrypted when the document is stored.
 */
export function dropForeignSecrets(document: ProjectDocument): {
  readonly document: ProjectDocument;
  readonly findings: readonly Finding[];
} {
  const findings = createFindings();
  const drop = (kind: ItemKind, item: DocumentItem) =>
    mapSecrets(findSchema(kind, item.type)?.properties ?? [], item.values, (value, { path }) => {
      if (!isSecretValue(value)) return value;
      findings.warn(`${kind} ${item.id}`, 'secretNotInFile', path);
      return missingSecret;
    });
  const kinds = getItemKinds(document.project.type);
  return {
    document: {
      project: { ...document.project, values: drop('project', document.project) },
      workflows: document.workflows.map((item) => ({ ...item, values: drop(kinds.workflow, item) })),
      nodes: document.nodes.map((item) => ({ ...item, values: drop(kinds.node, item) })),
    },
    findings: findings.list(),
  };
}
