import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { listResponseFiles } from '../../chat/conversation/to-chat-message.ts';
import type { Conversation } from '../../chat/conversation/conversation.ts';
import { useEditingSession, useItem, useValue, type EditingSession } from '../../editing/index.ts';
import { isAssetId, useAssetAddresses } from '../../media/asset-addresses.ts';
import {
  findChangedStages,
  findTurn,
  getStartItemId,
  listBranch,
  useStartRequest,
  type Simulator,
} from '../simulator/index.ts';
import { useWritingLanguage } from '../translations/index.ts';
import { isResponse, toConversation, type ShownState } from './to-conversation.ts';

/** The conversation is repeated after this pause in the changes of the project. */
const pauseMs = 700;
/** A longer conversation starts again instead of being repeated, as each turn is a request. */
const mostRepeatedTurns = 12;

/** The conversation of the preview as the chat shows it. While it is repeated, the previous one stays in view. */
export function usePreviewConversation(simulator: Simulator): Conversation {
  const { teamId, projectId } = useEditingSession();
  const state = useStore(simulator);
  const [settled, setSettled] = useState<ShownState>(state);
  if (!state.replay && settled !== state) setSettled(state);
  const shown = state.replay ? settled : state;
  const name = useItem(projectId)?.displayName ?? '';
  const own = useValue(projectId, 'Language');
  const first = typeof own === 'string' && own !== '' ? own : 'en';
  const language = findTurn(shown.tree, shown.tree.head)?.begun.language ?? first;
  const hasFiles = listBranch(shown.tree).some(({ result }) =>
    result.outputs.some((output) => isResponse(output) && listResponseFiles(output).some(isAssetId)),
  );
  const addresses = useAssetAddresses(teamId, hasFiles);
  return toConversation(shown, { name, language }, addresses);
}

/** Repeats the conversation of a visitor on request, before the preview starts its own. */
export function useRecordedRequests(simulator: Simulator): void {
  const recorded = useStartRequest((state) => state.request?.recorded);
  useEffect(() => {
    if (!recorded) return;
    useStartRequest.setState({ request: undefined });
    void simulator.replay(recorded);
  }, [simulator, recorded]);
}

/** Holds the conversation in the language that the author writes in; another one starts it again. */
export function usePreviewLanguage(simulator: Simulator): void {
  const { further } = useWritingLanguage();
  useEffect(() => {
    const { settings, tree } = simulator.getState();
    if (settings.language === further) return;
    simulator.set({ language: further });
    if (tree.head !== undefined) void simulator.start();
  }, [simulator, further]);
}

/** Starts a conversation if there is none, and repeats it when the project has changed. */
export function useLiveRefresh(simulator: Simulator): void {
  const session = useEditingSession();
  useEffect(() => {
    const { tree, isWaiting, isOutdated } = simulator.getState();
    if (tree.head === undefined && !isWaiting) void simulator.start();
    else if (isOutdated) refresh(simulator, session);
  }, [simulator, session]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refreshAfterPause = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { isWaiting, isOutdated, failed } = simulator.getState();
        // The result of a running turn says whether it has seen the change.
        if (isWaiting) refreshAfterPause();
        else if (isOutdated || failed) refresh(simulator, session);
      }, pauseMs);
    };
    const unsubscribe = session.onChange((change) => {
      if (findChangedStages(change, session).includes('Draft')) refreshAfterPause();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [session, simulator]);
}

/** Repeats the conversation on the changed project, or starts a new one. */
function refresh(simulator: Simulator, { getItem }: Pick<EditingSession, 'getItem'>) {
  const { tree, failed } = simulator.getState();
  const { from } = findTurn(tree, tree.head)?.begun ?? {};
  const startId = from && getStartItemId(from);
  const turns = listBranch(tree).length;
  const canRepeat = !failed && turns > 0 && turns <= mostRepeatedTurns && (!startId || getItem(startId));
  void (canRepeat ? simulator.holdAgain() : simulator.start());
}

/** Starts the conversation at each item that becomes selected, while `follows` is set. */
export function useFollowSelection(selectedId: string | undefined, follows: boolean, start: (itemId: string) => void) {
  const [startedAt, setStartedAt] = useState(selectedId);
  const follow = useEffectEvent((itemId: string) => {
    setStartedAt(itemId);
    start(itemId);
  });
  useEffect(() => {
    if (!follows || selectedId === undefined || selectedId === startedAt) return undefined;
    // Arrow keys pass through many pages.
    const timer = setTimeout(() => follow(selectedId), 250);
    return () => clearTimeout(timer);
  }, [selectedId, startedAt, follows]);
}
