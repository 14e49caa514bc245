import { AudioAssetPanel } from '../../../audio/index.ts';
import type { PreviewProps } from './image-preview.tsx';

interface AudioPreviewProps extends PreviewProps {
  readonly onAddFile: ((file: File) => void) | undefined;
}

/**
 * A sound with its player and transcript (A2.88); who may write it can record and cut it. What is cut from a file that is no
 * mp3 becomes another file.
 */
export function AudioPreview({ asset: { teamId, assetId }, item, onAddFile }: AudioPreviewProps) {
  return (
    <AudioAssetPanel
      {...{ teamId, assetId }}
      fileName={item.name}
      isEnabled={item.permission.writeContents}
      {...(onAddFile && { onAddFile })}
    />
  );
}
