import {
  itemMessages,
  notFound,
  unprocessable,
  type BodyOf,
  type editingCalls,
  type ResultOf,
} from '@confab/contracts';
import { findSecretProperty, isSecretText } from '@confab/inputs';
import { requirePermission } from '../../access/require-permission.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { sealSecret } from '../../core/secrets/seal-values.ts';
import { insertSecrets } from '../../core/secrets/secrets.repository.ts';
import { transact } from '../../db/transact.ts';
import type { Caller, Services } from '../../services.ts';

type CreateRequest = BodyOf<typeof editingCalls.createSecret>;
type CreateResult = ResultOf<typeof editingCalls.createSecret>;

/**
 * Encrypts and stores a secret for an input, so that the edit that sets it carries no text. A text of tokens alone holds
 * no secret and is returned as it is.
 */
export function createSecret(services: Services, caller: Caller, request: CreateRequest): Promise<CreateResult> {
  const { teamId, projectId, itemId, path, value } = request;
  return transact(services.db, async (trx) => {
    await requirePermission(trx, caller, teamId, 'project.edit');
    const item = await findItem(trx, teamId, itemId);
    if (!item || item.projectId !== projectId) throw notFound();
    const target = findSecretProperty(findSchema(item.kind, item.type)?.properties ?? [], path);
    if (!target) throw unprocessable(itemMessages.unknownInput, { name: path });
    if (!isSecretText(target.property, { IsSecret: true }, value)) return { value };
    const { secret, marker } = sealSecret(services, item, { property: target.names }, value);
    await insertSecrets(trx, [secret]);
    return { value: { ...marker } };
  });
}
