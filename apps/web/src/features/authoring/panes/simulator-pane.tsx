import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useEditingSession, useValue } from '../../../editing/index.ts';
import { readIntentNames, readPorts, useCardWords } from '../../canvas/index.ts';
import { SimulatorDock, type SimulatorPlacement } from '../../simulator/index.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { words } from '../words.ts';

interface SimulatorPaneProps {
  readonly placement: SimulatorPlacement;
  readonly isOpen: boolean;
  readonly selectedNodeId: string | undefined;
  /** Selects an item and, with a path, scrolls to its input. */
  readonly onOpen: (itemId: string, path?: string) => void;
  readonly onClose: () => void;
}

/** The simulator, with a skeleton while its code is loading. */
export function SimulatorPane(props: SimulatorPaneProps) {
  const session = useEditingSession();
  const intents = useValue(session.projectId, 'Intents');
  const cardWords = useCardWords();

  function getConnectorName(nodeId: string, connectorId: string) {
    const ports = readPorts(session.getItem(nodeId)?.values ?? {}, readIntentNames(intents), cardWords);
    return ports.find(({ id }) => id === connectorId)?.name ?? '';
  }

  return (
    <Suspense fallback={<Loading />}>
      <SimulatorDock {...props} connectorName={getConnectorName} />
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
