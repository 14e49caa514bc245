import { Alert } from '@mantine/core';
import { emptyId, type TeamId } from '@confab/model';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { isAssetId, useAssetAddresses, useRefreshAddresses } from '../../../media/asset-addresses.ts';
import { useAssetMetadata } from '../../../media/use-asset-metadata.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../audio.module.css';
import type { KeptRecording } from '../kept/recording-store.ts';
import { SoundAdvice } from '../measure/sound-advice.tsx';
import type { SoundMeasures } from '../measure/measure-sound.ts';
import { useSoundCheck } from '../measure/use-sound-check.ts';
import { useAudioPlayer } from '../player/use-audio-player.ts';
import { RecorderBar } from '../recorder/recorder-bar.tsx';
import { isRecorderBusy } from '../recorder/recorder-state.ts';
import { TranscriptArea } from '../transcript/transcript-area.tsx';
import { words } from '../words.ts';
import { AudioTools } from './audio-tools.tsx';
import { KeptRecordings } from './kept-recordings-list.tsx';
import { canCut, isNameOfMp3 } from './can-cut.ts';
import { ChosenSound } from './chosen-sound.tsx';
import { getMediaStatus } from './media-status.ts';
import { openAudioLibrary } from './open-audio-library.ts';
import { useFileUpload } from './use-file-upload.ts';
import { useRecording } from './use-recording.ts';
import { useWhenOnline } from './use-when-online.ts';

/** An audio of the library that was recorded, uploaded or chosen; the empty id after it was cleared. */
export interface ChosenAudio {
  readonly id: string;
  readonly fileName: string;
}

export interface AudioAssetPanelProps {
  readonly teamId: TeamId;
  /** Blank or the all-zero id for none. */
  readonly assetId: string;
  /** Blank when it is not known. */
  readonly fileName: string;
  readonly isEnabled: boolean;
  /** What the audio is, for the names of buttons that other audios of the page have too. */
  readonly label?: string;
  /** The expected text: it helps to transcribe, and is compared with the transcript. */
  readonly expectedText?: string;
  /** The hash of the words that a recording is made from. */
  readonly wordsHash?: string;
  /** Whether the words have changed since the recording. */
  readonly isStale?: boolean;
  /** A key of the place of the audio, under which recordings are kept in the browser. Default: the asset. */
  readonly target?: string;
  /**
   * Receives another audio for this input, with the hash of the words it was recorded from. Without it the panel shows
   * one asset of the library: recording replaces its content, and there is no choice.
   */
  readonly onChange?: (audio: ChosenAudio, wordsHash: string) => void;
  /**
   * Reads the asset that the input names at this moment, even after the panel was closed: an upload does not replace
   * what was chosen after it was begun.
   */
  readonly getAssetId?: () => string;
  /** Adds a file to the library: the cut part of a sound that is not an mp3, if `onChange` cannot accept it. */
  readonly onAddFile?: (file: File) => void;
  /** Waits until the change to a recorded asset is stored; until then this browser keeps the recording. */
  readonly waitUntilStored?: (assetId: string) => Promise<void>;
}

