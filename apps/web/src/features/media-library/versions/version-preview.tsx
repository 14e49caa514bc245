import { findAssetKind } from '@confab/model/media';
import { Banner } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useVersionContent, type VersionRef } from '../../../media/asset-versions.ts';
import { VersionMedia } from '../../../media/version-media.tsx';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import classes from './versions.module.css';
import { words } from './words.ts';

/** How much of a long text is shown. */
const shownLength = 20_000;

interface VersionPreviewProps {
  readonly asset: VersionRef;
  /** The name of the file, which shows the kind of content. */
  readonly name: string;
}

/** The content of a version: a picture, a sound, or the beginning of a text. Pages and scripts are shown as text. */
export function VersionPreview({ asset, name }: VersionPreviewProps) {
  const say = useWords(words);
  const translate = useMessage();
  const kind = findAssetKind(name)?.preview;
  const content = useVersionContent(asset, kind === 'image' ? '300x300' : undefined);
  const label = say.previewOf(asset.version, name);
  if (content.isError) {
    return (
      <Banner level="error" isBoxed>
        {translate(content.error)}
      </Banner>
    );
  }
  if (!content.data) return <Skeleton height={120} radius="sm" />;
  if (kind === undefined) return <p className={classes.quiet}>{say.noPreview}</p>;
  if (kind === 'image' || kind === 'audio')
    return <VersionMedia kind={kind} content={content.data} label={label} className={classes.media} />;
  return <VersionText asset={asset} content={content.data} label={label} />;
}

interface VersionTextProps {
  readonly asset: VersionRef;
  readonly content: Blob;
  readonly label: string;
}

function VersionText({ asset: { teamId, assetId, version }, content, label }: VersionTextProps) {
  const say = useWords(words);
  const { data: text } = useQuery({
    queryKey: ['assetVersionText', teamId, assetId, version],
    queryFn: () => content.text(),
    staleTime: Infinity,
    gcTime: 60_000,
  });
  if (text === undefined) return <Skeleton height={120} radius="sm" />;
  return (
    <pre className={classes.text} tabIndex={0} aria-label={label}>
      {text === '' ? say.empty : text.slice(0, shownLength)}
      {text.length > shownLength && '…'}
    </pre>
  );
}
