import { signInCalls } from '@confab/contracts';
import type { ApiClient } from '../../api/api-client.ts';
import { deleteDatabases } from '../../platform/delete-databases.ts';
import { readKeptTexts } from './kept-texts.ts';
import { endSession, storeSession } from '../session-store.ts';

/**
 * Ends the session in this browser at once and asks the server to end it too, whatever the answer, because a session
 * also expires on its own (P4.14). Recordings in this browser are deleted too: call it through `useLogOut`, which asks
 * before.
 *
 * @param leave opens the page that is shown next, before the session ends
 */
export function logOut(api: ApiClient, leave: () => void = () => undefined): void {
  const storeKeptTexts = readKeptTexts();
  const ending = api.call(signInCalls.logout, { body: {} }, { outlivesPage: true }).catch(() => null);
  leave();
  endSession();
  void deleteDatabases();
  // Its answer makes the browser clear its storage, even if another person has signed in before it arrived.
  void ending.then(() => {
    storeSession();
    storeKeptTexts();
  });
}
