import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

const retryMs = 3_000;

/**
 * A part of a page that is loaded when it is first rendered, and that the page works without. While it cannot be
 * loaded, as during an outage, it shows nothing and is tried again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined;

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isShown = true;
      function attempt() {
        load().then(
          (component) => {
            loaded = component;
            if (isShown) setPart(() => component);
          },
          () => {
            if (isShown) timer = setTimeout(attempt, retryMs);
          },
        );
      }
      attempt();
      return () => {
        isShown = false;
        clearTimeout(timer);
      };
    }, [Part]);
    return Part ? <Part {...props} /> : null;
  };
}
