import type { TeamId } from '@confab/model';
import { IconPhoto, IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { isAssetId, useAssetAddresses } from '../../../../media/asset-addresses.ts';
import { useWords } from '../../../../words/define-words.ts';
import { imageWords } from './image-words.ts';
import classes from './image-asset.module.css';

interface ImageThumbnailProps {
  readonly teamId: TeamId;
  /** The id of an asset or a web address. */
  readonly written: string;
  readonly alt: string;
  /** Whether the value is known to be a picture. */
  readonly isShown: boolean;
}

/** The preview of a picture, asked for in 512x512 (A9.19), or an icon when there is none or it cannot be loaded. */
export function ImageThumbnail({ teamId, written, alt, isShown }: ImageThumbnailProps) {
  const say = useWords(imageWords);
  const isFile = isAssetId(written);
  const { getImageUrl } = useAssetAddresses(teamId, isFile && isShown);
  const [failed, setFailed] = useState('');
  // The policy of the page refuses pictures of other origins: only channels show those.
  const url = isShown && isFile ? getImageUrl(written, '512x512') : undefined;
  if (url === undefined || url !== failed)
    return (
      <span className={classes.thumbnail}>
        {url === undefined ? (
          <IconPhoto size={24} aria-hidden="true" />
        ) : (
          <img src={url} alt={alt} onError={() => setFailed(url)} />
        )}
      </span>
    );
  return (
    <span className={classes.thumbnail} title={say.notLoaded}>
      <IconPhotoOff size={24} role="img" aria-label={say.notLoaded} />
    </span>
  );
}
