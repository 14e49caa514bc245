import { useChatWords } from './chat-words.tsx';
import classes from './chat-header.module.css';
import { Icon } from './icons.tsx';

interface ChatHeaderProps {
  readonly name: string;
  readonly isBeta: boolean;
  readonly canRestart: boolean;
  readonly onRestart: () => void;
  /** Closes the chat panel of the host page; undefined without one. */
  readonly onClose?: (() => void) | undefined;
}

/** The header of the chat: the assistant's name, the beta badge, restart and close. */
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
