import { signInCalls } from '@confab/contracts';
import type { ApiClient } from '../../../api/api-client.ts';
import { choosePalette } from '../../../session/palette-store.ts';
import { startSession } from '../../../session/session-store.ts';
import { readAnswer } from './account-site.ts';

/**
 * Signs in with the code in the fragment of an address, and applies the palette that was chosen on the other site. A
 * code that does not work changes nothing.
 */
export async function redeemHandover(api: ApiClient, hash: string): Promise<void> {
  const answer = readAnswer(hash);
  if (!answer) return;
  const { code, state, palette } = answer;
  try {
    startSession(await api.call(signInCalls.redeemHandover, { body: { code, ...(state !== undefined && { state }) } }));
    if (palette) choosePalette(palette);
  } catch {
    // The code has expired: a signed-in account stays signed in, others sign in as usual.
  }
}