/** An audio: player, recorder, editor and transcript (A2.93 to A2.104). */
export function AudioAssetPanel(props: AudioAssetPanelProps) {
  const {
    teamId,
    isEnabled,
    expectedText = '',
    wordsHash = '',
    isStale = false,
    label = '',
    onChange,
    getAssetId,
    onAddFile,
    waitUntilStored,
  } = props;
  const say = useWords(words);
  const assetId = props.assetId === emptyId ? '' : props.assetId;
  const hasAsset = assetId !== '';
  /** Undefined for any text that is not an id of an asset, which an import may bring. */
  const asset = isAssetId(assetId) ? { teamId, assetId } : undefined;
  const { target = assetId } = props;
  const { metadata, isMissing } = useAssetMetadata(teamId, assetId);
  const fileName = props.fileName || (metadata?.name ?? '');
  const address = useAssetAddresses(teamId, hasAsset).getAudioUrl(assetId);
  const refreshAddresses = useRefreshAddresses(teamId);
  const player = useAudioPlayer(hasAsset ? address : undefined);
  const check = useSoundCheck();
  /** The asset that this panel has just made or changed: it is transcribed, and its measures are known. */
  const [recent, setRecent] = useState<{
    readonly assetId: string;
    readonly measures: SoundMeasures | null;
    readonly change: number;
  }>();
  const replaced = onChange ? undefined : asset && { assetId: asset.assetId, fileName };

  const noteChange = (changedId: string, measures: SoundMeasures | null) =>
    setRecent((old) => ({ assetId: changedId, measures, change: (old?.change ?? 0) + 1 }));
  const recording = useRecording(
    { teamId, target, wordsHash, replaced, currentAssetId: assetId },
    {
      getAssetId,
      onUploaded(uploaded, name) {
        noteChange(uploaded.assetId, uploaded.measures);
        if (uploaded.assetId === assetId) void refreshAddresses();
        onChange?.({ id: uploaded.assetId, fileName: name }, uploaded.wordsHash);
        return onChange && waitUntilStored?.(uploaded.assetId);
      },
    },
  );
  const isBusy = isRecorderBusy(recording.state);
  useWhenOnline(() => recording.kept.forEach((one) => void recording.upload(one)));

  const fileUpload = useFileUpload({ teamId, target, assetId, getAssetId }, (uploaded) => {
    noteChange(uploaded.id, null);
    onChange?.(uploaded, wordsHash);
  });
  function choose(audio: ChosenAudio, hash: string) {
    fileUpload.hideFailure();
    recording.hideUploadFailure();
    onChange?.(audio, hash);
  }
  async function saveAsMp3(file: File) {
    if (!onAddFile) return fileUpload.upload(file);
    onAddFile(file);
    return true;
  }
  const status = getMediaStatus({
    hasAsset,
    isKept: recording.kept.length > 0,
    isUploading: recording.isUploading,
    hasUploadFailed: recording.hasUploadFailed || fileUpload.failure !== undefined,
    isReady: player.isReady,
    hasPlayerFailed: player.hasFailed,
  });
  const state = !hasAsset ? 'empty' : player.isPlaying ? 'audioPlaying' : 'audioLoaded';
  const isOwnChange = recent !== undefined && recent.assetId === assetId;
  const measures = check.data ?? (isOwnChange ? (recent.measures ?? undefined) : undefined);
  const isMp3 = asset !== undefined && isNameOfMp3(fileName);
  const takesOther = onChange !== undefined || onAddFile !== undefined;
  const canEdit = asset !== undefined && !isMissing && canCut(fileName, takesOther);

  return (
    <div className={classes.panel} tabIndex={-1} data-state={state} data-media-status={status}>
      {isStale && hasAsset ? (
        <Alert className={classes.alert ?? ''} color="yellow" icon={<IconAlertTriangle size={16} aria-hidden="true" />}>
          {say.stale}
        </Alert>
      ) : null}
      {isBusy || recording.state.type === 'failed' ? (
        <RecorderBar state={recording.state} level={recording.level} onStop={recording.stop} />
      ) : null}
      {isBusy ? null : hasAsset ? (
        <ChosenSound {...{ fileName, address, label, player, isMissing }} />
      ) : (
        <p className={classes.empty}>{say.empty}</p>
      )}
      {isEnabled ? (
        <AudioTools
          {...{ isBusy, hasAsset, canEdit, label }}
          canChoose={onChange !== undefined}
          canRecord={onChange !== undefined || isMp3}
          onRecord={() => {
            fileUpload.hideFailure();
            recording.start();
          }}
          onLibrary={() => openAudioLibrary(teamId, ({ id, name }) => choose({ id, fileName: name }, wordsHash))}
          onUpload={(file) => void fileUpload.upload(file)}
          onEdit={() =>
            asset &&
            openModal('audioEditor', {
              ...asset,
              fileName,
              ...(isMp3 ? {} : { onSaveAsMp3: saveAsMp3 }),
              onSaved() {
                check.reset();
                noteChange(assetId, null);
                void refreshAddresses();
              },
            })
          }
          onClear={() => choose({ id: emptyId, fileName: '' }, '')}
          {...(address === undefined || isMissing ? {} : { onCheck: () => check.mutate(address) })}
          isChecking={check.isPending}
        />
      ) : null}
      {isEnabled && asset !== undefined && !canEdit && !isMissing ? (
        <p className={classes.quiet}>{takesOther ? say.editNotDecodable : say.editOnlyMp3}</p>
      ) : null}
      {recording.isUploading ? (
        <p className={classes.quiet} role="status">
          {say.uploading}
        </p>
      ) : null}
      {status === 'UploadError' ? (
        <p className={classes.error} role="alert">
          {say.uploadError}
          {fileUpload.failure === 'type' ? `. ${say.uploadOnlyMp3}` : null}
        </p>
      ) : null}
      {recording.isUploading ? null : (
        <KeptRecordings
          kept={recording.kept}
          onUpload={(one: KeptRecording) => void recording.upload({ ...one, priorAssetId: assetId })}
          onRemove={recording.remove}
        />
      )}
      {measures && !isBusy ? <SoundAdvice measures={measures} /> : null}
      {check.isError ? <p className={classes.error}>{say.notChecked}</p> : null}
      {hasAsset && !isMissing && !isBusy ? (
        <TranscriptArea
          key={`${assetId} ${isOwnChange ? recent.change : 0}`}
          {...{ teamId, assetId, isEnabled, expectedText }}
          isNew={isOwnChange && isEnabled}
        />
      ) : null}
    </div>
  );
}
