import { Button, Skeleton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useWords } from '../../words/define-words.ts';
import { words } from './kinds/words.ts';

/** A kind of input that is fetched when the first one of it is shown. */
export interface LazyKind<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches it ahead of time; it then shows at once. */
  readonly preload: () => Promise<unknown>;
}

/** How tall a control of one line is. */
const lineHeightPx = 36;

/**
 * A kind that few forms have, kept out of what every author downloads (budget of the authoring shell).
 *
 * Until it is there `waiting` stands in its place, or a skeleton that is so many pixels high; when it cannot be fetched, a way to try again.
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
      <Skeleton height={waiting} />
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
