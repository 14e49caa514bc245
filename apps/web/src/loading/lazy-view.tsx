import { createContext, use, useReducer, type ComponentType, type ReactNode } from 'react';
import { lazyAgain } from './lazy-again.ts';
import { Unreachable } from './unreachable.tsx';

const Retry = createContext<() => void>(() => undefined);

/**
 * A page, pane or tab whose code is loaded when it is first rendered; it suspends until then. When the code cannot be
 * loaded, as during an outage, a notice in its place offers to try again, and the rest of the page stays.
 */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  const view = lazyAgain<Props>(load, NotLoaded);

  return function LazyView(props: Props) {
    const [, render] = useReducer((count: number) => count + 1, 0);
    const View: ComponentType<Props> = view.get();
    function retry() {
      view.forget();
      render();
    }
    return (
      <Retry value={retry}>
        <View {...props} />
      </Retry>
    );
  };
}

function NotLoaded() {
  return <Unreachable onRetry={use(Retry)} />;
}
