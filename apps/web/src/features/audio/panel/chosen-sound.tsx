import { useWords } from '../../../words/define-words.ts';
import classes from '../audio.module.css';
import { AudioPlayerView } from '../player/audio-player.tsx';
import type { useAudioPlayer } from '../player/use-audio-player.ts';
import { words } from '../words.ts';

interface ChosenSoundProps {
  /** Blank when it is not known. */
  readonly fileName: string;
  /** Undefined until it is known. */
  readonly address: string | undefined;
  readonly label: string;
  readonly player: ReturnType<typeof useAudioPlayer>;
  /** Whether the library has no such file. */
  readonly isMissing: boolean;
}

/** The player of an audio, or why it cannot be played. */
export function ChosenSound({ fileName, address, label, player, isMissing }: ChosenSoundProps) {
  const say = useWords(words);
  return (
    <>
      {fileName === '' ? null : <p className={classes.name}>{fileName}</p>}
      {isMissing ? (
        <p className={classes.error} role="alert">
          {say.missing}
        </p>
      ) : (
        <AudioPlayerView src={address} name={label || fileName} player={player} />
      )}
      {player.hasFailed && !isMissing ? (
        <p className={classes.error} role="alert">
          {say.notReady}{' '}
          <button type="button" className={classes.link} onClick={player.reload}>
            {say.tryAgain}
          </button>
        </p>
      ) : null}
    </>
  );
}
