import { useRef } from 'react';
import { ChatWordsProvider } from '../../chat/chat-words.tsx';
import { Composer } from '../../chat/composer/composer.tsx';
import { SuggestionChips } from '../../chat/composer/suggestion-chips.tsx';
import { EndedNotice } from '../../chat/ended-notice.tsx';
import { MessageLog } from '../../chat/messages/message-log.tsx';
import { useStore } from 'zustand';
import { useWords } from '../../words/define-words.ts';
import { useLanguage } from '../../words/language.ts';
import type { Simulator } from '../simulator/index.ts';
import { SilentNotice } from './silent-notice.tsx';
import { usePreviewConversation } from './use-preview-conversation.ts';
import { usePreviewLook } from './use-preview-look.ts';
import classes from './one-preview.module.css';
import { words } from './words.ts';
import { useMessage } from '../../words/messages.ts';

interface PhoneChatProps {
  readonly simulator: Simulator;
  /** Selects an item and scrolls to an input of it. */
  readonly onOpen: (itemId: string, path: string) => void;
}

/** The conversation on a phone, by the components of the chat page. */
export function PhoneChat({ simulator, onOpen }: PhoneChatProps) {
  const say = useWords(words);
  const translate = useMessage();
  const interfaceLanguage = useLanguage((state) => state.language);
  const conversation = usePreviewConversation(simulator);
  const failure = useStore(simulator, (state) => state.failed?.message);
  const input = useRef<HTMLTextAreaElement>(null);
  const { phase, suggestionChips, language, assistantName } = conversation;
  const look = usePreviewLook();
  const name = look.name ?? assistantName;
  const send = (text: string) => void simulator.say(text);
  return (
    <ChatWordsProvider language={interfaceLanguage}>
      <div className={classes.room}>
        <div className={classes.phone} style={look.style}>
          <p className={classes.name} dir="auto">
            <span aria-hidden="true">{[...name][0]?.toUpperCase()}</span>
            {name}
          </p>
          <MessageLog
            name={name}
            greeting={look.greeting}
            label={say.conversation}
            conversation={conversation}
            onTryAgain={() => void simulator.retry()}
          >
            <SilentNotice simulator={simulator} onOpen={onOpen} />
          </MessageLog>
          <div className={classes.footer}>
            {failure !== undefined && (
              <p className={classes.failure} role="alert">
                {translate(failure) || say.failed}
              </p>
            )}
            <SuggestionChips chips={suggestionChips} language={language} onChoose={send} />
            {phase === 'ended' || phase === 'unavailable' ? (
              <EndedNotice conversation={conversation} onRestart={() => void simulator.start()} />
            ) : (
              <Composer
                inputRef={input}
                isReady={phase === 'ready'}
                language={language}
                takesFocus={false}
                onSend={send}
              />
            )}
          </div>
        </div>
      </div>
    </ChatWordsProvider>
  );
}
