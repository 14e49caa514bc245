import { IconMovie, IconMusic, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { isAssetId, useAssetAddresses } from '../../../media/asset-addresses.ts';
import classes from './conversation.module.css';

interface MediaViewProps {
  readonly kind: 'image' | 'audio' | 'video';
  readonly title: string;
  /** What the author entered: the id of a file of the team, or a web address. */
  readonly written: string;
}

const icons = { image: IconPhoto, audio: IconMusic, video: IconMovie };

/** A medium of a response. Files of the team are shown; media elsewhere are links. */
export function MediaView({ kind, title, written }: MediaViewProps) {
  const Icon = icons[kind];
  const url = useAssetUrl(kind, written);
  if (url !== undefined && kind === 'image') return <img className={classes.image} src={url} alt={title} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the response text beside the audio is its caption
  if (url !== undefined) return <audio className={classes.audio} controls src={url} aria-label={title} />;
  return (
    <span className={classes.medium}>
      <Icon size={16} aria-hidden="true" />
      {/^https?:\/\//.test(written) ? (
        <a href={written} target="_blank" rel="noopener noreferrer">
          {title}
        </a>
      ) : (
        title
      )}
      <span className={classes.address}>{written}</span>
    </span>
  );
}

/** The address of a file of the team. It stays the same when the ticket is renewed, so that a sound plays on. */
function useAssetUrl(kind: MediaViewProps['kind'], written: string): string | undefined {
  const { teamId } = useEditingSession();
  const isFile = kind !== 'video' && isAssetId(written);
  const { getImageUrl, getAudioUrl } = useAssetAddresses(teamId, isFile);
  const [shown, setShown] = useState<{ readonly written: string; readonly url: string }>();
  if (!isFile) return undefined;
  const url = kind === 'image' ? getImageUrl(written, '800x600') : getAudioUrl(written);
  if (url !== undefined && shown?.written !== written) setShown({ written, url });
  return shown?.written === written ? shown.url : url;
}
