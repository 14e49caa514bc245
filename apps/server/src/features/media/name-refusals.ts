import { invalid, mediaMessages, unprocessable } from '@confab/contracts';
import {
  assetNameMax,
  findAssetKind,
  findFileNameFault,
  findFolderNameFault,
  tidyAssetName,
  type AssetKind,
  type AssetNameFault,
} from '@confab/model/media';

const messages: Readonly<Record<AssetNameFault, string>> = {
  empty: mediaMessages.nameEmpty,
  tooLong: mediaMessages.nameTooLong,
  characters: mediaMessages.nameCharacters,
  reserved: mediaMessages.nameReserved,
  kind: mediaMessages.kindNotAllowed,
  twoExtensions: mediaMessages.twoExtensions,
};

/** The values of the messages about names. */
export const nameParts = { most: assetNameMax };

/** The message about a name, with `nameParts` for its values; undefined for a good one. */
export function describeNameFault(fault: AssetNameFault | undefined): string | undefined {
  return fault && messages[fault];
}

/** A name of a file as it is stored, and its kind. @throws 400 for a bad name, 422 for a kind that is not kept */
export function acceptFileName(text: string): { readonly name: string; readonly kind: AssetKind } {
  const name = tidyAssetName(text);
  const fault = findFileNameFault(name);
  const kind = findAssetKind(name);
  if (fault === undefined && kind) return { name, kind };
  const message = describeNameFault(fault) ?? mediaMessages.kindNotAllowed;
  throw fault === 'kind' || fault === 'twoExtensions' ? unprocessable(message, nameParts) : invalid(message, nameParts);
}

/** What is wrong with the name of a folder, and the name as it is stored. */
export function readFolderName(text: string): { readonly name: string; readonly message: string | undefined } {
  const name = tidyAssetName(text);
  return { name, message: describeNameFault(findFolderNameFault(name)) };
}
