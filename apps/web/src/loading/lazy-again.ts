import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

interface LazyAgain<Props> {
  /** The component, which suspends until it is loaded. */
  readonly get: () => LazyExoticComponent<ComponentType<Props>>;
  /** Has it loaded once more when it is rendered next. */
  readonly forget: () => void;
}

/** Like `lazy` of React, which keeps a failure for good: here another component stands in, and loading can be repeated. */
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
