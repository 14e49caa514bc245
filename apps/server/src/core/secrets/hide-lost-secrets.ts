import { isSecretSet, listSecrets, mapSecrets, missingSecret } from '@confab/inputs';
import { type ProjectId, type TeamId, toJsonText, type JsonObject, type JsonText } from '@confab/model';
import type { Services } from '../../services.ts';
import type { DraftRow } from '../items/draft-rows.ts';
import { parseDraft } from '../items/to-item.ts';
import { findSchema } from '../schemas/find-schema.ts';
import { getKeyId } from './secret-cipher.ts';
import { findSecrets } from './secrets.repository.ts';

/**
 * Replaces the secrets that the server cannot decrypt by marks that they have to be set again: those of another project,
 * and those that were set under another APP_SECRET. Only drafts with secrets are parsed.
 */
export async function hideLostSecrets(
  { config, db }: Pick<Services, 'config' | 'db'>,
  project: { readonly teamId: TeamId; readonly projectId: ProjectId },
  rows: readonly DraftRow[],
): Promise<readonly DraftRow[]> {
  const parsed = rows
    .filter(({ draft }) => draft.includes('"SecretId"'))
    .map((row) => ({
      row,
      values: parseDraft(row.draft),
      properties: findSchema(row.kind, row.type)?.properties ?? [],
    }));
  const ids = parsed.flatMap(({ properties, values }) =>
    listSecrets(properties, values).flatMap(({ value }) =>
      typeof value !== 'string' && isSecretSet(value) ? [value.SecretId] : [],
    ),
  );
  if (ids.length === 0) return rows;
  const keyId = getKeyId(config.appSecret);
  const stored = await findSecrets(db, project, [...new Set(ids)]);
  const known = new Set(stored.filter((secret) => secret.keyId === keyId).map(({ id }) => id));
  const drafts = new Map<string, JsonText<JsonObject>>(
    parsed.map(({ row, properties, values }) => {
      const visible = mapSecrets(properties, values, (value) =>
        typeof value === 'string' || known.has(value.SecretId) ? value : missingSecret,
      );
      return [row.id, toJsonText(visible)];
    }),
  );
  return rows.map((row) => ({ ...row, draft: drafts.get(row.id) ?? row.draft }));
}
