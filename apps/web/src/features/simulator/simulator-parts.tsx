import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { ChatWordsProvider } from '../../chat/chat-words.tsx';
import { useWords } from '../../words/define-words.ts';
import { useLanguage } from '../../words/language.ts';
import { useWritingLanguage } from '../translations/index.ts';
import { Composer } from './conversation/composer.tsx';
import { ConversationLog } from './conversation/conversation-log.tsx';
import { findTurn } from './conversation/conversation-tree.ts';
import { getSpokenText } from './conversation/get-spoken-text.ts';
import { useSimulatorSpeech } from './conversation/simulator-speech.ts';
import { RecordedNotice } from './recorded/recorded-notice.tsx';
import { useSimulated, useSimulator } from './simulator-context.tsx';
import { isPhoneWide } from './placement.ts';
import { useSimulatorHost } from './simulator-host.tsx';
import type { Simulator } from './store/simulator-store.ts';
import { useStartRequest } from './store/start-request.ts';
import { SimulatorToolbar } from './simulator-toolbar.tsx';
import { TurnInspector } from './trace/turn-inspector.tsx';
import { words } from './words.ts';
import classes from './simulator.module.css';

/** The conversation, and outside the side pane its inspector. Starts a conversation automatically if there is none. */
export function SimulatorParts() {
  const say = useWords(words);
  const simulator = useSimulator();
  const field = useRef<HTMLInputElement>(null);
  const { languages, further } = useWritingLanguage();
  const chosen = useSimulated(({ tree, settings }) => findTurn(tree, tree.head)?.begun.language ?? settings.language);
  const language = chosen ?? further ?? languages[0] ?? '';
  const { placement, isOpen } = useSimulatorHost();
  const isSingle = isPhoneWide(placement);
  useStartRequests(simulator, field);
  const interfaceLanguage = useLanguage((state) => state.language);
  useReadAloud(isOpen, language);

  function restart() {
    void simulator.start();
    field.current?.focus();
  }

  return (
    <div className={classes.frame}>
      <div className={classes.dock} data-single={isSingle || undefined}>
        <section className={classes.talk} aria-label={say.conversation}>
          <SimulatorToolbar onRestart={restart} />
          <RecordedNotice />
          <ChatWordsProvider language={interfaceLanguage}>
            <ConversationLog language={language} />
            <Composer inputRef={field} language={language} />
          </ChatWordsProvider>
        </section>
        {!isSingle && <TurnInspector />}
      </div>
    </div>
  );
}

/** Starts a conversation for each start request, and when the simulator opens without one. */
function useStartRequests(simulator: Simulator, field: RefObject<HTMLInputElement | null>) {
  const request = useStartRequest((state) => state.request);
  useEffect(() => {
    if (request) {
      useStartRequest.setState({ request: undefined });
      if (request.recorded) void simulator.replay(request.recorded);
      else if (request.from === 'again') void simulator.start();
      else if (request.from) void simulator.startFrom(request.from);
      field.current?.focus();
    }
    const { tree, isWaiting, failed } = simulator.getState();
    if (tree.head === undefined && !isWaiting && !failed) void simulator.start();
  }, [simulator, request, field]);
}

/** Reads each new answer aloud once while the simulator is open, if the preference is on. */
function useReadAloud(isOpen: boolean, language: string) {
  const speech = useSimulatorSpeech();
  const simulator = useSimulator();
  const head = useSimulated(({ tree }) => findTurn(tree, tree.head));
  const readsAloud = useSimulated((state) => state.preferences.readsAloud);
  const read = useEffectEvent((text: string) => {
    if (speech.isThere && text !== '') speech.listen(text, text, language);
  });
  useEffect(() => {
    if (!isOpen || !head || simulator.getState().heard === head.id) return;
    simulator.noteHeard(head.id);
    if (readsAloud) read(getSpokenText(head.result.outputs));
  }, [simulator, isOpen, head, readsAloud]);
}
