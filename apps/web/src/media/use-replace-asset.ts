import type { TeamId } from '@confab/model';
import type { AssetId, AssetMetadata } from '@confab/model/media';
import { ApiFailure } from '../api/api-client.ts';
import { useApi } from '../api/api-context.tsx';
import { openModal } from '../modals/modal-store.ts';
import { useWords } from '../words/define-words.ts';
import { uploadAsset } from './upload-asset.ts';
import { words } from './words.ts';

/** An asset whose content was edited. */
export interface EditedAsset {
  readonly teamId: TeamId;
  readonly assetId: AssetId;
  readonly fileName: string;
  /** The version that was edited; undefined replaces any. */
  readonly version: number | undefined;
}

/**
 * Returns a function that uploads an edited content into its asset. When somebody else has changed the asset since, it
 * asks whether to replace their version.
 *
 * It fails with an `ApiFailure`: with that of the conflict when the answer is no.
 */
export function useReplaceAsset() {
  const api = useApi();
  const say = useWords(words);

  async function askToReplace(fileName: string): Promise<boolean> {
    return new Promise((resolve) => {
      openModal('confirmationModal', {
        title: say.replaceTitle,
        message: say.replaceText(fileName),
        confirmLabel: say.replace,
        onConfirm: () => resolve(true),
        onCancel: () => resolve(false),
      });
    });
  }
  return async (
    content: Blob,
    { version, ...asset }: EditedAsset,
    onProgress: (sent: number, total: number) => void,
    signal: AbortSignal,
  ): Promise<AssetMetadata> => {
    const target = { ...asset, replaces: true };
    const expected = version === undefined ? {} : { expectedVersion: version };
    try {
      return await uploadAsset(api, content, { ...target, ...expected }, onProgress, signal);
    } catch (error) {
      const isConflict = error instanceof ApiFailure && error.status === 409;
      if (!isConflict || !(await askToReplace(asset.fileName))) throw error;
      return uploadAsset(api, content, target, onProgress, signal);
    }
  };
}
