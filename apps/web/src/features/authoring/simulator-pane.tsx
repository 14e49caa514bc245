import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useProjectSession, useValue } from '../../editing/index.ts';
import { intentNamesOf, portsOf } from '../canvas/index.ts';
import { SimulatorDock } from '../simulator/index.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './authoring.module.css';
import { words } from './words.ts';

interface SimulatorPaneProps {
  readonly selectedNodeId: string | undefined;
  /** Leads to an item, and to an input of it where there is a path. */
  readonly onOpen: (itemId: string, path?: string) => void;
}

/** The simulator in the dock; a skeleton stands there while its code is coming. */
export function SimulatorPane(props: SimulatorPaneProps) {
  const session = useProjectSession();
  const intents = useValue(session.projectId, 'Intents');

  function connectorName(nodeId: string, connectorId: string) {
    const ports = portsOf(session.getItem(nodeId)?.values ?? {}, intentNamesOf(intents));
    return ports.find(({ id }) => id === connectorId)?.name ?? '';
  }

  return (
    <Suspense fallback={<Loading />}>
      <SimulatorDock {...props} connectorName={connectorName} />
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
