import { useChatWords } from './chat-words.tsx';
import classes from './ended-notice.module.css';
import type { Conversation } from './conversation/conversation.ts';
import { Icon } from './icons.tsx';
import { takeLostFocus } from '../platform/focus/take-lost-focus.ts';

interface EndedNoticeProps {
  readonly conversation: Conversation;
  readonly onRestart: () => void;
}

/** Replaces the composer when the conversation has ended or is unavailable. */
export function EndedNotice({ conversation: { phase, handover }, onRestart }: EndedNoticeProps) {
  const words = useChatWords();
  const isUnavailable = phase === 'unavailable';
  return (
    <div className={classes.ended} data-ended>
      {handover !== undefined && (
        <p className={classes.handover}>
          <Icon name="person" />
          {words.handedOver(handover)}
        </p>
      )}
      {!isUnavailable && <p>{words.ended}</p>}
      <button ref={takeLostFocus} type="button" className={classes.primary} onClick={onRestart}>
        {isUnavailable ? words.tryAgain : words.newConversation}
      </button>
    </div>
  );
}
