import { Input } from '@mantine/core';
import { emptyId } from '@confab/model';
import { useState, type DragEvent } from 'react';
import { useEditingSession } from '../../../../editing/index.ts';
import { isAssetId } from '../../../../media/asset-addresses.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import { FieldError, getInputLabel } from '../../field/field-frame.tsx';
import { formatFieldText, getPlaceholderProps } from '../format-field-text.ts';
import { AssetDetail } from './asset-detail.tsx';
import { ImageActions } from './image-actions.tsx';
import { ImageThumbnail } from './image-thumbnail.tsx';
import { imageWords } from './image-words.ts';
import { useAssetMetadata } from '../../../../media/use-asset-metadata.ts';
import { useUploadImage } from './use-upload-image.ts';
import classes from './image-asset.module.css';

/**
 * An image of the media library by its asset id, or an image elsewhere by its web address (A3.36). Clearing stores the
 * all-zero id (A3.37). An image dropped on it is uploaded.
 */
export function ImageAssetInput({ itemId, path, property, value, isEnabled, onChange, control }: InputProps) {
  const say = useWords(imageWords);
  const { teamId } = useEditingSession();
  const text = formatFieldText(value);
  const written = text === emptyId ? '' : text;
  const { metadata, isMissing, reload } = useAssetMetadata(teamId, written);
  const { isUploading, failure, upload } = useUploadImage({ itemId, path }, onChange);
  const [isOver, setOver] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const isFile = isAssetId(written);
  const isImage = metadata === undefined || metadata.fileType === 'Images';
  const problem = isFile
    ? isMissing
      ? say.isMissing
      : isImage
        ? undefined
        : say.notAnImage(metadata.name)
    : isWebAddress(written) || written === ''
      ? undefined
      : say.notAnAddress;
  const error = control.error ?? (failure && <FieldError text={failure} />) ?? (isTyping ? undefined : problem);
  const shownError = typeof error === 'string' ? <FieldError text={{ message: error }} /> : error;

  function dragOver(event: DragEvent) {
    if (!isEnabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }
  function drop(event: DragEvent) {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!isEnabled || !file) return;
    event.preventDefault();
    void upload(file);
  }

  return (
    <Input.Wrapper id={control.id} error={shownError} errorProps={control.errorProps}>
      <div
        className={classes.image}
        data-over={isOver || undefined}
        onDragOver={dragOver}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <ImageThumbnail {...{ teamId, written }} alt={metadata?.name ?? ''} isShown={isImage && !isMissing} />
        <div className={classes.about}>
          {isFile ? (
            <FileName name={metadata?.name ?? (isMissing ? '' : say.loadingFile)}>
              {metadata?.width && metadata.height ? say.sizePx(metadata.width, metadata.height) : ''}
            </FileName>
          ) : (
            <Input
              required={control.required}
              error={shownError !== undefined}
              size="xs"
              placeholder={say.webAddress}
              {...getPlaceholderProps(property)}
              value={written}
              disabled={!isEnabled}
              spellCheck={false}
              autoComplete="off"
              onFocus={() => setTyping(true)}
              onBlur={() => setTyping(false)}
              onChange={(event) => onChange(event.currentTarget.value.trim() || emptyId)}
            />
          )}
          {isEnabled ? (
            <ImageActions
              label={getInputLabel(property)}
              id={control.id}
              {...{ teamId, isUploading, onChange }}
              // A file without metadata cannot be edited.
              file={isFile && isImage ? metadata : undefined}
              isSet={written !== ''}
              isNamed={isFile}
              onUpload={(file) => void upload(file)}
              onEdited={reload}
            />
          ) : null}
          <AssetDetail id={isFile ? written : ''} />
        </div>
      </div>
    </Input.Wrapper>
  );
}

function FileName({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <p className={classes.name} title={name}>
      {name}
      {children === '' ? null : <small>{children}</small>}
    </p>
  );
}

/** Whether a text is an address that channels show pictures from. */
function isWebAddress(text: string): boolean {
  return /^https?:/i.test(text) && URL.canParse(text);
}
