import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useEditingSession, useValue } from '../../../editing/index.ts';
import { readIntentNames, readPorts, useCardWords } from '../../canvas/index.ts';
import { SimulatorDock } from '../../simulator/index.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { words } from '../words.ts';
import type { SimulatorPaneState } from './use-simulator-pane.ts';

interface SimulatorPaneProps {
  readonly simulator: SimulatorPaneState;
  readonly selectedNodeId: string | undefined;
  /** Selects an item and, with a path, scrolls to its input. */
  readonly onOpen: (itemId: string, path?: string) => void;
}

/** The simulator, with a skeleton while its code is loading. */
export function SimulatorPane({ simulator, selectedNodeId, onOpen }: SimulatorPaneProps) {
  const session = useEditingSession();
  const intents = useValue(session.projectId, 'Intents');
  const cardWords = useCardWords();

  function getConnectorName(nodeId: string, connectorId: string) {
    const ports = readPorts(session.getItem(nodeId)?.values ?? {}, readIntentNames(intents), cardWords);
    return ports.find(({ id }) => id === connectorId)?.name ?? '';
  }

  return (
    <Suspense fallback={<Loading />}>
      <SimulatorDock
        placement={simulator.placement}
        isOpen={simulator.isOpen}
        selectedNodeId={selectedNodeId}
        onOpen={onOpen}
        connectorName={getConnectorName}
        onClose={simulator.close}
      />
    </Suspense>
  );
}

function Loading() {
  const say = useWords(words);
  return (
    <div className={classes.simulatorSkeleton} aria-busy="true" aria-label={say.loadingSimulator}>
      <Skeleton height={30} width="40%" />
      <Skeleton height={60} width="60%" />
    </div>
  );
}
