import { isSecretValue, listTokenNames, mapSecrets, type SecretPlace, type SecretValue } from '@confab/inputs';
import type { JsonObject, ProjectId, TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import type { ItemRow } from '../items/items.repository.ts';
import { findSchema } from '../schemas/find-schema.ts';
import { sealText } from './secret-cipher.ts';
import type { StoredSecret } from './secrets.repository.ts';

/** The item whose values are stored. */
export type SecretOwner = Pick<ItemRow, 'kind' | 'type' | 'projectId'> & { readonly teamId: TeamId };

/** Values whose secret texts are encrypted, and the secrets to store with them. */
export interface SealedValues {
  readonly values: JsonObject;
  readonly secrets: readonly StoredSecret[];
  /** The paths of the values that were texts. */
  readonly paths: readonly string[];
}

export type SealServices = Pick<Services, 'config' | 'newId' | 'now'>;

/**
 * Replaces every secret text of an item by the id of the encrypted secret. Every way to write values ends here, so that
 * no document, version or event ever holds the text. Returns the same values if there is none.
 */
export function sealValues(services: SealServices, owner: SecretOwner, values: JsonObject): SealedValues {
  const properties = findSchema(owner.kind, owner.type)?.properties ?? [];
  const secrets: StoredSecret[] = [];
  const paths: string[] = [];
  const sealed = mapSecrets(properties, values, (value, place) => {
    if (isSecretValue(value)) return value;
    const { secret, marker } = sealSecret(services, owner, place, value);
    secrets.push(secret);
    paths.push(place.path);
    return marker;
  });
  return { values: sealed, secrets, paths };
}

/** Encrypts one secret text. Returns what to store, and the value for documents. */
export function sealSecret(
  { config, newId, now }: SealServices,
  { teamId, projectId }: { readonly teamId: TeamId; readonly projectId: ProjectId },
  { property }: Pick<SecretPlace, 'property'>,
  text: string,
): { readonly secret: StoredSecret; readonly marker: SecretValue } {
  const id = newId();
  const sealed = sealText(config.appSecret, getOwnerNames({ teamId, projectId, property }), text);
  return {
    secret: { teamId, projectId, id, property, ...sealed },
    marker: { SecretId: id, SetAt: new Date(now()).toISOString(), ...listTokens(text) },
  };
}

/** What a secret is bound to: it cannot be decrypted for another team, project or input. */
export function getOwnerNames({
  teamId,
  projectId,
  property,
}: Pick<StoredSecret, 'teamId' | 'projectId' | 'property'>) {
  return [teamId.toLowerCase(), projectId.toLowerCase(), property];
}

function listTokens(text: string) {
  const tokens = listTokenNames(text).map((name) => `{tv.${name}}`);
  return tokens.length > 0 && tokens.length <= 50 ? { Tokens: tokens } : {};
}
