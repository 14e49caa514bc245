import { catalogue } from '@confab/catalogue';
import { notFound, type AccountDetails, type QueryOf, type profileCalls } from '@confab/contracts';
import { emailKey } from '@confab/identity';
import { defaultTimeZone, createDefaultValues } from '@confab/inputs';
import type { ItemSchema, JsonObject } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { findProfile, storedValues, type ProfileRow } from './profile.repository.ts';

/** The caller's own account, and the schema of its inputs (P7.40). Who asks is told by the token and by nothing else. */
export async function getDetails(
  services: Services,
  caller: Caller,
  asked: QueryOf<typeof profileCalls.getDetails>,
): Promise<{ account: AccountDetails; schema: ItemSchema }> {
  const isOther = asked.tvAccountId !== undefined && asked.tvAccountId !== caller.accountId;
  const isOtherEmail = asked.email !== undefined && emailKey(asked.email) !== emailKey(caller.email);
  const row = await findProfile(services.db, caller.accountId);
  // Looked up before, so that asking for somebody takes as long whether or not they exist (ACC-13).
  if (!row || isOther || isOtherEmail) throw notFound();
  return { account: toDetails(row, services.newId), schema: catalogue.accountSchema };
}

/** An account as its owner sees it. What was never filled in has the value that its input begins with. */
export function toDetails(row: ProfileRow, newId: () => string): AccountDetails {
  const values = currentValues(row, newId);
  const timezone = values['Timezone'];
  return {
    // The database's own key.
    tvAccountId: row.id,
    email: row.email,
    roles: row.roles,
    firstName: row.firstName,
    lastName: row.lastName,
    profilePhotoAssetId: row.photoId ?? '',
    timezone: typeof timezone === 'string' ? timezone : defaultTimeZone,
    createdDate: row.createdAt.toISOString(),
    values,
  };
}

/** All values of the profile: what was saved, what is kept elsewhere of it, and defaults for the rest. */
export function currentValues(row: ProfileRow, newId: () => string): JsonObject {
  return {
    ...createDefaultValues(catalogue.accountSchema, newId),
    ...storedValues(row),
    FirstName: row.firstName,
    LastName: row.lastName,
    Email: row.email,
    ProfilePhotoAssetId: row.photoId ?? '',
  };
}
