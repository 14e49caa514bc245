import { catalogue } from '@confab/catalogue';
import { notFound, type AccountDetails, type QueryOf, type profileCalls } from '@confab/contracts';
import { emailKey } from '@confab/identity';
import { defaultTimeZone, createDefaultValues } from '@confab/inputs';
import type { ItemSchema, JsonObject } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { findProfile, storedValues, type ProfileRow } from './profile.repository.ts';

/** Returns the caller's own account and the schema of its inputs (P7.40). Only the token identifies the caller. */
export async function getDetails(
  services: Services,
  caller: Caller,
  asked: QueryOf<typeof profileCalls.getDetails>,
): Promise<{ account: AccountDetails; schema: ItemSchema }> {
  const isOther = asked.tvAccountId !== undefined && asked.tvAccountId !== caller.accountId;
  const isOtherEmail = asked.email !== undefined && emailKey(asked.email) !== emailKey(caller.email);
  const row = await findProfile(services.db, caller.accountId);
  // Read before the check, so that the answer takes equally long for existing and unknown accounts (ACC-13).
  if (!row || isOther || isOtherEmail) throw notFound();
  return { account: toDetails(row, services.newId), schema: catalogue.accountSchema };
}

/** Converts an account to the form that its owner sees. Values that were never entered have their input's default. */
export function toDetails(row: ProfileRow, newId: () => string): AccountDetails {
  const values = currentValues(row, newId);
  const timezone = values['Timezone'];
  return {
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

/** Returns all values of the profile: saved values, values of other columns, and defaults for the rest. */
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
