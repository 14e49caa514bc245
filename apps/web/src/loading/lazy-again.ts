import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

interface LazyAgain<Props> {
  /** The component, which suspends until it is loaded. */
  readonly get: () => LazyExoticComponent<ComponentType<Props>>;
  /** Loads it again at the next render. */
  readonly forget: () => void;
}

/**
 * Like React's `lazy`, which keeps a failure forever. Here a failure shows the fallback, and loading can be repeated.
 */
export function lazyAgain<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props>,
): LazyAgain<Props> {
  const make = () =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        () => ({ default: fallback }),
      ),
    );
  let component = make();
  return {
    get: () => component,
    forget() {
      component = make();
    },
  };
}
