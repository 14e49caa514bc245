import { securityCalls, type SessionSummary } from '@confab/contracts';
import { FailureState } from '@confab/ui';
import { Button, Skeleton } from '@mantine/core';
import { useFormatTime } from '../../dates/index.ts';
import { useKeepFocusNear } from '../../platform/focus/use-keep-focus-near.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { Panel } from './panel.tsx';
import classes from './security.module.css';
import type { useSessions } from './use-sessions.ts';
import { words } from './words.ts';
import { getFallback } from '../../words/message.ts';

/** Lists the devices where the account is signed in. Each other one can be signed out, and all of them at once. */
export function SessionsPanel({ sessions, endOthers, endOne }: ReturnType<typeof useSessions>) {
  const say = useWords(words);
  const translate = useMessage();
  const { data, isError, refetch } = sessions;
  if (isError)
    return (
      <Panel title={say.sessionsTitle}>
        <FailureState
          title={say.failed}
          message={translate(getFallback(securityCalls.listSessions))}
          onRetry={() => void refetch()}
        />
      </Panel>
    );
  return (
    <Panel title={say.sessionsTitle} {...(data?.length === 1 && { description: say.onlyHere })}>
      {data ? (
        <ul className={classes.sessions}>
          {data.map((session) => (
            <SessionRow key={session.id} {...{ session, endOne }} />
          ))}
        </ul>
      ) : (
        <output aria-label={say.loading}>
          <Skeleton height={56} />
        </output>
      )}
      {data && data.length > 1 && <EndOthers endOthers={endOthers} />}
    </Panel>
  );
}

function EndOthers({ endOthers }: Pick<ReturnType<typeof useSessions>, 'endOthers'>) {
  const say = useWords(words);
  // Without another session, the button is not shown.
  const line = useKeepFocusNear<HTMLDivElement>();
  return (
    <div ref={line}>
      <Button
        variant="default"
        className={classes.submit ?? ''}
        loading={endOthers.isPending}
        onClick={() => endOthers.mutate()}
      >
        {say.endOthers}
      </Button>
    </div>
  );
}

interface SessionRowProps extends Pick<ReturnType<typeof useSessions>, 'endOne'> {
  readonly session: SessionSummary;
}

function SessionRow({ session, endOne }: SessionRowProps) {
  const say = useWords(words);
  const translate = useMessage();
  const when = useFormatTime();
  const row = useKeepFocusNear<HTMLLIElement>();
  const { agent: message, agentName: messageName, agentParts: messageParts } = session;
  const agent = message === '' ? say.unknownAgent : translate({ message, messageName, messageParts });
  return (
    <li ref={row} className={classes.session}>
      <div className={classes.device}>
        <div className={classes.agent}>
          <strong>{agent}</strong>
          {session.isCurrent && <span className={classes.here}>{say.thisBrowser}</span>}
        </div>
        <span className={classes.times}>
          {say.since(when(session.createdAt))} · {say.lastSeen(when(session.lastSeenAt))}
        </span>
      </div>
      {!session.isCurrent && (
        <Button
          variant="default"
          size="xs"
          aria-label={say.endOneNamed(agent)}
          loading={endOne.isPending && endOne.variables === session.id}
          onClick={() => endOne.mutate(session.id)}
        >
          {say.endOne}
        </Button>
      )}
    </li>
  );
}
