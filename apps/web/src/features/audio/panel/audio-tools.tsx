import { Button, FileButton } from '@mantine/core';
import { IconFolder, IconGauge, IconMicrophone, IconScissors, IconUpload, IconX } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../audio.module.css';
import { words } from '../words.ts';
import { RemovableButton } from './removable-button.tsx';

interface AudioToolsProps {
  /** A recording is in progress, which blocks all tools (A2.102). */
  readonly isBusy: boolean;
  readonly hasAsset: boolean;
  /** Whether the file can be cut. */
  readonly canEdit: boolean;
  /** The label of the audio; blank if the page has one. */
  readonly label: string;
  /** Whether another audio can be chosen. */
  readonly canChoose: boolean;
  readonly canRecord: boolean;
  readonly isChecking: boolean;
  readonly onRecord: () => void;
  readonly onLibrary: () => void;
  readonly onUpload: (file: File) => void;
  readonly onEdit: () => void;
  readonly onClear: () => void;
  /** Undefined until the audio can be read. */
  readonly onCheck?: () => void;
}

/** The files that the picker suggests (A5.27). */
const acceptedType = 'audio/mpeg';
const iconPx = 16;

/** The buttons of an audio: record, library, upload, edit, check and clear. */
export function AudioTools(props: AudioToolsProps) {
  const { isBusy, hasAsset, canEdit, canChoose, canRecord, isChecking, label } = props;
  const { onRecord, onLibrary, onUpload, onEdit, onClear, onCheck } = props;
  const say = useWords(words);
  const name = (text: string) => (label === '' ? {} : { 'aria-label': say.ofAudio(text, label) });
  const shared = { size: 'compact-sm', variant: 'default', disabled: isBusy } as const;
  return (
    <div className={classes.tools}>
      {canRecord ? (
        <Button
          {...shared}
          leftSection={<IconMicrophone className={classes.microphone} size={iconPx} aria-hidden="true" />}
          {...name(hasAsset ? say.recordAgain : say.record)}
          onClick={onRecord}
        >
          {hasAsset ? say.recordAgain : say.record}
        </Button>
      ) : null}
      {canChoose ? (
        <>
          <Button
            {...shared}
            leftSection={<IconFolder size={iconPx} aria-hidden="true" />}
            {...name(say.library)}
            onClick={onLibrary}
          >
            {say.library}
          </Button>
          <FileButton accept={acceptedType} onChange={(file) => file && onUpload(file)}>
            {(button) => (
              <Button
                {...shared}
                {...button}
                {...name(say.upload)}
                leftSection={<IconUpload size={iconPx} aria-hidden="true" />}
              >
                {say.upload}
              </Button>
            )}
          </FileButton>
        </>
      ) : null}
      {hasAsset ? (
        <>
          <Button
            {...shared}
            disabled={isBusy || !canEdit}
            leftSection={<IconScissors size={iconPx} aria-hidden="true" />}
            {...name(say.edit)}
            onClick={onEdit}
          >
            {say.edit}
          </Button>
          <Button
            {...shared}
            disabled={isBusy || isChecking || onCheck === undefined}
            leftSection={<IconGauge size={iconPx} aria-hidden="true" />}
            {...name(isChecking ? say.checking : say.checkSound)}
            onClick={onCheck}
          >
            {isChecking ? say.checking : say.checkSound}
          </Button>
          {canChoose ? (
            <RemovableButton
              {...shared}
              leftSection={<IconX size={iconPx} aria-hidden="true" />}
              {...name(say.clear)}
              onClick={onClear}
            >
              {say.clear}
            </RemovableButton>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
