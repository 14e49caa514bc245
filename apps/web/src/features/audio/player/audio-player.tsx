import { IconButton } from '@confab/ui';
import { Slider } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../audio.module.css';
import { formatSeconds } from '../recorder/name-recording.ts';
import { words } from '../words.ts';
import type { AudioPlayer } from './use-audio-player.ts';

interface AudioPlayerViewProps {
  readonly src: string | undefined;
  readonly name: string;
  readonly player: AudioPlayer;
  readonly buttonRef?: RefObject<HTMLButtonElement | null>;
}

/** Plays and pauses a sound, with its position (A2.95). */
export function AudioPlayerView({ src, name, player, buttonRef }: AudioPlayerViewProps) {
  const say = useWords(words);
  const { ref, handlers, isPlaying, isReady, time, duration } = player;
  return (
    <div className={classes.player}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words are in the transcript below */}
      <audio ref={ref} src={src} preload="metadata" aria-label={name} {...handlers} />
      <IconButton
        label={isPlaying ? say.pause : say.play}
        icon={isPlaying ? <IconPlayerPause size={18} /> : <IconPlayerPlay size={18} />}
        disabled={src === undefined || !isReady}
        onClick={player.toggle}
        {...(buttonRef ? { buttonRef } : {})}
      />
      <Slider
        className={classes.position ?? ''}
        size="xs"
        color="gray"
        label={null}
        thumbLabel={say.position}
        min={0}
        max={Math.max(duration, 0.1)}
        step={0.1}
        value={Math.min(time, Math.max(duration, 0.1))}
        disabled={!isReady}
        onChange={player.seek}
      />
      <span className={classes.time}>
        {formatSeconds(time)} / {formatSeconds(duration)}
      </span>
    </div>
  );
}
