import { useState } from 'react';
import { useSkeleton, useValue } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { Composer } from './composer.tsx';
import { ConversationLog } from './conversation-log.tsx';
import { SimulatorToolbar } from './simulator-toolbar.tsx';
import { TurnInspector } from './turn-inspector.tsx';
import { pathOf, type TurnPath } from './turn-words.ts';
import { firstSettings, useSimulator } from './use-simulator.ts';
import { words } from './words.ts';
import classes from './simulator.module.css';

export interface SimulatorDockProps {
  readonly projectId: string;
  readonly selectedNodeId: string | undefined;
  /** Told what the chosen turn walked through; null when there is nothing to show. A glance is not to be followed. */
  readonly onPath: (path: TurnPath | null, isGlance?: boolean) => void;
  readonly onOpenNode: (nodeId: string) => void;
}

/** Talks to the project and shows why it answered so. */
export function SimulatorDock({ projectId, selectedNodeId, onPath, onOpenNode }: SimulatorDockProps) {
  const [settings, setSettings] = useState(firstSettings);
  const [chosen, setChosen] = useState<number>();
  const simulator = useSimulator(projectId, settings);
  const say = useWords(words);
  const language = useValue(projectId, 'Language');
  const skeleton = useSkeleton();
  const names = new Map(
    [...(skeleton?.nodesOf.values() ?? [])].flat().map(({ id, displayName }) => [id as string, displayName]),
  );
  const turn = simulator.turns[chosen ?? simulator.turns.length - 1];

  async function follow(step: ReturnType<typeof simulator.start>) {
    setChosen(undefined);
    const result = await step;
    onPath(result ? pathOf(result.trace) : null);
  }

  function showPath(index: number | undefined, isGlance = false) {
    const trace = index === undefined ? undefined : simulator.turns[index]?.result.trace;
    onPath(trace ? pathOf(trace) : null, isGlance);
  }

  function choose(index: number) {
    setChosen(index);
    showPath(index);
  }

  return (
    <div className={classes.dock}>
      <section className={classes.talk} aria-label={say.conversation}>
        <SimulatorToolbar
          settings={settings}
          ownLanguage={typeof language === 'string' && language !== '' ? language : 'en'}
          selectedNodeId={selectedNodeId}
          hasBegun={simulator.turns.length > 0}
          onChange={setSettings}
          onStart={() => follow(simulator.start())}
        />
        <ConversationLog
          turns={simulator.turns}
          chosen={turn?.id}
          isWaiting={simulator.isWaiting}
          failed={simulator.failed?.message}
          hasEnded={simulator.hasEnded}
          onChoose={choose}
          onGlance={(index) => showPath(index ?? turn?.id, true)}
          onSay={(text) => follow(simulator.say(text))}
          onRetry={() => follow(simulator.retry())}
        />
        <Composer
          isOpen={simulator.turns.length > 0 && !simulator.hasEnded && !simulator.isWaiting}
          onSay={(text) => follow(simulator.say(text))}
          onSilence={() => follow(simulator.saySilence())}
        />
      </section>
      <TurnInspector turn={turn} nameOf={(id) => names.get(id) ?? say.goneNode} onOpenNode={onOpenNode} />
    </div>
  );
}
