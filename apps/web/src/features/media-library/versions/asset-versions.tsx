import type { FileItem } from '@confab/contracts';
import { Banner } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { AssetRef } from '../../../media/download-asset.ts';
import { NextPageButton } from '../../../loading/next-page-button.tsx';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import classes from './versions.module.css';
import { useAssetVersions, useRestoreVersion } from './use-asset-versions.ts';
import { VersionLine } from './version-line.tsx';
import { words } from './words.ts';
import type { Message } from '../../../words/message.ts';

interface AssetVersionsProps {
  readonly asset: AssetRef;
  readonly item: FileItem;
}

/** The versions of a file that are kept. Each can be looked at, downloaded, and brought back as the newest. */
export function AssetVersions({ asset, item }: AssetVersionsProps) {
  const say = useWords(words);
  const translate = useMessage();
  const list = useAssetVersions(asset);
  const restoring = useRestoreVersion(asset);
  const [failure, setFailure] = useState<Message>();
  const [openVersion, setOpenVersion] = useState<number>();
  const versions = list.data?.pages.flatMap((page) => page.versions) ?? [];
  const newest = versions[0]?.number ?? item.version;

  function restore(version: number) {
    setFailure(undefined);
    restoring.mutate({ version, expectedVersion: newest }, { onError: (error) => setFailure(error) });
  }

  const error = failure ?? list.error ?? undefined;
  return (
    <section className={classes.versions} aria-label={say.versions}>
      <h3>{say.versions}</h3>
      {list.isPending && <Skeleton height={36} radius="sm" />}
      {error !== undefined && (
        <Banner level="error" isBoxed>
          {translate(error)}
        </Banner>
      )}
      <p role="status" className={classes.status}>
        {restoring.isSuccess && say.restored(restoring.variables.version)}
      </p>
      <ul>
        {versions.map((version) => (
          <VersionLine
            key={version.number}
            {...{ asset, item, version }}
            isNewest={version.number === newest}
            isOpen={openVersion === version.number}
            isRestoring={restoring.isPending}
            onOpen={(isOpen) => setOpenVersion(isOpen ? version.number : undefined)}
            onRestore={() => restore(version.number)}
            onFailure={setFailure}
          />
        ))}
      </ul>
      <NextPageButton list={list} size="compact-sm">
        {say.showMore}
      </NextPageButton>
    </section>
  );
}
