import type { ProjectId } from '@confab/model';
import { connectChat, type ChatConnection } from '../../chat/conversation/chat-connection.ts';
import type { TestedStage, TesterSettings } from './tester-settings.ts';

/** Settings of a conversation over the public address. */
export interface VisitorConversation {
  readonly projectId: ProjectId;
  readonly stage: TestedStage;
  readonly settings: Pick<TesterSettings, 'language' | 'isReturning'>;
  /** Distinguishes conversations with the same stage. */
  readonly column: number;
  readonly getToken: () => string | null;
}

/**
 * Connects over the public address that visitors use. The client token is sent to Alpha only, which is restricted to
 * members of the team.
 */
export function connectVisitor({ projectId, stage, settings, column, getToken }: VisitorConversation): ChatConnection {
  const { language, isReturning } = settings;
  const connection = connectChat(`/channels/chat/${projectId}/${stage.toLowerCase()}`, {
    language,
    scope: `tester ${column} ${language ?? ''}${isReturning ? ' again' : ''}`,
    ...(stage === 'Alpha' ? { token: getToken } : {}),
  });
  return isReturning ? withEarlierVisit(connection) : connection;
}

/** Simulates a returning visitor by starting and discarding a first conversation. */
function withEarlierVisit(connection: ChatConnection): ChatConnection {
  const visitorId = connection.newId();
  return {
    ...connection,
    opening: () => ({ ...connection.opening(), visitorId }),
    async request(request, onRetry) {
      if (request.type === 'start') await connection.request({ ...request, startId: connection.newId() }, onRetry);
      return connection.request(request, onRetry);
    },
  };
}
