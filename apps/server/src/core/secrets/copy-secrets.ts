import { isSecretSet, listSecrets } from '@confab/inputs';
import type { ItemKind, JsonObject, ProjectId, TeamId } from '@confab/model';
import type { Db, Services } from '../../services.ts';
import { createPause } from '../../scheduling/create-pause.ts';
import { findSchema } from '../schemas/find-schema.ts';
import { getOwnerNames } from './seal-values.ts';
import { openText, sealText } from './secret-cipher.ts';
import { findSecrets, insertSecrets, type StoredSecret } from './secrets.repository.ts';

interface ValuesOfItem {
  readonly kind: ItemKind;
  readonly type: string;
  readonly values: JsonObject;
}

/**
 * Gives another project of the same team the secrets that items use there, encrypted for it. A secret keeps its id,
 * so that the items need no change. One that cannot be decrypted is left out and has to be set again.
 */
export async function copySecrets(
  { config }: Pick<Services, 'config'>,
  trx: Db,
  { teamId, from, to }: { readonly teamId: TeamId; readonly from: ProjectId; readonly to: ProjectId },
  items: readonly ValuesOfItem[],
): Promise<void> {
  const ids = new Set<string>();
  const pause = createPause();
  for (const { kind, type, values } of items) {
    for (const { value } of listSecrets(findSchema(kind, type)?.properties ?? [], values))
      if (typeof value !== 'string' && isSecretSet(value)) ids.add(value.SecretId);
    await pause();
  }
  const stored = await findSecrets(trx, { teamId, projectId: from }, [...ids]);
  await insertSecrets(
    trx,
    stored.flatMap((secret): StoredSecret[] => {
      const text = openText(config.appSecret, getOwnerNames(secret), secret);
      if (text === undefined) return [];
      const copy = { teamId, projectId: to, id: secret.id, property: secret.property };
      return [{ ...copy, ...sealText(config.appSecret, getOwnerNames(copy), text) }];
    }),
  );
}
