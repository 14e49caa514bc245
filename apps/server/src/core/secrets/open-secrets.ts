import { isSecretSet } from '@confab/inputs';
import type { JsonValue, ProjectId, TeamId } from '@confab/model';
import type { Db, Services } from '../../services.ts';
import { getOwnerNames } from './seal-values.ts';
import { openText } from './secret-cipher.ts';
import { findSecrets } from './secrets.repository.ts';

/** Where a secret is used. */
interface SecretUse {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  /** The names of the inputs that hold the secret, without row ids. */
  readonly property: string;
}

/**
 * Decrypts a secret, only while the server uses it. Never pass the text on.
 *
 * @returns undefined if the secret is not one of the project and input, or APP_SECRET has changed since it was set
 */
export async function openSecret(
  { config }: Pick<Services, 'config'>,
  db: Db,
  use: SecretUse,
  secret: JsonValue | undefined,
): Promise<string | undefined> {
  if (!isSecretSet(secret)) return undefined;
  const [stored] = await findSecrets(db, use, [secret.SecretId]);
  return stored?.property === use.property ? openText(config.appSecret, getOwnerNames(use), stored) : undefined;
}
