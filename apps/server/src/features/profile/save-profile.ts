import { catalogue } from '@confab/catalogue';
import { conflict, notFound, profileMessages, unprocessable, type AccountDetails } from '@confab/contracts';
import { type AccountId, type JsonObject, type JsonValue, toJsonText } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { checkNames, checkShape, checkValues } from './check-profile.ts';
import { currentValues, toDetails } from './get-details.ts';
import { deletePhoto, findProfile, updateProfile, type ProfileRow } from './profile.repository.ts';

/** Inputs whose values are stored in columns of their own, or not at all. */
const keptElsewhere: ReadonlySet<string> = new Set(['FirstName', 'LastName', 'Email', 'ProfilePhotoAssetId']);
const profileMax = 65_536;
const attempts = 3;

/**
 * Saves changed values of the caller's profile; values that are not sent stay unchanged.
 *
 * All values are checked by the schema and its script before any is written; then all are written together.
 */
export async function saveProfile(
  services: Services,
  caller: Caller,
  { tvAccountId, values }: { readonly tvAccountId: AccountId; readonly values: JsonObject },
): Promise<AccountDetails> {
  if (tvAccountId !== caller.accountId) throw notFound();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const row = await findProfile(services.db, caller.accountId);
    if (!row) throw notFound();
    const before = currentValues(row, services.newId);
    checkShape(catalogue.accountSchema, values, before);
    checkPhoto(row, values['ProfilePhotoAssetId']);
    const after = { ...before, ...values };
    await checkValues(services, catalogue.accountSchema, after);
    if (await write(services, row, after)) return getSaved(services, caller);
  }
  throw conflict(profileMessages.savedElsewhere);
}

async function write({ db }: Services, row: ProfileRow, values: JsonObject): Promise<boolean> {
  const kept = Object.entries(values).filter(([name]) => !keptElsewhere.has(name));
  const profile = toJsonText(Object.fromEntries(kept));
  if (Buffer.byteLength(profile) > profileMax) throw unprocessable(profileMessages.tooLong);
  const [firstName, lastName] = [toText(values['FirstName']).trim(), toText(values['LastName']).trim()];
  checkNames(firstName, lastName);
  return db.transaction().execute(async (trx) => {
    if (!(await updateProfile(trx, row, { profile, firstName, lastName }))) return false;
    if (values['ProfilePhotoAssetId'] === '') await deletePhoto(trx, row.id);
    return true;
  });
}

async function getSaved(services: Services, caller: Caller): Promise<AccountDetails> {
  const row = await findProfile(services.db, caller.accountId);
  if (!row) throw notFound();
  return toDetails(row, services.newId);
}

/** Rejects any photo id except the account's current one or none: photos are changed by uploading. */
function checkPhoto(row: ProfileRow, value: JsonValue | undefined) {
  if (value !== undefined && value !== '' && value !== row.photoId) {
    throw unprocessable(profileMessages.pictureMissing);
  }
}

function toText(value: JsonValue | undefined) {
  return typeof value === 'string' ? value : '';
}
