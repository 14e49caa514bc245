import { catalogue } from '@confab/catalogue';
import { profileCalls, type AccountDetails } from '@confab/contracts';
import { createDefaultValues, unnestValues } from '@confab/inputs';
import type { AccountId, JsonObject } from '@confab/model';
import type { ScriptRunner } from '@confab/scripting';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { ApiFailure } from '../../../api/api-client.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { ScriptRunnerProvider } from '../../../scripting/index.ts';
import { inProcessScripts } from '../../../testing/in-process-scripts.ts';
import { ModalHost } from '../../../modals/modal-host.tsx';
import '../../modals.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ToastRegion } from '../../../toasts/index.ts';
import { ProfilePage } from '../profile-page.tsx';

interface Settings {
  readonly values?: JsonObject;
  /** Why the server will not save. */
  readonly refusal?: string;
  readonly runner?: ScriptRunner;
  /** Beside the page. */
  readonly children?: ReactNode;
}

/** My Profile of Ada, with a server that records requests. */
export function renderProfile({ values = {}, refusal, runner = inProcessScripts, children }: Settings = {}) {
  let account = anAccount(values);
  const { api, made } = fakeApi({
    [profileCalls.getDetails.path]: () => ({ account, schema: catalogue.accountSchema }),
    [profileCalls.saveDetails.path]: ({ body }: { body: { account: JsonObject } }) => {
      if (refusal !== undefined) throw new ApiFailure('failed', refusal, 422);
      account = anAccount({ ...account.values, ...unnestValues(catalogue.accountSchema.properties, body.account) });
      return account;
    },
    [profileCalls.updateSettings.path]: () => null,
    [profileCalls.uploadPhoto.path]: () => ({ profilePhotoAssetId: photoId }),
  });
  renderPage(
    api,
    <ScriptRunnerProvider runner={runner}>
      <ProfilePage />
      {children}
      <ModalHost />
      <ToastRegion />
    </ScriptRunnerProvider>,
  );
  return {
    user: userEvent.setup({ delay: null }),
    /** What was sent to be saved, newest last. */
    saved: () =>
      made
        .filter(({ path }) => path === profileCalls.saveDetails.path)
        .map(({ input }) => (input as { body: { account: JsonObject } }).body.account),
    made,
    /** The form, once it is there. */
    ready: () => screen.findByRole('button', { name: 'Save' }),
  };
}

const photoId = '0b0c0d0e-0000-4000-8000-000000000001';

function anAccount(values: JsonObject): AccountDetails {
  const all = {
    ...createDefaultValues(catalogue.accountSchema, () => 'id'),
    FirstName: 'Ada',
    LastName: 'Lovelace',
    Email: 'ada@example.test',
    ProfilePhotoAssetId: '',
    ...values,
  };
  return {
    // An id that the test chose.
    tvAccountId: '11111111-1111-4111-8111-111111111111' as AccountId,
    email: 'ada@example.test',
    roles: '',
    firstName: String(all.FirstName),
    lastName: String(all.LastName),
    profilePhotoAssetId: String(all.ProfilePhotoAssetId),
    timezone: 'W. Europe Standard Time',
    createdDate: '2025-12-31T23:30:00.000Z',
    values: all,
  };
}
