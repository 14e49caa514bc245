import type { FileItem } from '@confab/contracts';
import { Button } from '@mantine/core';
import { IconPencil, IconPhotoOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAssetAddresses, useRefreshAddresses } from '../../../../media/asset-addresses.ts';
import { openModal } from '../../../../modals/modal-store.ts';
import { useWords } from '../../../../words/define-words.ts';
import { createLibraryKey } from '../../data/library-queries.ts';
import classes from '../details.module.css';
import type { AssetRef } from '../use-asset-details.ts';
import { words } from '../../words.ts';

export interface PreviewProps {
  readonly asset: AssetRef;
  readonly item: FileItem;
}

/** A picture in 300x300 (A2.88), with the editor of pictures. */
export function ImagePreview({ asset: { teamId, assetId }, item }: PreviewProps) {
  const say = useWords(words);
  const queries = useQueryClient();
  const { getImageUrl } = useAssetAddresses(teamId);
  const refreshAddresses = useRefreshAddresses(teamId);
  const [failedAddress, setFailedAddress] = useState<string>();
  const address = getImageUrl(assetId, '300x300');

  function edit() {
    const onSaved = () => {
      void refreshAddresses();
      void queries.invalidateQueries({ queryKey: createLibraryKey(teamId) });
    };
    openModal('imageEditor', { teamId, assetId, fileName: item.name, onSaved });
  }

  return (
    <div className={classes.preview}>
      <div className={classes.picture}>
        {address !== undefined && failedAddress === address && (
          <span className={classes.noPicture}>
            <IconPhotoOff size={24} aria-hidden="true" />
            {say.noPicture}
          </span>
        )}
        {address !== undefined && failedAddress !== address && (
          <img src={address} alt={say.previewOf(item.name)} onError={() => setFailedAddress(address)} />
        )}
      </div>
      {item.permission.writeContents && (
        <div className={classes.actions}>
          <Button size="compact-sm" variant="default" leftSection={<IconPencil size={16} />} onClick={edit}>
            {say.edit}
          </Button>
        </div>
      )}
    </div>
  );
}
