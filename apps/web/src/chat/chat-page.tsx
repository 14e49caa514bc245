import { useEffect, useRef } from 'react';
import type { ChatConnection } from './chat-connection.ts';
import { ChatHeader } from './chat-header.tsx';
import { Composer } from './composer.tsx';
import { EndedNotice } from './ended-notice.tsx';
import { MessageLog } from './message-log.tsx';
import { SuggestionChips } from './suggestion-chips.tsx';
import { useConversation } from './use-conversation.ts';
import { words } from './words.ts';

export interface ChatPageProps {
  readonly connection: ChatConnection;
  readonly isBeta: boolean;
}

/** The public page of a published assistant: its name, the conversation, and something to answer with. */
export function ChatPage({ connection, isBeta }: ChatPageProps) {
  const { conversation, say, tryAgain, restart } = useConversation(connection);
  const { phase, assistantName, notice } = conversation;
  const input = useRef<HTMLTextAreaElement>(null);
  const name = assistantName || words.assistant;

  useEffect(() => {
    document.title = assistantName || words.assistant;
  }, [assistantName]);

  const restartAndFocus = () => {
    restart();
    input.current?.focus();
  };
  const isOver = phase === 'ended' || phase === 'unavailable';
  return (
    <div className="chat">
      <ChatHeader
        name={name}
        isBeta={isBeta}
        canRestart={phase === 'ready' || phase === 'ended'}
        onRestart={restartAndFocus}
      />
      <main className="chat-main">
        <MessageLog name={name} conversation={conversation} onTryAgain={tryAgain} />
      </main>
      <footer className="chat-footer">
        <output className="notice">{notice}</output>
        <SuggestionChips chips={conversation.suggestionChips} onChoose={say} />
        {isOver ? (
          <EndedNotice isUnavailable={phase === 'unavailable'} onRestart={restartAndFocus} />
        ) : (
          <Composer inputRef={input} isReady={phase === 'ready'} onSend={say} />
        )}
      </footer>
    </div>
  );
}
