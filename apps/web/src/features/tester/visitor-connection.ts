import { connectChat, type ChatConnection } from '../../chat/conversation/chat-connection.ts';
import type { TestedStage, TesterSettings } from './tester-settings.ts';

/** Whom a conversation over the public address is with. */
export interface VisitorConversation {
  readonly projectId: string;
  readonly stage: TestedStage;
  readonly settings: Pick<TesterSettings, 'language' | 'isReturning'>;
  /** Tells conversations with the same stage apart. */
  readonly column: number;
  readonly getToken: () => string | null;
}

/**
 * A conversation over the very address that visitors use, as they have it. Only alpha, which is for members of the
 * team, is shown who asks.
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

/** Somebody who has been here before: a first visit is made for them, and thrown away. */
function withEarlierVisit(connection: ChatConnection): ChatConnection {
  const visitorId = connection.newId();
  return {
    ...connection,
    opening: () => ({ ...connection.opening(), visitorId }),
    async request(request, onRetry) {
      if (request.type === 'start') await connection.request(request, onRetry);
      return connection.request(request, onRetry);
    },
  };
}
