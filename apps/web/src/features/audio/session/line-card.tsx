import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCheck, IconMicrophone } from '@tabler/icons-react';
import type { KeyboardEventHandler, Ref } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import audioClasses from '../audio.module.css';
import type { KeptRecording } from '../kept/recording-store.ts';
import { SoundAdvice } from '../measure/sound-advice.tsx';
import { AudioAssetPanel } from '../panel/audio-asset-panel.tsx';
import { AudioPlayerView } from '../player/audio-player.tsx';
import { useAudioPlayer } from '../player/use-audio-player.ts';
import { RecorderBar } from '../recorder/recorder-bar.tsx';
import { isRecorderBusy, type RecorderState } from '../recorder/recorder-state.ts';
import { words } from '../words.ts';
import type { RecordingLine } from './recording-line.ts';
import classes from './session.module.css';
import { sessionWords } from './session-words.ts';
import { useTakeAddress } from './use-take.ts';

interface LineCardProps {
  readonly line: RecordingLine;
  /** A new recording of the line that was not accepted yet. */
  readonly take: KeptRecording | undefined;
  readonly recorder: { readonly state: RecorderState; readonly level: number };
  readonly isUploading: boolean;
  readonly cardRef: Ref<HTMLDivElement>;
  readonly onKeyDown: KeyboardEventHandler;
  readonly onRecord: () => void;
  readonly onAccept: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onOpen: () => void;
}

/** The current line in large letters, with its recorder. */
export function LineCard({ line, take, recorder, isUploading, cardRef, onKeyDown, ...commands }: LineCardProps) {
  const { onRecord, onAccept, onMove, onOpen } = commands;
  const say = useWords(sessionWords);
  const audio = useWords(words);
  const { teamId, isReadOnly } = useEditingSession();
  const address = useTakeAddress(take?.id);
  const player = useAudioPlayer(address);
  const isBusy = isRecorderBusy(recorder.state);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work while the card has the focus; its buttons do the same
    <div ref={cardRef} className={classes.card} role="group" aria-label={say.line} tabIndex={0} onKeyDown={onKeyDown}>
      <p className={classes.place}>
        {say.place(line.workflowName, line.itemName)}
        <button type="button" className={audioClasses.link} onClick={onOpen}>
          {say.openPlace}
        </button>
      </p>
      <p className={classes.prompt} lang={line.language}>
        {line.words}
      </p>
      {line.hasTokens ? <p className={audioClasses.quiet}>{say.hasTokens}</p> : null}
      {isBusy || recorder.state.type === 'failed' ? (
        <RecorderBar state={recorder.state} level={recorder.level} onStop={onRecord} />
      ) : null}
      {!isBusy && take ? (
        <section className={classes.take} aria-label={say.take}>
          <h3>{say.take}</h3>
          <AudioPlayerView src={address} name={say.take} player={player} />
          {take.measures ? <SoundAdvice measures={take.measures} /> : null}
        </section>
      ) : null}
      {isReadOnly ? <p className={audioClasses.quiet}>{say.readOnly}</p> : null}
      <div className={audioClasses.tools}>
        <Button
          variant={take ? 'default' : 'filled'}
          leftSection={<IconMicrophone size={16} aria-hidden="true" />}
          disabled={isBusy || isReadOnly}
          onClick={onRecord}
        >
          {take || line.audioAssetId !== undefined ? audio.recordAgain : audio.record}
        </Button>
        {take ? (
          <Button
            leftSection={<IconCheck size={16} aria-hidden="true" />}
            loading={isUploading}
            disabled={isBusy}
            onClick={onAccept}
          >
            {say.accept}
          </Button>
        ) : null}
        <Button
          variant="default"
          disabled={isBusy}
          leftSection={<IconArrowUp size={16} aria-hidden="true" />}
          onClick={() => onMove(-1)}
        >
          {say.previous}
        </Button>
        <Button
          variant="default"
          disabled={isBusy}
          leftSection={<IconArrowDown size={16} aria-hidden="true" />}
          onClick={() => onMove(1)}
        >
          {say.skip}
        </Button>
      </div>
      <p className={audioClasses.quiet}>{say.keys}</p>
      {line.audioAssetId !== undefined && !isBusy ? (
        <AudioAssetPanel
          key={line.audioAssetId}
          teamId={teamId}
          assetId={line.audioAssetId}
          fileName=""
          isEnabled={false}
          expectedText={line.words}
          isStale={line.state === 'stale'}
        />
      ) : null}
    </div>
  );
}
