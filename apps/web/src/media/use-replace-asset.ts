import type { TeamId } from '@confab/model';
import type { AssetId, AssetMetadata } from '@confab/model/media';
import { useRef } from 'react';
import { ApiFailure } from '../api/api-client.ts';
import { useApi } from '../api/api-context.tsx';
import { openModal } from '../modals/modal-store.ts';
import { newId } from '../platform/new-id.ts';
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

/** A content that was sent and not stored, as far as this browser knows. */
interface SentContent {
  readonly assetId: AssetId;
  readonly content: Blob;
  readonly uploadId: string;
}

/**
 * Returns a function that uploads an edited content into its asset. When another author has changed the asset since, it
 * asks whether to replace their version. The same content that is sent again after a failure is stored once.
 *
 * It fails with an `ApiFailure`: with the one of the conflict when the answer is no.
 */
export function useReplaceAsset() {
  const api = useApi();
  const say = useWords(words);
  const sent = useRef<SentContent>(undefined);

  async function findUploadId(assetId: AssetId, content: Blob): Promise<string> {
    const previous = sent.current;
    const isRepeated = previous?.assetId === assetId && (await areEqual(previous.content, content));
    const uploadId = isRepeated ? previous.uploadId : newId();
    sent.current = { assetId, content, uploadId };
    return uploadId;
  }
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
    const target = { ...asset, replaces: true, uploadId: await findUploadId(asset.assetId, content) };
    const expected = version === undefined ? {} : { expectedVersion: version };
    const stored = await uploadAsset(api, content, { ...target, ...expected }, onProgress, signal).catch(
      async (error: unknown) => {
        const isConflict = error instanceof ApiFailure && error.status === 409;
        if (!isConflict || !(await askToReplace(asset.fileName))) throw error;
        return uploadAsset(api, content, target, onProgress, signal);
      },
    );
    sent.current = undefined;
    return stored;
  };
}

async function areEqual(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [bytes, otherBytes] = await Promise.all(
    [one, other].map(async (blob) => new Uint8Array(await blob.arrayBuffer())),
  );
  return bytes?.every((byte, at) => byte === otherBytes?.[at]) === true;
}
