import { Button, Skeleton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../kinds/words.ts';

/** A component that is loaded when it is first shown. */
export interface LazyKind<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the component ahead of time. */
  readonly preload: () => Promise<unknown>;
}

/** Height of a control with one line. */
const lineHeightPx = 36;

/**
 * Loads an input kind on demand, to keep the authoring shell within its size budget.
 *
 * Shows `waiting`, or a skeleton of that height in pixels, while loading, and a button to try again after a failure.
 */
export function lazyKind<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: number | ReactNode = lineHeightPx,
): LazyKind<Props> {
  let loaded: ComponentType<Props> | undefined;
  let fetching: Promise<ComponentType<Props>> | undefined;

  function preload() {
    fetching ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    );
    return fetching;
  }

  function LazyInput(props: Props) {
    const [Control, setControl] = useState(() => loaded);
    const [isFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Control || isFailed) return undefined;
      let isShown = true;
      preload().then(
        (component) => isShown && setControl(() => component),
        () => isShown && setFailed(true),
      );
      return () => {
        isShown = false;
      };
    }, [Control, isFailed]);
    if (Control) return <Control {...props} />;
    return isFailed ? (
      <TryAgain onPress={() => setFailed(false)} />
    ) : typeof waiting === 'number' ? (
      <Skeleton height={waiting} aria-busy="true" />
    ) : (
      waiting
    );
  }
  return Object.assign(LazyInput, { preload });
}

function TryAgain({ onPress }: { readonly onPress: () => void }) {
  const say = useWords(words);
  return (
    <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden="true" />} onClick={onPress}>
      {say.loadAgain}
    </Button>
  );
}
