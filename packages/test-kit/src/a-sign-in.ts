import type { SignIn } from '@confab/model';
import { numberedId } from './counting-ids.ts';

/** The signed-in account of Ada, whose email address is verified. */
export const aSignIn = (fields: Partial<SignIn> = {}): SignIn => ({
  token: 'tvs_ada',
  tvAccountId: numberedId(1),
  signalRAccessToken: 'signalr_ada',
  onboarded: 'true',
  isVerified: true,
  firstName: 'Ada',
  lastName: '',
  roles: '',
  prefBrowserLayout: '',
  prefScreenLayout: '',
  prefBrowseFolder: '',
  activeTeamId: null,
  email: 'ada@example.test',
  ...fields,
});
