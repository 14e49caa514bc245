import type { EditingSession } from '../../../editing/index.ts';

/** The value of an item that shall name an asset. */
interface AssetPlace {
  readonly itemId: string;
  readonly path: string;
  readonly assetId: string;
}

/**
 * Waits until the server has confirmed all edits of a session, and checks that a value names an asset then. It waits for
 * ever when the session is closed before, because the last edits of a closed session are not sent.
 *
 * @throws when the value does not name the asset: the edit was refused, or its item is not open
 */
export async function waitUntilStored(
  session: Pick<EditingSession, 'getStatus' | 'getValue' | 'subscribeTo'>,
  { itemId, path, assetId }: AssetPlace,
): Promise<void> {
  const isSent = () => session.getStatus().pendingCount === 0;
  if (!isSent())
    await new Promise<void>((resolve) => {
      const stop = session.subscribeTo('status', () => {
        if (!isSent()) return;
        stop();
        resolve();
      });
    });
  // Values are ids, or objects or texts with an id.
  const value = JSON.stringify(session.getValue(itemId, path) ?? '');
  if (!value.includes(assetId)) throw new Error(`The value ${path} does not name the asset ${assetId}.`);
}
