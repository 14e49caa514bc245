import { useEffect, useRef } from 'react';
import { useEditingSession, useValue } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { Composer } from './conversation/composer.tsx';
import { ConversationLog } from './conversation/conversation-log.tsx';
import { findTurn } from './conversation/conversation-tree.ts';
import { useSimulated, useSimulator } from './simulator-context.tsx';
import { SimulatorToolbar } from './simulator-toolbar.tsx';
import { TurnInspector } from './trace/turn-inspector.tsx';
import { speak, getSpokenText } from './conversation/use-speech.ts';
import { words } from './words.ts';
import classes from './simulator.module.css';

interface SimulatorPartsProps {
  readonly isInWindow: boolean;
  /** Moves the simulator to a window or back to the dock. */
  readonly onMove: () => void;
}

/** The conversation and its inspector, shared by dock and window. */
export function SimulatorParts({ isInWindow, onMove }: SimulatorPartsProps) {
  const say = useWords(words);
  const simulator = useSimulator();
  const field = useRef<HTMLInputElement>(null);
  const own = useValue(useEditingSession().projectId, 'Language');
  const chosen = useSimulated(({ tree, settings }) => findTurn(tree, tree.head)?.begun.language ?? settings.language);
  const language = chosen ?? (typeof own === 'string' && own !== '' ? own : 'en');
  useReadAloud(language);

  function start() {
    void simulator.start();
    field.current?.focus();
  }

  return (
    <div className={classes.frame}>
      <div className={classes.dock}>
        <section className={classes.talk} aria-label={say.conversation}>
          <SimulatorToolbar isInWindow={isInWindow} onMove={onMove} onStart={start} />
          <ConversationLog language={language} />
          <Composer inputRef={field} language={language} />
        </section>
        <TurnInspector />
      </div>
    </div>
  );
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
