import { Banner, ModalFrame } from '@confab/ui';
import { Button, NumberInput } from '@mantine/core';
import type { TeamId } from '@confab/model';
import { getExtension, type AssetId } from '@confab/model/media';
import { IconArrowBackUp, IconPlayerPause, IconPlayerPlay, IconScissors } from '@tabler/icons-react';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { loadAsset } from '../../../media/load-asset.ts';
import { useReplaceAsset } from '../../../media/use-replace-asset.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import { useDecimalSeparator } from '../../../words/use-decimal-separator.ts';
import { queueUpload } from '../../uploads/index.ts';
import { formatSeconds } from '../recorder/name-recording.ts';
import classes from './audio-editor.module.css';
import { words } from '../words.ts';
import { useAudioEditor } from './use-audio-editor.ts';
import { useWaveform } from './use-waveform.ts';

interface AudioEditorModalProps {
  readonly teamId: TeamId;
  readonly assetId: AssetId;
  readonly fileName: string;
  /**
   * Stores the cut sound of a file that is not an mp3, and answers whether it is stored. Without it the asset's content
   * is replaced.
   */
  readonly onSaveAsMp3?: (file: File) => Promise<boolean>;
  /** Called after the asset's content was replaced. */
  readonly onSaved?: () => void;
  readonly onClose: () => void;
}

/** Cuts an audio: one region is selected in the waveform and removed; saving keeps the asset of an mp3 and its name (A2.98 to A2.101). */
export function AudioEditorModal({ teamId, assetId, fileName, onSaveAsMp3, onSaved, onClose }: AudioEditorModalProps) {
  const say = useWords(words);
  const decimalSeparator = useDecimalSeparator();
  const api = useApi();
  const replaceAsset = useReplaceAsset();
  const asset = { teamId, assetId };
  const editor = useAudioEditor((signal) => loadAsset(api, asset, signal));
  const { file, duration, region, setRegion, failure, isCutting, canCut, hasChanges } = editor;
  const { container, isPlaying, time, toggle } = useWaveform(file, region, setRegion);
  const mp3Name = `${fileName.slice(0, fileName.length - getExtension(fileName).length)}.mp3`;
  const [saving, setSaving] = useState<'idle' | 'saving' | 'failed'>('idle');

  async function save() {
    const content = editor.getFileToSave();
    if (!content) return;
    setSaving('saving');
    if (onSaveAsMp3) return (await onSaveAsMp3(createMp3(content, mp3Name))) ? onClose() : setSaving('failed');
    const outcome = await queueUpload({
      file: createMp3(content, fileName),
      inputId: assetId,
      upload: (one, onProgress, signal) =>
        replaceAsset(one, { ...asset, fileName, version: editor.version }, onProgress, signal),
    });
    if (outcome.state !== 'uploaded') return setSaving('failed');
    onSaved?.();
    return onClose();
  }
  function close() {
    if (!hasChanges) return onClose();
    return openModal('confirmationModal', {
      title: say.discardTitle,
      message: say.discardText,
      confirmLabel: say.discard,
      onConfirm: onClose,
    });
  }
  const setEnd = (side: 'start' | 'end', value: number | string) =>
    typeof value === 'number' && setRegion({ start: region?.start ?? 0, end: region?.end ?? duration, [side]: value });
  const failures = [
    ...(failure === 'clipping' ? [say.clippingError] : []),
    ...(failure === 'notLoaded' ? [say.notLoaded] : []),
    ...(saving === 'failed' ? [say.uploadError] : []),
  ];

  return (
    <ModalFrame
      title={say.editorTitle(fileName)}
      size={820}
      isLoading={file === undefined && failure === undefined}
      buttons={[
        { label: say.close, kind: 'secondary', onPress: close },
        {
          label: say.save,
          kind: hasChanges ? 'primary' : 'disabled',
          isLoading: saving === 'saving',
          onPress: () => void save(),
        },
      ]}
      onClose={close}
    >
      {failures.map((text) => (
        <Banner key={text} level="error" isBoxed>
          {text}
        </Banner>
      ))}
      <div className={classes.editor} inert={saving === 'saving'}>
        <p className={classes.hint}>
          {say.editorHint} {onSaveAsMp3 && say.savedAsMp3(mp3Name, fileName)}
        </p>
        <div ref={container} className={classes.waveform} role="img" aria-label={say.waveform} />
        <div className={classes.controls}>
          <Button
            variant="default"
            leftSection={isPlaying ? <IconPlayerPause size={16} /> : <IconPlayerPlay size={16} />}
            disabled={file === undefined}
            data-autofocus
            onClick={toggle}
          >
            {isPlaying ? say.pause : say.play}
          </Button>
          <span className={classes.time}>
            {formatSeconds(time)} / {formatSeconds(duration)}
          </span>
          <NumberInput
            className={classes.number ?? ''}
            label={say.from}
            size="xs"
            min={0}
            max={duration}
            step={0.1}
            decimalScale={2}
            decimalSeparator={decimalSeparator}
            value={region ? round(region.start) : ''}
            onChange={(value) => setEnd('start', value)}
          />
          <NumberInput
            className={classes.number ?? ''}
            label={say.to}
            size="xs"
            min={0}
            max={round(duration)}
            step={0.1}
            decimalScale={2}
            decimalSeparator={decimalSeparator}
            value={region ? round(region.end) : ''}
            onChange={(value) => setEnd('end', value)}
          />
          <Button
            variant="default"
            leftSection={<IconScissors size={16} aria-hidden="true" />}
            disabled={!canCut}
            loading={isCutting}
            onClick={() => void editor.cut()}
          >
            {say.cut}
          </Button>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
            disabled={!hasChanges || isCutting}
            onClick={editor.undo}
          >
            {say.undo}
          </Button>
        </div>
      </div>
    </ModalFrame>
  );
}

const createMp3 = (content: Blob, name: string) => new File([content], name, { type: 'audio/mpeg' });

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
