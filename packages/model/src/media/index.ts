export { assetFolderIdSchema, assetIdSchema, type AssetFolderId, type AssetId } from '../ids.ts';
export {
  assetFileTypes,
  assetKinds,
  findAssetKind,
  getExtension,
  listExtensions,
  picturePixelsMax,
  teamAssetsMax,
  type AssetFileType,
  type AssetKind,
  type AssetSignature,
} from './asset-kinds.ts';
export {
  assetNameMax,
  findFileNameFault,
  findFolderNameFault,
  findFreeName,
  tidyAssetName,
  toNameKey,
  type AssetNameFault,
} from './asset-name.ts';
export {
  audioFormats,
  fillAssetAddress,
  iconSides,
  imageSizes,
  readImageSize,
  thumbnailSize,
  type AudioFormat,
  type IconSide,
  type ImageSize,
} from './asset-sizes.ts';
export type { MediaStatus } from './media-status.ts';
export { assetMetadataSchema, type AssetMetadata } from './media.ts';
export { sniffedBytes, sniffSignature } from './sniff-signature.ts';
