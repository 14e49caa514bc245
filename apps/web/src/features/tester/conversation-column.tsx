import type { PromotionStatus } from '@confab/contracts';
import type { ActiveTeam, ProjectSummary, TraceEntry } from '@confab/model';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useChatWords } from '../../chat/chat-words.tsx';
import { Composer } from '../../chat/composer/composer.tsx';
import { EndedNotice } from '../../chat/ended-notice.tsx';
import { MessageLog } from '../../chat/messages/message-log.tsx';
import { SuggestionChips } from '../../chat/composer/suggestion-chips.tsx';
import { useConversation } from '../../chat/conversation/use-conversation.ts';
import { createTicketQuery } from '../../media/asset-addresses.ts';
import { getToken } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import { ColumnHeader } from './column-header.tsx';
import { groupExchanges, type Comparison, type Exchange } from './compare-exchanges.ts';
import { MatchedStrip } from './matched-strip.tsx';
import { NotPublished } from './not-published.tsx';
import { connectSimulated } from './simulated-connection.ts';
import { isSimulated, type TestedStage, type TesterSettings } from './tester-settings.ts';
import { connectVisitor } from './visitor-connection.ts';
import classes from './tester.module.css';
import { words } from './words.ts';

/** An utterance sent to all conversations, or null to restart them. Each `number` is applied once. */
export interface Broadcast {
  readonly number: number;
  readonly text: string | null;
}

export interface ConversationColumnProps {
  readonly column: number;
  readonly stage: TestedStage;
  readonly project: ProjectSummary;
  readonly team: ActiveTeam;
  /** The release on the stage; Alpha has none. */
  readonly release: PromotionStatus['stages'][number] | undefined;
  readonly settings: TesterSettings;
  readonly broadcast: Broadcast;
  readonly comparison: Comparison | undefined;
  /** Sends an utterance to all conversations; undefined when each has its own input. */
  readonly onSendToAll: ((text: string) => void) | undefined;
  readonly onState: (state: { readonly isReady: boolean; readonly exchanges: readonly Exchange[] }) => void;
  readonly onStage: (stage: TestedStage) => void;
  readonly onRemove: (() => void) | undefined;
}

/** A column with a conversation with one stage. */
export function ConversationColumn(props: ConversationColumnProps) {
  const { stage, release } = props;
  const say = useWords(words);
  const isAvailable = stage === 'Alpha' || (release !== undefined && release.chatUrl !== '');
  return (
    <section className={classes.column} aria-label={say.conversationWith(stage, props.column + 1)}>
      {isAvailable ? (
        <Conversation {...props} />
      ) : (
        <>
          <ColumnHeader {...props} canRestart={false} onRestart={() => undefined} />
          <NotPublished stage={stage} project={props.project} team={props.team} />
        </>
      )}
    </section>
  );
}

function Conversation(props: ConversationColumnProps) {
  const { column, stage, project, team, settings, broadcast, onSendToAll, onState } = props;
  const say = useWords(words);
  const chat = useChatWords();
  const api = useApi();
  const client = useQueryClient();
  const [trace, setTrace] = useState<readonly TraceEntry[]>([]);
  const [connection] = useState(() => {
    const { projectId, displayName } = project;
    if (!isSimulated(settings)) return connectVisitor({ projectId, stage, settings, column, getToken });
    const loadAddresses = () => client.fetchQuery(createTicketQuery(api, team.teamId));
    const target = { projectId, assistantName: displayName, stage, settings, onTrace: setTrace, loadAddresses };
    return connectSimulated(api, target);
  });
  const { conversation, say: send, tryAgain, restart } = useConversation(connection);
  const { phase, bubbles, notice } = conversation;
  const input = useRef<HTMLTextAreaElement>(null);
  const lastBroadcast = useRef(broadcast.number);

  const applyBroadcast = useEffectEvent(() => {
    if (lastBroadcast.current === broadcast.number) return;
    lastBroadcast.current = broadcast.number;
    if (broadcast.text === null) restart();
    else send(broadcast.text);
  });
  useEffect(() => {
    if (broadcast.number > 0) applyBroadcast();
  }, [broadcast]);
  const reportState = useEffectEvent(onState);
  useEffect(() => {
    // A conversation that has ended does not block the shared input.
    reportState({ isReady: phase !== 'opening' && phase !== 'waiting', exchanges: groupExchanges(bubbles) });
  }, [phase, bubbles]);

  return (
    <>
      <ColumnHeader {...props} canRestart={phase === 'ready' || phase === 'ended'} onRestart={restart} />
      <div className={classes.talk}>
        <MessageLog
          name={conversation.assistantName || project.displayName}
          label={say.conversationWith(stage, column + 1)}
          conversation={conversation}
          onTryAgain={tryAgain}
        />
      </div>
      {settings.showsWhy && <MatchedStrip trace={trace} teamId={team.teamId} projectId={project.projectId} />}
      <div className={classes.foot}>
        <output className={classes.notice}>{notice && chat[notice]}</output>
        <SuggestionChips
          chips={conversation.suggestionChips}
          language={conversation.language}
          onChoose={onSendToAll ?? send}
        />
        {phase === 'ended' || phase === 'unavailable' ? (
          <EndedNotice conversation={conversation} onRestart={restart} />
        ) : (
          !onSendToAll && (
            <Composer
              inputRef={input}
              label={say.sayTo(stage)}
              isReady={phase === 'ready'}
              language={conversation.language}
              takesFocus={column === 0}
              onSend={send}
            />
          )
        )}
      </div>
    </>
  );
}
