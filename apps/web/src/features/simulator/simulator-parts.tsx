import { useEffect, useRef } from 'react';
import { useEditingSession, useValue } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { Composer } from './composer.tsx';
import { ConversationLog } from './conversation-log.tsx';
import { turnOf } from './conversation-tree.ts';
import { useSimulated, useSimulator } from './simulator-context.tsx';
import { SimulatorToolbar } from './simulator-toolbar.tsx';
import { TurnInspector } from './turn-inspector.tsx';
import { speak, spokenOf } from './use-speech.ts';
import { words } from './words.ts';
import classes from './simulator.module.css';

interface SimulatorPartsProps {
  readonly isInWindow: boolean;
  /** Into a window, or out of it. */
  readonly onMove: () => void;
}

/** Talks to the project and shows why it answered so: the same in the dock and in a window. */
export function SimulatorParts({ isInWindow, onMove }: SimulatorPartsProps) {
  const say = useWords(words);
  const simulator = useSimulator();
  const field = useRef<HTMLInputElement>(null);
  const own = useValue(useEditingSession().projectId, 'Language');
  const chosen = useSimulated(({ tree, settings }) => turnOf(tree, tree.head)?.begun.language ?? settings.language);
  const language = chosen ?? (typeof own === 'string' && own !== '' ? own : 'en');
  useReadingAloud(language);

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

/** Reads each new answer, where somebody likes that; none a second time. */
function useReadingAloud(language: string) {
  const simulator = useSimulator();
  const head = useSimulated(({ tree }) => turnOf(tree, tree.head));
  const readsAloud = useSimulated((state) => state.preferences.readsAloud);
  useEffect(() => {
    if (!head || simulator.getState().heard === head.id) return;
    simulator.noteHeard(head.id);
    if (readsAloud) speak(spokenOf(head.result.outputs), language);
  }, [simulator, head, readsAloud, language]);
}
