import { words } from './words.ts';

interface ChatHeaderProps {
  readonly name: string;
  readonly isBeta: boolean;
  readonly canRestart: boolean;
  readonly onRestart: () => void;
}

/** Who one is talking to, whether that is a trial version, and the way back to the beginning. */
export function ChatHeader({ name, isBeta, canRestart, onRestart }: ChatHeaderProps) {
  return (
    <header className="chat-header">
      <span className="avatar" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <h1>{name}</h1>
      {isBeta && (
        <span className="badge" title={words.betaHint}>
          {words.beta}
        </span>
      )}
      <button type="button" className="restart" title={words.restart} disabled={!canRestart} onClick={onRestart}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 11a8 8 0 1 0-2.3 6.2M20 5v6h-6" />
        </svg>
        <span>{words.restart}</span>
      </button>
    </header>
  );
}
