import type { FileItem } from '@confab/contracts';
import type { AssetFileType } from '@confab/model/media';
import {
  IconBrandJavascript,
  IconBrandTypescript,
  IconFile,
  IconFileText,
  IconFileTypeHtml,
  IconFolder,
  IconMusic,
  IconPhoto,
} from '@tabler/icons-react';

const icons: Readonly<Record<AssetFileType, typeof IconFile>> = {
  General: IconFile,
  Images: IconPhoto,
  Audio: IconMusic,
  Html: IconFileTypeHtml,
  Text: IconFileText,
  Typescript: IconBrandTypescript,
  JavaScript: IconBrandJavascript,
};

/** The icon of a file by its type, or of a folder. */
export function FileIcon({ item, size = 18 }: { readonly item: FileItem; readonly size?: number }) {
  const Icon = item.isFile ? icons[item.fileType ?? 'General'] : IconFolder;
  return <Icon size={size} stroke={1.5} aria-hidden="true" />;
}
