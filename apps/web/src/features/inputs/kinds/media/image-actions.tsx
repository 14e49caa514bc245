import { IconButton } from '@confab/ui';
import { FileButton } from '@mantine/core';
import { emptyId } from '@confab/model';
import type { TeamId } from '@confab/model';
import type { AssetMetadata } from '@confab/model/media';
import { IconCrop, IconFolderOpen, IconUpload, IconX } from '@tabler/icons-react';
import { openModal } from '../../../../modals/modal-store.ts';
import { useWords } from '../../../../words/define-words.ts';
import { imageWords } from './image-words.ts';
import { imageExtensions } from './use-upload-image.ts';
import classes from './image-asset.module.css';

interface ImageActionsProps {
  readonly label: string;
  /** The id of the control, for the label of the input. */
  readonly id: string;
  readonly teamId: TeamId;
  /** The chosen file of the library. */
  readonly file: AssetMetadata | undefined;
  readonly isSet: boolean;
  /** Whether the first button gets `id`, so that the label of the input belongs to it. */
  readonly isNamed: boolean;
  readonly isUploading: boolean;
  readonly onUpload: (file: File) => void;
  readonly onChange: (id: string) => void;
  /** Called after the content of the file was replaced. */
  readonly onEdited: () => void;
}

const icon = { size: 16, 'aria-hidden': true } as const;

/** The buttons of an image: choose from the library, upload, edit and clear. */
export function ImageActions({ label, id, file, isSet, isNamed, isUploading, ...props }: ImageActionsProps) {
  const say = useWords(imageWords);
  const { teamId, onUpload, onChange, onEdited } = props;

  function edit(edited: AssetMetadata) {
    const { assetId, name: fileName } = edited;
    openModal('imageEditor', {
      teamId,
      assetId,
      fileName,
      onSaved: (saved) => (saved.id === assetId ? onEdited() : onChange(saved.id)),
    });
  }

  return (
    <div className={classes.actions}>
      <IconButton
        {...(isNamed ? { id } : {})}
        size={28}
        label={say.chooseFor(label)}
        icon={<IconFolderOpen {...icon} />}
        onClick={() =>
          openModal('mediaLibrary', { teamId, fileTypes: ['Images'], onSelect: (chosen) => onChange(chosen.id) })
        }
      />
      <FileButton accept={imageExtensions} onChange={(chosen) => chosen && onUpload(chosen)}>
        {(button) => (
          <IconButton
            {...button}
            size={28}
            label={say.uploadFor(label)}
            loading={isUploading}
            icon={<IconUpload {...icon} />}
          />
        )}
      </FileButton>
      {file ? (
        <IconButton size={28} label={say.editFor(label)} icon={<IconCrop {...icon} />} onClick={() => edit(file)} />
      ) : null}
      {isSet ? (
        <IconButton size={28} label={say.clear} icon={<IconX {...icon} />} onClick={() => onChange(emptyId)} />
      ) : null}
    </div>
  );
}
