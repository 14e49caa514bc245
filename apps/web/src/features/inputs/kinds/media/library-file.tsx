import { Input } from '@mantine/core';
import { getAssetFileType } from '@confab/inputs';
import { emptyId } from '@confab/model';
import { IconButton } from '@confab/ui';
import { IconFolderOpen, IconX } from '@tabler/icons-react';
import { useEditingSession } from '../../../../editing/index.ts';
import { isAssetId } from '../../../../media/asset-addresses.ts';
import { openModal } from '../../../../modals/modal-store.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import { FieldError, getInputLabel } from '../../field/field-frame.tsx';
import { formatFieldText, getPlaceholderProps } from '../format-field-text.ts';
import { words } from '../words.ts';
import { AssetDetail } from './asset-detail.tsx';
import { imageWords } from './image-words.ts';
import { useAssetMetadata } from '../../../../media/use-asset-metadata.ts';
import classes from './library-input.module.css';

/**
 * A file of the media library by its asset id: of any kind, or of the one that the input shows (A5.28, A5.29). What is
 * not an id of a file can be typed. Clearing stores the all-zero id (A3.37).
 */
export function LibraryFileInput({ property, value, isEnabled, onChange, control }: InputProps) {
  const say = useWords(imageWords);
  const kindWords = useWords(words);
  const { teamId } = useEditingSession();
  const text = formatFieldText(value);
  const written = text === emptyId ? '' : text;
  const isFile = isAssetId(written);
  const { metadata, isMissing } = useAssetMetadata(teamId, written);
  const fileType = getAssetFileType(property);
  const isFit = metadata === undefined || fileType === undefined || metadata.fileType === fileType;
  const problem = isFile && isMissing ? say.isMissing : isFit ? undefined : say.isOtherKind(metadata.name);
  const error = control.error ?? (problem === undefined ? undefined : <FieldError text={{ message: problem }} />);
  const hasError = error !== undefined && error !== null;
  const label = getInputLabel(property);

  function choose() {
    const fileTypes = [fileType ?? 'General'] as const;
    // The session's team is the open one.
    openModal('mediaLibrary', { teamId, fileTypes, onSelect: ({ id }) => onChange(id) });
  }

  return (
    <Input.Wrapper id={control.id} error={error} errorProps={control.errorProps}>
      <div className={classes.row}>
        {isFile ? (
          <Input
            required={control.required}
            error={hasError}
            className={classes.text ?? ''}
            value={metadata?.name ?? (isMissing ? written : say.loadingFile)}
            disabled={!isEnabled}
            readOnly
          />
        ) : (
          <Input
            required={control.required}
            error={hasError}
            className={classes.text ?? ''}
            placeholder={kindWords.assetId}
            {...getPlaceholderProps(property)}
            value={written}
            disabled={!isEnabled}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange(event.currentTarget.value.trim() || emptyId)}
          />
        )}
        {isEnabled && <IconButton label={say.chooseFor(label)} icon={<IconFolderOpen size={18} />} onClick={choose} />}
        {isEnabled && written !== '' && (
          <IconButton label={say.clear} icon={<IconX size={18} />} onClick={() => onChange(emptyId)} />
        )}
      </div>
      <AssetDetail id={isFile ? written : ''} />
    </Input.Wrapper>
  );
}
