import type { Bubble } from './conversation.ts';
import { words } from './words.ts';

interface MessageBubbleProps {
  readonly bubble: Bubble;
  readonly speaker: string;
  readonly isFirstOfSpeaker: boolean;
  /** Undefined while nothing can be sent. */
  readonly onTryAgain: (() => void) | undefined;
}

/** One thing said, by the assistant or by the visitor. */
export function MessageBubble({ bubble, speaker, isFirstOfSpeaker, onTryAgain }: MessageBubbleProps) {
  const { from, heading, text, imageUrl, state } = bubble;
  const isVisitor = from === 'visitor';
  const look = ['bubble', from, state, isFirstOfSpeaker ? 'first' : ''].join(' ');
  return (
    <div className={look}>
      <span className="unseen">{isVisitor ? `${words.you}: ` : `${speaker} ${words.says}: `}</span>
      {imageUrl !== null && <img src={imageUrl} alt="" />}
      {heading !== '' && <p className="heading">{heading}</p>}
      <p>{text}</p>
      {state === 'failed' && (
        <p className="failure">
          {words.notSent}{' '}
          <button type="button" disabled={!onTryAgain} onClick={onTryAgain}>
            {words.tryAgain}
          </button>
        </p>
      )}
    </div>
  );
}
