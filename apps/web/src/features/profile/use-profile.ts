import { profileCalls, type AccountDetails, type ResultOf } from '@confab/contracts';
import { nestValues } from '@confab/inputs';
import type { ItemSchema, JsonObject } from '@confab/model';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';
import { useSession } from '../../session/session-store.ts';
import { showSaving } from '../../toasts/index.ts';
import type { UploadOutcome } from '../uploads/index.ts';
import { uploadPhoto } from './upload-photo.ts';

type Details = ResultOf<typeof profileCalls.getDetails>;

/** Loads the account and the schema of its inputs (P4.3, P4.8). The header shares the cached answer for its photo. */
export function useProfile() {
  const api = useApi();
  return useQuery({ ...createQuery(api, profileCalls.getDetails, {}), staleTime: Number.POSITIVE_INFINITY });
}

/** Saves the account and uploads its photo. Both update the cached account, so that the whole page shows the change. */
export function useProfileChanges(schema: ItemSchema) {
  const api = useApi();
  const queries = useQueryClient();

  return {
    /** Saves changed values and shows the toasts. @returns the saved account. @throws the error of the call. */
    async save({ tvAccountId }: AccountDetails, changes: JsonObject): Promise<AccountDetails> {
      const body = { tvAccountId, account: nestValues(schema.properties, changes) };
      const account = await showSaving(api.call(profileCalls.saveDetails, { body }));
      updateCachedAccount(queries, () => account);
      updateSessionName(account);
      return account;
    },
    /** Uploads a photo, which the server also sets as the photo of the account. */
    async upload(file: File, inputName: string): Promise<UploadOutcome<string>> {
      const outcome = await uploadPhoto(api, file, inputName);
      if (outcome.state !== 'uploaded') return outcome;
      const id = outcome.value;
      updateCachedAccount(queries, (account) => ({
        ...account,
        profilePhotoAssetId: id,
        values: { ...account.values, [inputName]: id },
      }));
      return outcome;
    },
  };
}

function updateCachedAccount(queries: QueryClient, to: (account: AccountDetails) => AccountDetails) {
  // `createQuery` caches the answer under the path of the call.
  const key = [profileCalls.getDetails.path];
  queries.setQueriesData<Details>({ queryKey: key }, (known) => known && { ...known, account: to(known.account) });
}

/** Updates the name that the rest of the site shows. */
function updateSessionName({ firstName, lastName }: AccountDetails) {
  useSession.setState(({ signIn }) => (signIn ? { signIn: { ...signIn, firstName, lastName } } : {}));
}
