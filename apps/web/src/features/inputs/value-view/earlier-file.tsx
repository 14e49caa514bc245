import type { TeamId } from '@confab/model';
import type { AssetMetadata } from '@confab/model/media';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import {
  createVersionAtQuery,
  useFileTime,
  useVersionContent,
  type VersionRef,
} from '../../../media/asset-versions.ts';
import { VersionMedia } from '../../../media/version-media.tsx';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import classes from './asset-view.module.css';
import { words } from './words.ts';

interface EarlierFileProps {
  readonly teamId: TeamId;
  readonly file: Pick<AssetMetadata, 'assetId' | 'name' | 'fileType'>;
  /** Shown when the file still has the content of that moment. */
  readonly newest: ReactNode;
}

/** A file with the content that it had at the moment of the nearest `FileTimeProvider`. */
export function EarlierFile({ teamId, file, newest }: EarlierFileProps) {
  const say = useWords(words);
  const translate = useMessage();
  const { data, error } = useQuery(createVersionAtQuery(useApi(), teamId, file.assetId, useFileTime()));
  if (error) return <span className={classes.missing}>{translate(error)}</span>;
  if (data === undefined) return <span className={classes.quiet}>{say.loadingFile}</span>;
  if (data !== 'gone' && data.isNewest) return newest;
  const { name, assetId, fileType } = file;
  const kind = fileType === 'Images' ? 'image' : fileType === 'Audio' ? 'audio' : undefined;
  return (
    <figure className={classes.file}>
      {data === 'gone' && <span className={classes.missing}>{say.versionGone}</span>}
      {data !== 'gone' && kind && (
        <VersionContent kind={kind} name={name} version={{ teamId, assetId, version: data.number }} />
      )}
      <figcaption className={classes.name}>{data === 'gone' ? name : say.fileVersion(name, data.number)}</figcaption>
    </figure>
  );
}

interface VersionContentProps {
  readonly kind: 'image' | 'audio';
  readonly name: string;
  readonly version: VersionRef;
}

function VersionContent({ kind, name, version }: VersionContentProps) {
  const say = useWords(words);
  const translate = useMessage();
  const { data, error } = useVersionContent(version, kind === 'image' ? '300x300' : undefined);
  if (error) return <span className={classes.missing}>{translate(error)}</span>;
  if (!data) return <span className={classes.quiet}>{say.loadingFile}</span>;
  const label = say.fileVersion(name, version.version);
  const media = (className: string | undefined) => (
    <VersionMedia kind={kind} content={data} label={label} className={className} />
  );
  return kind === 'audio' ? media(classes.sound) : <span className={classes.picture}>{media(undefined)}</span>;
}
