import { useLayoutEffect, useRef, useState } from 'react';

// The parameters of handlers differ; each handler keeps its own type.
type Handlers = Readonly<Record<string, (...parameters: never[]) => unknown>>;

/**
 * Handlers that keep their identity and call the latest ones. React Flow renders every card and edge again when one of
 * its handlers changes, which would happen with each step of a drag.
 *
 * @param handlers must have the same names in each render
 */
export function useStableHandlers<Named extends Handlers>(handlers: Named): Named {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(handlers).map((name) => [name, (...parameters: never[]) => latest.current[name]?.(...parameters)]),
    ),
  );
  // Each function has the type of the handler that it calls.
  return stable as Named;
}
