import { IconAlertTriangle, IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { isAssetId, useAssetAddresses, type AssetAddresses } from '../../../media/asset-addresses.ts';
import { useFileTime } from '../../../media/asset-versions.ts';
import { useAssetMetadata } from '../../../media/use-asset-metadata.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from './asset-view.module.css';
import { EarlierFile } from './earlier-file.tsx';
import { words } from './words.ts';

/** A file of the library: a picture that opens, a sound that plays, any other file by its name. An address is shown as text. */
export function AssetView({ id }: { readonly id: string }) {
  return isAssetId(id) ? <LibraryFile id={id} /> : <span className={classes.name}>{id}</span>;
}

function LibraryFile({ id }: { readonly id: string }) {
  const say = useWords(words);
  const { teamId } = useEditingSession();
  const time = useFileTime();
  const { metadata, isMissing } = useAssetMetadata(teamId, id);
  const addresses = useAssetAddresses(teamId, metadata !== undefined);
  if (isMissing)
    return (
      <span className={classes.missing}>
        <IconAlertTriangle size={14} aria-hidden="true" />
        {say.missingFile}
      </span>
    );
  if (metadata === undefined) return <span className={classes.quiet}>{say.loadingFile}</span>;
  const { name, fileType } = metadata;
  const file = { id, name, addresses };
  const newest = (
    <figure className={classes.file}>
      {fileType === 'Images' && <Picture {...file} />}
      {fileType === 'Audio' && <Sound {...file} />}
      <figcaption className={classes.name}>{name}</figcaption>
    </figure>
  );
  return time === undefined ? newest : <EarlierFile teamId={teamId} file={metadata} newest={newest} />;
}

interface FileProps {
  readonly id: string;
  readonly name: string;
  readonly addresses: AssetAddresses;
}

function Picture({ id, name, addresses }: FileProps) {
  const say = useWords(words);
  const [failed, setFailed] = useState('');
  const url = addresses.getImageUrl(id, '300x300');
  if (url === undefined) return <span className={classes.picture} />;
  if (url === failed)
    return (
      <span className={classes.picture}>
        <IconPhotoOff size={24} role="img" aria-label={say.noPicture} />
      </span>
    );
  return (
    <a
      className={classes.picture}
      href={addresses.getFileUrl(id)}
      target="_blank"
      rel="noreferrer"
      aria-label={say.openFile(name)}
    >
      <img src={url} alt="" onError={() => setFailed(url)} />
    </a>
  );
}

function Sound({ id, name, addresses }: FileProps) {
  const url = addresses.getAudioUrl(id);
  if (url === undefined) return null;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words of the sound are beside it, as the text of its response
  return <audio className={classes.sound} src={url} controls preload="metadata" aria-label={name} />;
}
