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

/** The account and the schema of its inputs (P4.3, P4.8). The header asks for the same and shows the picture. */
export function useProfile() {
  const api = useApi();
  return useQuery({ ...createQuery(api, profileCalls.getDetails, {}), staleTime: Number.POSITIVE_INFINITY });
}

/** Ways to change what is kept of the account; every other part of the page sees the change at once. */
export function useProfileChanges(schema: ItemSchema) {
  const api = useApi();
  const queries = useQueryClient();

  return {
    /** Saves some values, with the toasts of it. @returns the account as it is now; throws what the call threw. */
    async save({ tvAccountId }: AccountDetails, changes: JsonObject): Promise<AccountDetails> {
      const body = { tvAccountId, account: nestValues(schema.properties, changes) };
      const account = await showSaving(api.call(profileCalls.saveDetails, { body }));
      change(queries, () => account);
      rename(account);
      return account;
    },
    /** Sends a picture, which is the account's own from then on. */
    async upload(file: File, inputName: string): Promise<UploadOutcome<string>> {
      const outcome = await uploadPhoto(api, file, inputName);
      if (outcome.state !== 'uploaded') return outcome;
      const id = outcome.value;
      change(queries, (account) => ({
        ...account,
        profilePhotoAssetId: id,
        values: { ...account.values, [inputName]: id },
      }));
      return outcome;
    },
  };
}

function change(queries: QueryClient, to: (account: AccountDetails) => AccountDetails) {
  // The query's address: `queryOf` keeps the answer under it.
  const key = [profileCalls.getDetails.path];
  queries.setQueriesData<Details>({ queryKey: key }, (known) => known && { ...known, account: to(known.account) });
}

/** The name that the rest of the site greets one by. */
function rename({ firstName, lastName }: AccountDetails) {
  useSession.setState(({ signIn }) => (signIn ? { signIn: { ...signIn, firstName, lastName } } : {}));
}
