import { mapSecrets, missingSecret } from '@confab/inputs';
import type { ItemKind, JsonObject } from '@confab/model';
import { findSchema } from '../schemas/find-schema.ts';

/** Replaces each secret of an item by the mark of a secret that has to be set again. */
export function hideSecrets(
  { kind, type }: { readonly kind: ItemKind; readonly type: string },
  values: JsonObject,
): JsonObject {
  return mapSecrets(findSchema(kind, type)?.properties ?? [], values, () => missingSecret);
}
