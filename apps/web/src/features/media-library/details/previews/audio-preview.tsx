import { AudioAssetPanel } from '../../../audio/index.ts';
import type { PreviewProps } from './image-preview.tsx';

/** A sound with its player and transcript (A2.88); who may write it can record and cut it. */
export function AudioPreview({ asset: { teamId, assetId }, item }: PreviewProps) {
  return <AudioAssetPanel {...{ teamId, assetId }} fileName={item.name} isEnabled={item.permission.writeContents} />;
}
