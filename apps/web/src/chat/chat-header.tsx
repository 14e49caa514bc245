import { useChatWords } from './chat-words.tsx';
import classes from './chat-header.module.css';
import { Icon } from './icons.tsx';

interface ChatHeaderProps {
  readonly name: string;
  readonly isBeta: boolean;
  readonly canRestart: boolean;
  readonly onRestart: () => void;
  /** Puts the chat away, where it stands in the corner of another page. */
  readonly onClose?: (() => void) | undefined;
}

/** Who one is talking to, whether that is a trial version, and the way back to the beginning. */
export function ChatHeader({ name, isBeta, canRestart, onRestart, onClose }: ChatHeaderProps) {
  const words = useChatWords();
  return (
    <header className={classes.header}>
      <span className={classes.avatar} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <h1 dir="auto">{name}</h1>
      {isBeta && (
        <span className={classes.badge} title={words.betaHint}>
          {words.beta}
        </span>
      )}
      <div className={classes.headerButtons}>
        <button
          type="button"
          className={classes.restart}
          title={words.restart}
          disabled={!canRestart}
          onClick={onRestart}
        >
          <Icon name="restart" />
          <span>{words.restart}</span>
        </button>
        {onClose && (
          <button
            type="button"
            className={classes.iconButton}
            aria-label={words.minimize}
            title={words.minimize}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </header>
  );
}
