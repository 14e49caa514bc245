import { describe, expect, test } from 'vitest';
import { waitUntilStored } from './wait-until-stored.ts';

/** A session with an edit that is not confirmed yet. */
function createSession(value: unknown) {
  let pendingCount = 1;
  let listener = () => {};
  const session = {
    getStatus: () => ({ pendingCount }),
    getValue: () => value,
    subscribeTo: (_topic: string, notify: () => void) => {
      listener = notify;
      return () => undefined;
    },
  };
  return {
    session: session as never,
    confirm() {
      pendingCount = 0;
      listener();
    },
  };
}
const place = { itemId: 'n', path: 'Response/AudioAssetId', assetId: 'a1' };

describe('waiting for the edit that names a recording', () => {
  test.each([['a1'], [{ Id: 'a1', Filename: 'a.mp3' }]])(
    'the wait ends when the server has confirmed the value %j',
    async (value) => {
      const { session, confirm } = createSession(value);
      let isStored = false;
      const waiting = waitUntilStored(session, place).then(() => (isStored = true));
      await Promise.resolve();
      expect(isStored).toBe(false);
      confirm();
      await waiting;
      expect(isStored).toBe(true);
    },
  );

  test('waiting for an edit fails when the value names another asset, as after a refused edit', async () => {
    const { session, confirm } = createSession('a2');
    const waiting = waitUntilStored(session, place);
    confirm();
    await expect(waiting).rejects.toThrow('does not name the asset a1');
  });
});
