import { useEffect, useRef } from 'react';
import type { Conversation } from './conversation.ts';
import { MessageBubble } from './message-bubble.tsx';
import { words } from './words.ts';

interface MessageLogProps {
  readonly name: string;
  readonly conversation: Conversation;
  readonly onTryAgain: (turnId: string, text: string) => void;
}

/** What was said so far. New bubbles are read out politely and scrolled into view. */
export function MessageLog({ name, conversation, onTryAgain }: MessageLogProps) {
  const { bubbles, phase } = conversation;
  const isBusy = phase === 'opening' || phase === 'waiting';
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (bubbles.length > 0 || isBusy) end.current?.scrollIntoView({ block: 'end' });
  }, [bubbles, isBusy]);

  return (
    // A region that scrolls has to be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="log" role="log" aria-live="polite" aria-label={words.conversation} aria-busy={isBusy} tabIndex={0}>
      <div className="bubbles">
        {bubbles.map((bubble, index) => (
          <MessageBubble
            key={bubble.id}
            bubble={bubble}
            speaker={name}
            isFirstOfSpeaker={bubbles[index - 1]?.from !== bubble.from}
            onTryAgain={phase === 'ready' ? () => onTryAgain(bubble.id, bubble.text) : undefined}
          />
        ))}
        {isBusy && (
          <p className="bubble assistant typing">
            <span className="unseen">{phase === 'opening' ? words.opening : `${name} ${words.typing}`}</span>
            <i aria-hidden="true" />
            <i aria-hidden="true" />
            <i aria-hidden="true" />
          </p>
        )}
        <div ref={end} className="end" />
      </div>
    </div>
  );
}
