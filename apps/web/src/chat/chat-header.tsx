import { useState, type ReactNode } from 'react';
import { useChatWords } from './chat-words.tsx';
import classes from './chat-header.module.css';
import { Icon } from './icons.tsx';

interface ChatHeaderProps {
  readonly name: string;
  /** The picture beside the name; without one, the name's first letter. */
  readonly avatarUrl?: string | undefined;
  readonly isBeta: boolean;
  /** The choice of languages; nothing where there is no choice. */
  readonly languages?: ReactNode;
  readonly canRestart: boolean;
  readonly onRestart: () => void;
  /** Closes the chat panel of the host page; undefined without one. */
  readonly onClose?: (() => void) | undefined;
}

/** The header of the chat: the assistant's name, the beta badge, restart and close. */
export function ChatHeader({ name, avatarUrl, isBeta, languages, canRestart, onRestart, onClose }: ChatHeaderProps) {
  const words = useChatWords();
  return (
    <header className={classes.header}>
      <span className={classes.avatar} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
        {avatarUrl !== undefined && <Picture key={avatarUrl} url={avatarUrl} />}
      </span>
      <h1 dir="auto">{name}</h1>
      {isBeta && (
        <span className={classes.badge} title={words.betaHint}>
          {words.beta}
        </span>
      )}
      <div className={classes.headerButtons}>
        {languages}
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

/** The picture of the assistant. It covers the first letter of the name once it has loaded. */
function Picture({ url }: { readonly url: string }) {
  const [isLost, setLost] = useState(false);
  return isLost ? null : <img src={url} alt="" referrerPolicy="no-referrer" onError={() => setLost(true)} />;
}
