import { oneTemplateCalls } from '@confab/contracts';
import { FailureState } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { ChatWordsProvider } from '../../chat/chat-words.tsx';
import { Composer } from '../../chat/composer/composer.tsx';
import { SuggestionChips } from '../../chat/composer/suggestion-chips.tsx';
import type { ChatConnection } from '../../chat/conversation/chat-connection.ts';
import { useConversation } from '../../chat/conversation/use-conversation.ts';
import { EndedNotice } from '../../chat/ended-notice.tsx';
import { MessageLog } from '../../chat/messages/message-log.tsx';
import { useLanguage } from '../../words/language.ts';
import { useWords } from '../../words/define-words.ts';
import { createTemplateConnection } from './create-template-connection.ts';
import { words } from './words.ts';
import classes from './template-preview.module.css';
import { useMessage } from '../../words/messages.ts';

interface TemplatePreviewProps {
  readonly templateId: string;
  readonly name: string;
  /** The language of the conversation if the template has it, else the template's first one is used. */
  readonly language: string;
}

/** A template that one can talk to, by the components of the chat page. */
export function TemplatePreview({ templateId, name, language }: TemplatePreviewProps) {
  const say = useWords(words);
  const translate = useMessage();
  const api = useApi();
  const own = useLanguage((state) => state.language);
  const template = useQuery({
    queryKey: ['one template', templateId],
    queryFn: () => api.call(oneTemplateCalls.templateSource, { query: { templateId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = template;
  const connection = useMemo(() => data && createTemplateConnection(data, language), [data, language]);
  if (template.isError)
    return (
      <FailureState
        title={say.previewNotLoaded}
        message={translate(template.error)}
        onRetry={() => template.refetch()}
      />
    );
  if (!connection) return <Skeleton height="100%" />;
  return (
    <ChatWordsProvider language={own}>
      <Talk key={language} connection={connection} name={name} />
    </ChatWordsProvider>
  );
}

function Talk({ connection, name }: { readonly connection: ChatConnection; readonly name: string }) {
  const { nothingSent } = useWords(words);
  const { conversation, say, tryAgain, restart } = useConversation(connection);
  const input = useRef<HTMLTextAreaElement>(null);
  const { phase, suggestionChips, language } = conversation;
  return (
    <div className={classes.chat}>
      <MessageLog name={conversation.assistantName || name} conversation={conversation} onTryAgain={tryAgain} />
      <div className={classes.footer}>
        <SuggestionChips chips={suggestionChips} language={language} onChoose={say} />
        {phase === 'ended' || phase === 'unavailable' ? (
          <EndedNotice conversation={conversation} onRestart={restart} />
        ) : (
          <Composer inputRef={input} isReady={phase === 'ready'} language={language} takesFocus={false} onSend={say} />
        )}
        <p className={classes.note}>{nothingSent}</p>
      </div>
    </div>
  );
}
