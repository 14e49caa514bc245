import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useChatWords } from '../chat-words.tsx';
import classes from './message-log.module.css';
import hidden from './unseen.module.css';
import type { Conversation } from '../conversation/conversation.ts';
import { Icon } from '../icons.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { useSpeech } from './use-speech.ts';

interface MessageLogProps {
  readonly name: string;
  /** The label of the log when there are several; 'Conversation' by default. */
  readonly label?: string;
  /** A line above the first message. */
  readonly greeting?: string | undefined;
  readonly conversation: Conversation;
  readonly onTryAgain: (turnId: string, text: string) => void;
  /** What follows the messages. */
  readonly children?: ReactNode;
}

/** Within this distance of the end the log scrolls to new messages. */
const followingPixels = 80;

/** The messages so far. New messages are announced politely and scrolled into view if the end was visible. */
export function MessageLog({ name, label, greeting, conversation, onTryAgain, children }: MessageLogProps) {
  const words = useChatWords();
  const speech = useSpeech();
  const { bubbles, phase, language } = conversation;
  const isBusy = phase === 'opening' || phase === 'waiting';
  const log = useRef<HTMLDivElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  const isOwnTurn = bubbles.at(-1)?.from === 'visitor';

  const follow = useEffectEvent(() => {
    if (isFollowing || isOwnTurn) toEnd(log.current);
  });
  useEffect(() => {
    if (bubbles.length > 0 || isBusy) follow();
  }, [bubbles, isBusy]);
  useEffect(() => {
    const inner = log.current?.firstElementChild;
    // A picture that loads later changes the height. jsdom has no ResizeObserver.
    if (!inner || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => follow());
    for (const part of [inner, inner.parentElement]) if (part) observer.observe(part);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={classes.place}>
      <div
        ref={log}
        className={classes.log}
        role="log"
        aria-live="polite"
        aria-label={label ?? words.conversation}
        aria-busy={isBusy}
        // A region that scrolls has to be reachable with the keyboard.
        tabIndex={0}
        onScroll={(event) => setFollowing(isNearEnd(event.currentTarget))}
      >
        <div className={classes.bubbles}>
          {greeting !== undefined && (
            <p className={classes.greeting} dir="auto">
              {greeting}
            </p>
          )}
          {bubbles.map((bubble, index) => (
            <MessageBubble
              key={bubble.id}
              bubble={bubble}
              speaker={name}
              isFirstOfSpeaker={bubbles[index - 1]?.from !== bubble.from}
              speech={speech}
              language={language}
              onTryAgain={phase === 'ready' ? () => onTryAgain(bubble.id, bubble.text) : undefined}
            />
          ))}
          {children}
          {isBusy && <Typing text={phase === 'opening' ? words.opening : `${name} ${words.typing}`} />}
        </div>
      </div>
      {!isFollowing && (
        <button type="button" className={classes.latest} onClick={() => toEnd(log.current)}>
          <Icon name="down" />
          {words.latest}
        </button>
      )}
    </div>
  );
}

function isNearEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement) {
  return scrollHeight - scrollTop - clientHeight < followingPixels;
}

function toEnd(element: HTMLElement | null) {
  if (element) element.scrollTop = element.scrollHeight;
}

function Typing({ text }: { readonly text: string }) {
  return (
    <p className={classes.typing}>
      <span className={hidden.unseen}>{text}</span>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </p>
  );
}
