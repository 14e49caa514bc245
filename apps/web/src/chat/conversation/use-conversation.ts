import type { ChatRequest } from '@confab/contracts';
import { useEffect, useReducer } from 'react';
import type { ChatConnection } from './chat-connection.ts';
import { ChatError } from './chat-error.ts';
import { emptyConversation, reduceConversation, type Conversation, type ConversationEvent } from './conversation.ts';

/** A conversation and its commands. */
export interface ConversationControl {
  readonly conversation: Conversation;
  readonly say: (text: string) => void;
  /** Resends a turn under its id. */
  readonly tryAgain: (turnId: string, text: string) => void;
  /** Continues in another language of the assistant. */
  readonly changeLanguage: (language: string) => void;
  readonly restart: () => void;
}

type Dispatch = (event: ConversationEvent) => void;

/** Resumes the stored conversation or starts a new one, and sends its turns. */
export function useConversation(connection: ChatConnection): ConversationControl {
  const [conversation, dispatch] = useReducer(reduceConversation, emptyConversation);

  useEffect(() => {
    let isMounted = true;
    void open(connection, (event) => {
      if (isMounted) dispatch(event);
    });
    return () => {
      isMounted = false;
    };
  }, [connection]);

  const send = (turnId: string, text: string) => {
    if (conversation.sessionId !== undefined && conversation.phase === 'ready') {
      dispatch({ type: 'said', turnId, text });
      void sendTurn(connection, { type: 'say', sessionId: conversation.sessionId, turnId, text }, dispatch);
    }
  };
  return {
    conversation,
    say: (text) => send(connection.newId(), text),
    tryAgain: send,
    changeLanguage: (language) => {
      const { sessionId, phase } = conversation;
      connection.rememberLanguage?.(language);
      if (sessionId === undefined || phase !== 'ready') return;
      dispatch({ type: 'choseLanguage' });
      void sendTurn(connection, { type: 'changeLanguage', sessionId, turnId: connection.newId(), language }, dispatch);
    },
    restart: () => {
      connection.rememberSession(undefined);
      dispatch({ type: 'opening' });
      void open(connection, dispatch);
    },
  };
}

async function open(connection: ChatConnection, dispatch: Dispatch): Promise<void> {
  const slow = () => dispatch({ type: 'slow' });
  try {
    const response =
      (await resume(connection, slow)) ?? (await connection.request({ type: 'start', ...connection.opening() }, slow));
    connection.rememberSession(response.sessionId);
    dispatch({ type: 'opened', response });
  } catch (error) {
    dispatch({ type: 'notOpened', kind: getErrorKind(error) });
  }
}

/** Resumes the stored conversation; undefined when there is none or it has expired. */
async function resume(connection: ChatConnection, onRetry: () => void) {
  const sessionId = connection.recallSession();
  if (sessionId === undefined) return undefined;
  try {
    return await connection.request({ type: 'resume', sessionId, start: connection.opening() }, onRetry);
  } catch (error) {
    if (getErrorKind(error) === 'notFound') return undefined;
    throw error;
  }
}

async function sendTurn(
  connection: ChatConnection,
  turn: Extract<ChatRequest, { readonly turnId: string }>,
  dispatch: Dispatch,
): Promise<void> {
  const { turnId } = turn;
  try {
    // The server starts another conversation when this one has expired.
    const start = connection.opening();
    const response = await connection.request({ ...turn, start }, () => dispatch({ type: 'slow' }));
    connection.rememberSession(response.sessionId);
    dispatch({ type: 'answered', turnId, response });
  } catch (error) {
    dispatch({ type: 'notSent', turnId, kind: getErrorKind(error) });
  }
}

function getErrorKind(error: unknown) {
  return error instanceof ChatError ? error.kind : 'failed';
}
