import { useEffect, useReducer } from 'react';
import type { ChatConnection } from './chat-connection.ts';
import { ChatError } from './chat-error.ts';
import { emptyConversation, reduceConversation, type Conversation, type ConversationEvent } from './conversation.ts';

/** A conversation and what a visitor can do in it. */
export interface ConversationControl {
  readonly conversation: Conversation;
  readonly say: (text: string) => void;
  /** Sends a turn again under the id it had. */
  readonly tryAgain: (turnId: string, text: string) => void;
  readonly restart: () => void;
}

type Dispatch = (event: ConversationEvent) => void;

/** Opens the conversation, or takes up the one that a reload left behind, and carries on from there. */
export function useConversation(connection: ChatConnection): ConversationControl {
  const [conversation, dispatch] = useReducer(reduceConversation, emptyConversation);

  useEffect(() => {
    let isWanted = true;
    void open(connection, (event) => {
      if (isWanted) dispatch(event);
    });
    return () => {
      isWanted = false;
    };
  }, [connection]);

  const send = (turnId: string, text: string) => {
    if (conversation.sessionId !== undefined && conversation.phase === 'ready') {
      void sendTurn(connection, { sessionId: conversation.sessionId, turnId, text }, dispatch);
    }
  };
  return {
    conversation,
    say: (text) => send(connection.newId(), text),
    tryAgain: send,
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
    const response = (await resume(connection, slow)) ?? (await connection.request(connection.opening(), slow));
    connection.rememberSession(response.sessionId);
    dispatch({ type: 'opened', response });
  } catch (error) {
    dispatch({ type: 'notOpened', kind: kindOf(error) });
  }
}

/** The remembered conversation; undefined when there is none or the server has forgotten it. */
async function resume(connection: ChatConnection, onRetry: () => void) {
  const sessionId = connection.recallSession();
  if (sessionId === undefined) return undefined;
  try {
    return await connection.request({ type: 'resume', sessionId }, onRetry);
  } catch (error) {
    if (kindOf(error) === 'notFound') return undefined;
    throw error;
  }
}

async function sendTurn(
  connection: ChatConnection,
  turn: { readonly sessionId: string; readonly turnId: string; readonly text: string },
  dispatch: Dispatch,
): Promise<void> {
  const { turnId, text } = turn;
  dispatch({ type: 'said', turnId, text });
  try {
    const response = await connection.request({ type: 'say', ...turn }, () => dispatch({ type: 'slow' }));
    // A server that has forgotten the conversation begins another one.
    connection.rememberSession(response.sessionId);
    dispatch({ type: 'answered', turnId, response });
  } catch (error) {
    dispatch({ type: 'notSent', turnId, kind: kindOf(error) });
  }
}

function kindOf(error: unknown) {
  return error instanceof ChatError ? error.kind : 'failed';
}
