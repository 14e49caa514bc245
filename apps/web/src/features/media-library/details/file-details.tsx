import { isVip } from '@confab/access';
import { findAssetKind } from '@confab/model/media';
import { Banner } from '@confab/ui';
import { useFormatTime } from '../../../dates/index.ts';
import { useSession } from '../../../session/session-store.ts';
import { useLanguage } from '../../../words/language.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import type { LibraryFile } from '../data/is-library-file.ts';
import type { LibraryClient } from '../data/library-client.ts';
import { formatSize } from '../list/format-size.ts';
import { AssetVersions } from '../versions/asset-versions.tsx';
import { AssetUses } from './asset-uses.tsx';
import { DetailsHead } from './details-head.tsx';
import { Facts } from './facts.tsx';
import { AudioPreview } from './previews/audio-preview.tsx';
import { ImagePreview } from './previews/image-preview.tsx';
import { TextPreview } from './previews/text-preview.tsx';
import { useAssetMetadata } from './use-asset-details.ts';
import { words } from '../words.ts';

interface FileDetailsProps {
  readonly item: LibraryFile;
  readonly client: LibraryClient;
  readonly onAddFile: ((file: File) => void) | undefined;
}

/** The details of a file: its preview, its data, and its usages. */
export function FileDetails({ item, client: { teamId }, onAddFile }: FileDetailsProps) {
  const say = useWords(words);
  const translate = useMessage();
  const format = useFormatTime();
  const language = useLanguage((state) => state.language);
  const roles = useSession((state) => state.signIn?.roles ?? '');
  const asset = { teamId, assetId: item.id };
  const metadata = useAssetMetadata(asset);
  const known = metadata.data;
  const preview = findAssetKind(item.name)?.preview;
  const previewProps = { asset, item };
  return (
    <>
      <DetailsHead item={item} />
      {preview === 'image' && <ImagePreview {...previewProps} />}
      {preview === 'audio' && <AudioPreview {...previewProps} onAddFile={onAddFile} />}
      {preview !== undefined && preview !== 'image' && preview !== 'audio' && (
        <TextPreview {...previewProps} kind={preview} />
      )}
      {metadata.isError && (
        <Banner level="error" isBoxed>
          {translate(metadata.error)}
        </Banner>
      )}
      <Facts
        facts={[
          [say.column('type'), `${say.fileType(item.fileType ?? 'General')} (${item.type})`],
          [say.column('size'), formatSize(item.size, language)],
          [say.dimensions, known?.width && known.height ? say.pixels(known.width, known.height) : undefined],
          [say.location, item.filterPath],
          [say.created, format(item.dateCreated)],
          [say.column('dateModified'), format(item.dateModified)],
          [say.version, known && say.versionBy(known.version.number, known.version.authorName)],
          [say.assetId, isVip(roles) ? item.id : undefined],
        ]}
      />
      {item.version > 1 && <AssetVersions asset={asset} item={item} />}
      <AssetUses asset={asset} />
    </>
  );
}
