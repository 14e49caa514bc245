import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChatWordsProvider } from '../../../chat/chat-words.tsx';
import { Composer } from '../../../chat/composer/composer.tsx';
import { SuggestionChips } from '../../../chat/composer/suggestion-chips.tsx';
import { connectChat } from '../../../chat/conversation/chat-connection.ts';
import { useConversation } from '../../../chat/conversation/use-conversation.ts';
import { EndedNotice } from '../../../chat/ended-notice.tsx';
import { LanguageChoice } from '../../../chat/language-choice.tsx';
import { MessageLog } from '../../../chat/messages/message-log.tsx';
import { getToken } from '../../../session/session-store.ts';
import { getBrowserPlace } from '../../../platform/browser-place.ts';
import { useWords } from '../../../words/define-words.ts';
import { useLanguage } from '../../../words/language.ts';
import classes from './reviews.module.css';
import { words } from './words.ts';

/** A conversation with the version under review, over the channel that the chatbot tester uses. */
export function ReviewChat({ reviewId, projectName }: { readonly reviewId: string; readonly projectName: string }) {
  const say = useWords(words);
  const language = useLanguage((state) => state.language);
  return (
    <section className={classes.chat} aria-label={say.talk}>
      <ChatWordsProvider language={language}>
        <Talk reviewId={reviewId} projectName={projectName} />
      </ChatWordsProvider>
    </section>
  );
}

function Talk({ reviewId, projectName }: { readonly reviewId: string; readonly projectName: string }) {
  const say = useWords(words);
  const [connection] = useState(() =>
    connectChat(`/channels/chat/${reviewId}/review`, {
      place: getBrowserPlace(),
      scope: `review ${reviewId}`,
      token: getToken,
    }),
  );
  const { conversation, say: send, tryAgain, changeLanguage, restart } = useConversation(connection);
  const { phase, suggestionChips, language, assistantName } = conversation;
  const input = useRef<HTMLTextAreaElement>(null);
  /** Runs the action of a button that disappears with it, and moves the focus to the input. */
  const focusAfter = (act: () => void) => {
    // At once, because the input may appear only with the following content.
    flushSync(act);
    // On a phone, the focus would open the keyboard over the answer.
    if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) input.current?.focus();
  };
  return (
    <>
      <header className={classes.chatHead}>
        <h2 className={classes.subheading}>{say.talk}</h2>
        <LanguageChoice
          languages={conversation.languages}
          language={language}
          phase={conversation.phase}
          onChoose={changeLanguage}
        />
        <Button size="compact-sm" variant="default" leftSection={<IconRefresh size={14} />} onClick={restart}>
          {say.restart}
        </Button>
      </header>
      <div className={classes.talk}>
        <MessageLog
          name={assistantName || projectName}
          label={say.chat}
          conversation={conversation}
          onTryAgain={(...turn) => focusAfter(() => tryAgain(...turn))}
        />
      </div>
      <SuggestionChips chips={suggestionChips} language={language} onChoose={(chip) => focusAfter(() => send(chip))} />
      {phase === 'ended' || phase === 'unavailable' ? (
        <EndedNotice conversation={conversation} onRestart={() => focusAfter(restart)} />
      ) : (
        <Composer inputRef={input} isReady={phase === 'ready'} language={language} takesFocus={false} onSend={send} />
      )}
    </>
  );
}
