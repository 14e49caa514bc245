import type { AnalyticDataOf } from '@confab/contracts';
import { FailureState, IconButton } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useMessage } from '../../../words/messages.ts';
import { useDisplay, type Display } from '../display.ts';
import { TurnList } from './turn-list.tsx';
import { useConversation, type AnalyticRequest } from '../use-analytic-data.ts';
import classes from './conversations.module.css';

type Row = AnalyticDataOf<'correspondence'>['conversations'][number];

interface ConversationProps {
  readonly conversation: string;
  /** Its row of the list; undefined for a conversation of another page. */
  readonly row: Row | undefined;
  readonly request: AnalyticRequest;
  readonly onClose: () => void;
}

/** A conversation as bubbles, each turn with its node and time. */
export function Conversation({ conversation, row, request, onClose }: ConversationProps) {
  const display = useDisplay();
  const { say } = display;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the section from anywhere in it
    <section className={classes.conversation} aria-label={say.conversation} onKeyDown={closeOnEscape}>
      <header className={classes.head}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {say.conversation}
          </h2>
          {row && <p className={classes.quiet}>{describe(row, display)}</p>}
        </div>
        <IconButton label={say.closeConversation} icon={<IconX size={18} />} onClick={onClose} />
      </header>
      <Turns conversation={conversation} row={row} request={request} display={display} />
    </section>
  );
}

function describe(row: Row, { say, formatTime, getChannelName, getLanguageName, getStageName }: Display): string {
  return [
    formatTime(row.startedUtc),
    getChannelName(row.channel),
    getLanguageName(row.language),
    getStageName(row.stage),
    row.release === null ? say.newestSave : say.releaseNumber(row.release),
    ...(row.isEnded ? [say.ended] : []),
  ].join(' · ');
}

interface TurnsProps {
  readonly conversation: string;
  readonly row: Row | undefined;
  readonly request: AnalyticRequest;
  readonly display: Display;
}

function Turns({ conversation, row, request, display }: TurnsProps) {
  const { say } = display;
  const { teamId, projectIds } = request;
  const [projectId] = projectIds;
  const message = useMessage();
  const data = useConversation(request, conversation);
  if (data.isError)
    return (
      <FailureState title={say.conversationFailed} message={message(data.error)} onRetry={() => void data.refetch()} />
    );
  if (data.isPending)
    return (
      <div role="status" aria-label={say.loadingConversation}>
        <Skeleton height={240} />
      </div>
    );
  const turns = data.data.view === 'correspondence' ? data.data.turns : [];
  if (turns.length === 0 || !projectId) return <p className={classes.quiet}>{say.conversationGone}</p>;
  return <TurnList {...{ conversation, row, turns, display, teamId, projectId }} searched={request.said} />;
}
