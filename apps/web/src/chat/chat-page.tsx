import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ChatConnection } from './conversation/chat-connection.ts';
import { ChatHeader } from './chat-header.tsx';
import classes from './chat-page.module.css';
import { useChatWords } from './chat-words.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Composer } from './composer/composer.tsx';
import { getTextDirection } from './get-text-direction.ts';
import { EndedNotice } from './ended-notice.tsx';
import type { HostBridge } from './host/host-bridge.ts';
import { MessageLog } from './messages/message-log.tsx';
import { SuggestionChips } from './composer/suggestion-chips.tsx';
import { useLook } from './accent/use-look.ts';
import { useTabIcon } from './accent/use-tab-icon.ts';
import { useConversation } from './conversation/use-conversation.ts';
import { useHostBridge } from './host/use-host-bridge.ts';
import { useOnline } from './conversation/use-online.ts';
import { useResendWhenOnline } from './conversation/use-resend-when-online.ts';

export interface ChatPageProps {
  readonly connection: ChatConnection;
  readonly isBeta: boolean;
  /** The name that the site gives the assistant; empty for the assistant's own name. */
  readonly title?: string;
  /** The accent colour that the site chose; empty for the assistant's own. */
  readonly colour?: string;
  /** The bridge to the page that embeds this one. */
  readonly host?: HostBridge | undefined;
  /** The assistant continues in another language: the visitor chose it, or the conversation did. */
  readonly onLanguage?: ((language: string) => void) | undefined;
  /** Shown in a panel of the host page, with a close button. */
  readonly isPopUp?: boolean;
}

/** The public page of a published assistant: header, conversation and composer. */
export function ChatPage({
  connection,
  isBeta,
  title = '',
  colour = '',
  host,
  onLanguage,
  isPopUp = false,
}: ChatPageProps) {
  const words = useChatWords();
  const control = useConversation(connection);
  const { conversation, say, tryAgain, changeLanguage, restart } = control;
  const { phase, notice } = conversation;
  const input = useRef<HTMLTextAreaElement>(null);
  const name = title || conversation.assistantName || words.assistant;
  const isOnline = useOnline();
  useResendWhenOnline(control, isOnline);
  useHostBridge(host, conversation, { focus: () => input.current?.focus(), say });

  useEffect(() => {
    document.title = name;
  }, [name]);

  useLanguageChange(conversation.language, onLanguage);

  const { look } = conversation;
  useLook(look.font, colour || look.colour);
  useTabIcon({ name, avatarUrl: look.avatarUrl, colour: colour || look.colour });

  const focusAfter = (act: () => void) => {
    // At once, because the input may appear only with the following content.
    flushSync(act);
    // On a phone, the focus would open the keyboard over the answer.
    if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) input.current?.focus();
  };
  const onRestart = () => focusAfter(restart);
  const onClose = host && isPopUp ? () => host.send({ confab: 'close' }) : undefined;
  return (
    <div className={classes.chat} data-popup={isPopUp || undefined} dir={getTextDirection(conversation.language)}>
      <ChatHeader
        name={name}
        avatarUrl={look.avatarUrl}
        isBeta={isBeta}
        languages={
          <LanguageChoice
            languages={conversation.languages}
            language={conversation.language}
            phase={phase}
            onChoose={changeLanguage}
          />
        }
        canRestart={phase === 'ready' || phase === 'ended'}
        onRestart={onRestart}
        onClose={onClose}
      />
      <main className={classes.main} aria-label={name}>
        <MessageLog
          name={name}
          greeting={look.greeting}
          conversation={conversation}
          onTryAgain={(...turn) => focusAfter(() => tryAgain(...turn))}
        />
      </main>
      <footer className={classes.footer}>
        <output className={classes.notice}>{isOnline ? notice && words[notice] : words.offline}</output>
        <SuggestionChips
          chips={conversation.suggestionChips}
          language={conversation.language}
          onChoose={(chip) => focusAfter(() => say(chip))}
        />
        {phase === 'ended' || phase === 'unavailable' ? (
          <EndedNotice conversation={conversation} onRestart={onRestart} />
        ) : (
          <Composer
            inputRef={input}
            isReady={phase === 'ready'}
            language={conversation.language}
            takesFocus={host === undefined}
            onSend={say}
          />
        )}
      </footer>
    </div>
  );
}

/** Reports when the assistant continues in another language than the one before. */
function useLanguageChange(language: string | undefined, onLanguage: ChatPageProps['onLanguage']) {
  const before = useRef(language);
  const report = useEffectEvent((next: string) => onLanguage?.(next));
  useEffect(() => {
    if (language === undefined || language === before.current) return;
    if (before.current !== undefined) report(language);
    before.current = language;
  }, [language]);
}
