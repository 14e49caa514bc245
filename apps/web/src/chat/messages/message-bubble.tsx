import { useChatWords } from '../chat-words.tsx';
import classes from './message-bubble.module.css';
import hidden from './unseen.module.css';
import type { Bubble } from '../conversation/conversation.ts';
import { Icon } from '../icons.tsx';
import { MessageCard } from './message-card.tsx';
import { MessageText } from './message-text.tsx';
import type { Speech } from './use-speech.ts';

interface MessageBubbleProps {
  readonly bubble: Bubble;
  readonly speaker: string;
  readonly isFirstOfSpeaker: boolean;
  readonly speech: Speech;
  readonly language: string | undefined;
  /** Undefined while no message can be sent. */
  readonly onTryAgain: (() => void) | undefined;
}

/** One message of the assistant or the visitor. */
export function MessageBubble(props: MessageBubbleProps) {
  const { bubble, speaker, isFirstOfSpeaker, speech, language, onTryAgain } = props;
  const words = useChatWords();
  const { from, text, state } = bubble;
  const isVisitor = from === 'visitor';
  return (
    <div className={classes.message} data-from={from} data-first={isFirstOfSpeaker || undefined}>
      <div className={classes.bubble} data-from={from} data-state={state}>
        <span className={hidden.unseen}>{isVisitor ? `${words.you}: ` : `${speaker} ${words.says}: `}</span>
        {isVisitor ? <MessageText text={text} /> : <MessageCard message={bubble} language={language} />}
        {state === 'failed' && (
          <p className={classes.failure}>
            {words.notSent}{' '}
            <button type="button" disabled={!onTryAgain} onClick={onTryAgain}>
              {words.tryAgain}
            </button>
          </p>
        )}
      </div>
      {!isVisitor && <ListenButton bubble={bubble} speech={speech} language={language} />}
    </div>
  );
}

function ListenButton({ bubble, speech, language }: Pick<MessageBubbleProps, 'bubble' | 'speech' | 'language'>) {
  const words = useChatWords();
  const spoken = bubble.speech ?? [bubble.heading, bubble.text].filter((part) => part !== '').join('. ');
  if (!speech.isThere || spoken.trim() === '') return null;
  const isSpeaking = speech.speaking === bubble.id;
  const name = isSpeaking ? words.stopListening : words.listen;
  return (
    <button
      type="button"
      className={classes.listen}
      aria-label={`${name}: ${spoken.slice(0, 60)}`}
      title={name}
      data-on={isSpeaking || undefined}
      onClick={() => (isSpeaking ? speech.stop() : speech.listen(bubble.id, spoken, language))}
    >
      <Icon name={isSpeaking ? 'stop' : 'listen'} />
    </button>
  );
}
