import type { FileItem } from '@confab/contracts';
import type { AssetId } from '@confab/model/media';

/** A file of the library, whose id is that of its asset. */
export type LibraryFile = FileItem & { readonly id: AssetId };

/** Whether an item of the library is a file, and no folder. */
export const isLibraryFile = (item: FileItem): item is LibraryFile => item.isFile;
