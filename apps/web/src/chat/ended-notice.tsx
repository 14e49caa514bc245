import { words } from './words.ts';

interface EndedNoticeProps {
  readonly isUnavailable: boolean;
  readonly onRestart: () => void;
}

/** Stands where one would write when there is nothing more to say. */
export function EndedNotice({ isUnavailable, onRestart }: EndedNoticeProps) {
  return (
    <div className="ended">
      {!isUnavailable && <p>{words.ended}</p>}
      <button type="button" className="primary" onClick={onRestart}>
        {isUnavailable ? words.tryAgain : words.newConversation}
      </button>
    </div>
  );
}
