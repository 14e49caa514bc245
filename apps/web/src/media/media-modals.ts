import type { TeamId } from '@confab/model';
import type { AssetFileType, AssetId } from '@confab/model/media';

/** A file that was chosen in the library. */
export interface ChosenAsset {
  readonly id: AssetId;
  readonly name: string;
  readonly fileType: AssetFileType;
}

/** Properties of the modal `mediaLibrary`: the library of a team. */
export interface MediaLibraryProps {
  readonly teamId: TeamId;
  /** The files that can be chosen (A3.71, A5.28). */
  readonly fileTypes: readonly AssetFileType[];
  /** Makes the library a picker. */
  readonly onSelect?: (asset: ChosenAsset) => void;
}

/** Properties of the modal `textFileEditor`, which changes the content of an asset. */
export interface AssetEditorProps {
  readonly teamId: TeamId;
  readonly assetId: AssetId;
  readonly fileName: string;
  /** Called after the content was stored. */
  readonly onSaved?: () => void;
}

/** Properties of the modal `imageEditor`, which changes the content of a picture. */
export interface ImageEditorProps extends Omit<AssetEditorProps, 'onSaved'> {
  /** Called after the picture was stored: another asset when browsers cannot write the format of the original. */
  readonly onSaved?: (saved: ChosenAsset) => void;
}
