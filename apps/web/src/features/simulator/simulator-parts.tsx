import { useEffect, useRef, type RefObject } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useWritingLanguage } from '../translations/index.ts';
import { Composer } from './conversation/composer.tsx';
import { ConversationLog } from './conversation/conversation-log.tsx';
import { findTurn } from './conversation/conversation-tree.ts';
import { RecordedNotice } from './recorded/recorded-notice.tsx';
import { useSimulated, useSimulator } from './simulator-context.tsx';
import { isPhoneWide } from './placement.ts';
import { useSimulatorHost } from './simulator-host.tsx';
import type { Simulator } from './store/simulator-store.ts';
import { useStartRequest } from './store/start-request.ts';
import { SimulatorToolbar } from './simulator-toolbar.tsx';
import { TurnInspector } from './trace/turn-inspector.tsx';
import { speak, getSpokenText } from './conversation/use-speech.ts';
import { words } from './words.ts';
import classes from './simulator.module.css';

/** The conversation, and outside of the side pane its inspector. Starts a conversation by itself if there is none. */
export function SimulatorParts() {
  const say = useWords(words);
  const simulator = useSimulator();
  const field = useRef<HTMLInputElement>(null);
  const { languages, further } = useWritingLanguage();
  const chosen = useSimulated(({ tree, settings }) => findTurn(tree, tree.head)?.begun.language ?? settings.language);
  const language = chosen ?? further ?? languages[0] ?? '';
  const isSingle = isPhoneWide(useSimulatorHost().placement);
  useStartRequests(simulator, field);
  useReadAloud(language);

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
          <ConversationLog language={language} />
          <Composer inputRef={field} language={language} />
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

/** Reads each new answer aloud once, if the preference is on. */
function useReadAloud(language: string) {
  const simulator = useSimulator();
  const head = useSimulated(({ tree }) => findTurn(tree, tree.head));
  const readsAloud = useSimulated((state) => state.preferences.readsAloud);
  useEffect(() => {
    if (!head || simulator.getState().heard === head.id) return;
    simulator.noteHeard(head.id);
    if (readsAloud) speak(getSpokenText(head.result.outputs), language);
  }, [simulator, head, readsAloud, language]);
}
